import { readDraft, runsByLink, type Block, type TextRun } from './read-draft';
import type { Appendix } from './sources-appendix';

/** A draft as plain text, to be pasted anywhere: no bold marks, bullets as `• `, the subject in a first line, the preheader below it. */
export function draftToPlainText(text: string, preheader: string | null = null): string {
  const { subject, blocks } = readDraft(text);
  const body = plainBody(blocks);
  const head = [subject && `Subject: ${subject}`, preheader && `Preheader: ${preheader}`].filter(Boolean).join('\n');
  return [head, body].filter(Boolean).join('\n\n');
}

/** The body of a draft as plain text, without its subject line. */
export function draftToPlainBody(text: string): string {
  return plainBody(readDraft(text).blocks);
}

/** What `draftToPlainBody` answers, of a draft that is read. */
export function plainBody(blocks: Block[]): string {
  return blocks.map(plainBlock).join('\n\n');
}

/** A draft as HTML, to be pasted into an email program. Everything that the draft says is escaped. */
export function draftToHtml(text: string): string {
  const { subject, blocks } = readDraft(text);
  const parts = blocks.map(htmlBlock);
  return (subject === null ? parts : [`<p><strong>Subject: ${escapeHtml(subject)}</strong></p>`, ...parts]).join('\n');
}

/** What may go along with the body of an email. */
interface PageExtras {
  /** What an inbox shows behind the subject: it stands first, unseen. */
  preheader?: string | null;
  /** Follows the body. */
  appendix?: Appendix;
}

/** The body of a draft as a whole HTML page whose title is the subject, to be read and kept. */
export function draftToHtmlDocument(text: string, { preheader, appendix }: PageExtras = {}): string {
  const { subject, blocks } = readDraft(text);
  const direction = RIGHT_TO_LEFT.test(LETTER.exec(plainBody(blocks))?.[0] ?? '') ? ' dir="rtl"' : '';
  return [
    `<!doctype html>\n<html${direction}>\n<head>\n<meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>${escapeHtml(subject ?? '')}</title>`,
    '</head>\n<body style="margin:0 auto;padding:24px;max-width:600px;font:16px/1.6 Georgia,serif;color:#1a1a1a">',
    ...(preheader ? [hiddenPreheader(preheader)] : []),
    blocks.map(htmlBlock).join('\n'),
    ...(appendix ? [`<hr>\n<h2>${escapeHtml(appendix.heading)}</h2>`, ...appendix.blocks.map(htmlBlock)] : []),
    '</body>\n</html>\n',
  ].join('\n');
}

/** Seen by no reader; what stands behind it keeps an inbox from showing how the body begins. */
function hiddenPreheader(words: string): string {
  const hidden = 'display:none;max-height:0;overflow:hidden;opacity:0;mso-hide:all';
  return `<div style="${hidden}">${escapeHtml(words)}${'&#847;&zwnj;&nbsp;'.repeat(60)}</div>`;
}

const LETTER = /\p{L}/u;
const RIGHT_TO_LEFT = /[\u0590-\u08ff]/;

function plainBlock(block: Block<TextRun>): string {
  return block.kind === 'list'
    ? block.items.map((runs) => `• ${plainLine(runs)}`).join('\n')
    : block.lines.map(plainLine).join('\n');
}

/** What a line says, with the address of each link behind its words. */
function plainLine(runs: TextRun[]): string {
  return runsByLink(runs)
    .map((group) => plainLink(plainRuns(group.runs), group.href))
    .join('');
}

/** A link where there are none: its words with the address behind them, which stands alone where the words are the address. */
export function plainLink(words: string, href: string | undefined): string {
  if (href === undefined) return words;
  const address = href.replace(/^mailto:/i, '');
  return words.trim() === address || words.trim() === href ? address : `${words} (${address})`;
}

/** What runs say, without their marks. */
export function plainRuns(runs: TextRun[]): string {
  let plain = '';
  for (const { text } of runs) plain += text;
  return plain;
}

function htmlBlock(block: Block<TextRun>): string {
  return block.kind === 'list'
    ? `<ul>${block.items.map((runs) => `<li>${htmlRuns(runs)}</li>`).join('')}</ul>`
    : `<p>${block.lines.map(htmlRuns).join('<br>')}</p>`;
}

function htmlRuns(runs: TextRun[]): string {
  return runsByLink(runs)
    .map((group) => {
      const words = group.runs
        .map((run) => (run.bold ? `<strong>${escapeHtml(run.text)}</strong>` : escapeHtml(run.text)))
        .join('');
      return group.href === undefined ? words : `<a href="${escapeHtml(group.href)}">${words}</a>`;
    })
    .join('');
}

/** A text as HTML that shows it. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
