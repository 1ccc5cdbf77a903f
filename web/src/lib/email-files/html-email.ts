import {
  type Block,
  escapeHtml,
  httpUrl,
  markedLinks,
  plainBody,
  plainRuns,
  readDraft,
  runsByLink,
  type TextRun,
  trimEndBy,
} from '@copydesk/text';
import { EMAIL_TEMPLATE } from './email-template';
import type { Sender } from './sender';
import { findTags, isLinkTag, isWholeLink, mapTags } from './merge-tags';

/** What is sent to readers. */
export interface SentEmail {
  text: string;
  preheader: string | null;
  sender: Sender;
}

const PARAGRAPH = 'margin:0 0 16px';
const LIST = 'margin:0 0 16px;padding:0 0 0 24px';
const ITEM = 'margin:0 0 8px';
const LINK = 'color:#1f5f8b;text-decoration:underline';
/** What stands behind the preheader keeps an inbox from showing how the body begins. */
const NOTHING = '&#847;&zwnj;&nbsp;'.repeat(60);
const LETTER = /\p{L}/u;
const RIGHT_TO_LEFT = /[\u0590-\u08ff]/;
const BUTTON_MAX = 50;

/**
 * A draft as the HTML of an email. `email-template.ts` holds the tables and conditions that MJML made for all clients.
 * What the draft says is escaped; merge tags stay to the letter, since a sending tool reads the source. A line that says
 * something and ends with a link is a button, and so are one above its link and a paragraph that is a link with words of its own.
 */
export function htmlEmail({ text, preheader, sender }: SentEmail): string {
  const { subject, blocks } = readDraft(text);
  const isRightToLeft = RIGHT_TO_LEFT.test(LETTER.exec(plainBody(blocks))?.[0] ?? '');
  const side = { dir: isRightToLeft ? 'rtl' : 'ltr', align: isRightToLeft ? 'right' : 'left' };
  const footer = footerLines(sender).map(inline).join('<br>');
  return [
    fill(EMAIL_TEMPLATE.start, {
      ...side,
      subject: escapeAttribute(subject ?? ''),
      preheader: preheader ? inline(preheader) + NOTHING : '',
    }),
    ...rowsOf(blocks).map((row) =>
      'html' in row ? fill(EMAIL_TEMPLATE.text, { ...side, text: row.html }) : fill(EMAIL_TEMPLATE.button, row),
    ),
    footer && fill(EMAIL_TEMPLATE.footer, { ...side, footer }),
    EMAIL_TEMPLATE.end,
  ].join('');
}

/** The same as plain text, for who reads no HTML. */
export function textEmail({ text, sender }: SentEmail): string {
  const footer = footerLines(sender).map((line) => (typeof line === 'string' ? line : `${line.label}: ${line.href}`));
  return [plainBody(readDraft(text).blocks), footer.join('\n')].filter(Boolean).join('\n\n--\n');
}

interface Button {
  label: string;
  href: string;
}

interface TextLink {
  from: number;
  to: number;
  href: string;
}

/** The places of a text that a reader may click, with their addresses. */
export function linksIn(text: string): TextLink[] {
  const marked = markedLinks(text);
  const bare = addressesIn(text).filter(({ from, to }) => !marked.some((link) => from < link.to && to > link.from));
  const worded = marked.map(({ words, href }) => ({ ...words, href }));
  return [...bare, ...worded].sort((one, other) => one.from - other.from);
}

function addressesIn(text: string): TextLink[] {
  // A tag in an address may hold what ends an address.
  const plain = mapTags(text, (tag) => 'x'.repeat(tag.text.length));
  const urls = [...plain.matchAll(/https?:\/\/[^\s<>"]+/gi)].flatMap(({ 0: found, index: from }) => {
    const address = trimEndBy(found, /[.,;:!?)\]'’”]/);
    const to = from + address.length;
    return httpUrl(address) === null ? [] : [{ from, to, href: text.slice(from, to) }];
  });
  const tags = findTags(text)
    .filter((tag) => isLinkTag(tag) && !urls.some(({ from, to }) => tag.from >= from && tag.to <= to))
    .map(({ from, to, text: href }) => ({ from, to, href }));
  return [...urls, ...tags];
}

/** Paragraphs and lists that stand together are one row, a button is one of its own. */
function rowsOf(blocks: Block<TextRun>[]): ({ html: string } | { label: string; href: string })[] {
  const rows: ({ html: string } | { label: string; href: string })[] = [];
  for (const block of blocks) {
    const button = buttonOf(block);
    const last = rows.at(-1);
    if (button) rows.push({ label: escapeText(button.label), href: escapeAttribute(button.href) });
    else if (last && 'html' in last) last.html += htmlBlock(block);
    else rows.push({ html: htmlBlock(block) });
  }
  return rows;
}

function buttonOf(block: Block<TextRun>): Button | null {
  const lines = block.kind === 'paragraph' ? block.lines : [];
  if (lines.length > 2) return null;
  if (lines.flat().some(({ href }) => href !== undefined)) return buttonOfLink(lines);
  const text = lines.map((line) => line.map((run) => run.text).join('')).join('\n');
  const [link, ...more] = linksIn(text);
  if (!link || more.length > 0 || link.to < text.length) return null;
  // In two lines it is one where the second is its address.
  if (lines.length === 2 && text.charAt(link.from - 1) !== '\n') return null;
  const label = trimEndBy(text.slice(0, link.from), /[\s:>→–—-]/);
  return LETTER.test(label) && label.length <= BUTTON_MAX ? { label, href: link.href } : null;
}

/** A paragraph that is nothing but a link. */
function buttonOfLink(lines: TextRun[][]): Button | null {
  const [link, ...more] = runsByLink(lines.flat().filter(({ text }) => text.trim() !== ''));
  if (lines.length !== 1 || link?.href === undefined || more.length > 0) return null;
  const label = plainRuns(link.runs).trim();
  return LETTER.test(label) && label.length <= BUTTON_MAX ? { label, href: link.href } : null;
}

function footerLines({ address, unsubscribeText, unsubscribeLink }: Sender): (string | Button)[] {
  const [words, href] = [unsubscribeText.trim(), unsubscribeLink.trim()];
  const way = isWholeLink(href) ? href : href ? { label: words || 'Unsubscribe', href } : words;
  return [...address.trim().split('\n'), way].filter(Boolean);
}

function htmlBlock(block: Block<TextRun>): string {
  return block.kind === 'list'
    ? `<ul style="${LIST}">${block.items.map((runs) => `<li style="${ITEM}">${htmlRuns(runs)}</li>`).join('')}</ul>`
    : `<p style="${PARAGRAPH}">${block.lines.map(htmlRuns).join('<br>')}</p>`;
}

function htmlRuns(runs: TextRun[]): string {
  return runsByLink(runs)
    .map(({ href, runs: words }) => {
      const say = href === undefined ? linked : escapeText;
      const html = words.map(({ text, bold }) => (bold ? `<strong>${say(text)}</strong>` : say(text))).join('');
      return href === undefined ? html : `<a href="${escapeAttribute(href)}" style="${LINK}">${html}</a>`;
    })
    .join('');
}

function linked(text: string): string {
  let [html, at] = ['', 0];
  for (const { from, to, href } of linksIn(text)) {
    html += escapeText(text.slice(at, from)) + anchor({ label: text.slice(from, to), href });
    at = to;
  }
  return html + escapeText(text.slice(at));
}

const inline = (line: string | Button) => (typeof line === 'string' ? escapeText(line) : anchor(line));

const anchor = ({ label, href }: Button) =>
  `<a href="${escapeAttribute(href)}" style="${LINK}">${escapeText(label)}</a>`;

/** Escaped, but for merge tags: they hold nothing that could be markup. */
const escapeText = (text: string) => mapTags(text, (tag) => tag.text, escapeHtml);

/** The same for an attribute, which a quotation mark would end. */
const escapeAttribute = (text: string) =>
  mapTags(text, (tag) => (tag.text.includes('"') ? escapeHtml(tag.text) : tag.text), escapeHtml);

function fill(piece: string, values: Record<string, string>): string {
  return piece.replace(/\[\[([a-z]+)\]\]/g, (_, name: string) => values[name] ?? '');
}
