import { plainLink, plainRuns, readDraft, runsByLink, type Appendix, type Block, type TextRun } from '@copydesk/text';
import { Document, ExternalHyperlink, HeadingLevel, Packer, Paragraph, TextRun as DocxRun } from 'docx';
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
function textRuns(runs: TextRun[], startsLine = false): (DocxRun | ExternalHyperlink)[] {
  return runsByLink(runs).flatMap(({ href, runs: words }, group): (DocxRun | ExternalHyperlink)[] => {
    const isNewLine = (index: number) => startsLine && group === 0 && index === 0;
    const styled = (run: TextRun, index: number, style?: string) =>
      new DocxRun({ text: run.text, bold: run.bold, break: isNewLine(index) ? 1 : 0, ...(style && { style }) });
    if (href === undefined) return words.map((run, index) => styled(run, index));
    // A merge tag alone is no address that Word could open.
    if (!/^(?:https?|mailto):/i.test(href)) {
      const text = plainLink(plainRuns(words), href);
      return [styled({ text, bold: words[0]?.bold ?? false }, 0)];
    }
    return [
      new ExternalHyperlink({ link: href, children: words.map((run, index) => styled(run, index, 'Hyperlink')) }),
    ];
  });
}
