import { readDraft, type Appendix, type Block, type TextRun } from '@copydesk/text';
import { Document, HeadingLevel, Packer, Paragraph, TextRun as DocxRun } from 'docx';
import type { Email } from './email-formats';

/** An email as a Word document: the subject is its heading, lists are lists, bold is bold; an appendix follows it. */
export function toDocx({ text, preheader }: Pick<Email, 'text' | 'preheader'>, appendix?: Appendix): Promise<Blob> {
  const { subject, blocks } = readDraft(text);
  const heading = subject === null ? [] : [new Paragraph({ heading: HeadingLevel.HEADING_1, text: subject })];
  const behind = preheader
    ? [new Paragraph({ spacing: { after: 200 }, children: [italic(`Preheader: ${preheader}`)] })]
    : [];
  const body = blocks.flatMap(paragraphsOf);
  const sources = appendix
    ? [
        new Paragraph({ heading: HeadingLevel.HEADING_2, text: appendix.heading }),
        ...appendix.blocks.flatMap(paragraphsOf),
      ]
    : [];
  return Packer.toBlob(
    new Document({
      title: subject ?? undefined,
      styles: { default: { document: { run: { font: 'Georgia', size: 24 } } } },
      sections: [{ children: [...heading, ...behind, ...body, ...sources] }],
    }),
  );
}

const italic = (text: string) => new DocxRun({ text, italics: true });

function paragraphsOf(block: Block<TextRun>): Paragraph[] {
  if (block.kind === 'list') {
    const last = block.items.length - 1;
    return block.items.map((runs, index) => {
      const spacing = index === last ? { after: 200 } : undefined;
      return new Paragraph({ bullet: { level: 0 }, spacing, children: textRuns(runs) });
    });
  }
  const children = block.lines.flatMap((runs, index) => textRuns(runs, index > 0));
  return [new Paragraph({ spacing: { after: 200 }, children })];
}

/** The first run of a later line begins on a line of its own. */
function textRuns(runs: TextRun[], startsLine = false): DocxRun[] {
  return runs.map(({ text, bold }, index) => new DocxRun({ text, bold, break: startsLine && index === 0 ? 1 : 0 }));
}
