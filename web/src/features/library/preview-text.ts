import { readDraft, type Block } from '@copydesk/text';

/** The beginning of a saved email in running words: its title says the subject already. */
export function previewText(preview: string): string {
  return readDraft(preview, { partial: true }).blocks.map(wordsOf).join(' ');
}

function wordsOf(block: Block): string {
  const lines = block.kind === 'list' ? block.items : block.lines;
  return lines.map((runs) => runs.map(({ text }) => text).join('')).join(' ');
}
