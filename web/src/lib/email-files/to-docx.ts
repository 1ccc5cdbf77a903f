import { readDraft, type Block, type FormattedRun } from '@copydesk/text';
import { Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx';

/** An email as a Word document: the subject is its heading, lists are lists, bold is bold. */
export function toDocx(draft: string): Promise<Blob> {
  const { subject, blocks } = readDraft(draft);
  const heading = subject === null ? [] : [new Paragraph({ heading: HeadingLevel.HEADING_1, text: subject })];
  const body = blocks.flatMap(paragraphsOf);
  return Packer.toBlob(
    new Document({
      title: subject ?? undefined,
      styles: { default: { document: { run: { font: 'Georgia', size: 24 } } } },
      sections: [{ children: [...heading, ...body] }],
    }),
  );
}

function paragraphsOf(block: Block): Paragraph[] {
  if (block.kind === 'list') {
    return block.items.map((runs) => new Paragraph({ bullet: { level: 0 }, children: textRuns(runs) }));
  }
  const children = block.lines.flatMap((runs, index) => textRuns(runs, index > 0));
  return [new Paragraph({ spacing: { after: 200 }, children })];
}

/** The first run of a later line begins on a line of its own. */
function textRuns(runs: FormattedRun[], startsLine = false): TextRun[] {
  return runs.map(({ text, bold }, index) => new TextRun({ text, bold, break: startsLine && index === 0 ? 1 : 0 }));
}
