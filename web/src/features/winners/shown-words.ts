import { readDraft } from '@copydesk/text';

/** The words of an email in the order in which the screen shows them, a line for each of its lines. */
export function shownWords(text: string): string {
  const { subject, blocks } = readDraft(text);
  const lines = blocks.flatMap((block) => (block.kind === 'list' ? block.items : block.lines));
  return [subject ?? '', ...lines.map((runs) => runs.map((run) => run.text).join(''))].join('\n');
}
