import { plainLink, readLinkAddress, readPieces } from '@copydesk/text';
import { DOMSerializer, Fragment, Slice, type ResolvedPos } from 'prosemirror-model';
import type { EditorProps } from 'prosemirror-view';
import { blocksOf } from './draft-document';
import { schema } from './schema';

/** What goes onto the clipboard and comes from it: our markup alone, without the looks of this page or of others. */
export const pasting: Pick<
  EditorProps,
  'transformPastedHTML' | 'clipboardTextParser' | 'clipboardTextSerializer' | 'clipboardSerializer'
> = {
  transformPastedHTML: (html) => plainHtml(html),
  clipboardTextParser: (text, $at) => readPasted(text, $at),
  clipboardTextSerializer: ({ content }) => plainText(content),
  clipboardSerializer: new DOMSerializer(
    {
      ...DOMSerializer.nodesFromSchema(schema),
      subject: () => ['h3', { 'data-subject': '' }, 0],
      paragraph: () => ['p', 0],
      list: () => ['ul', 0],
      item: () => ['li', 0],
      line_break: () => ['br'],
    },
    { bold: () => ['strong', 0], link: ({ attrs }) => ['a', { href: String(attrs.href) }, 0] },
  ),
};

function readPasted(text: string, $at: ResolvedPos): Slice {
  const words = text.replace(/\r\n?/g, '\n');
  if (!words.includes('\n')) return new Slice(Fragment.from(schema.text(words)), 0, 0);
  const isBody = $at.pos > 2 && $at.parent.type !== schema.nodes.subject;
  return Slice.maxOpen(Fragment.from(blocksOf(words, readPieces(words, { isBody }))));
}

function plainText(content: Fragment): string {
  const lines: string[] = [];
  let isItem = false;
  content.descendants((block) => {
    if (!block.isTextblock) return !block.isText;
    const words = wordsOf(block.content);
    const isNext = block.type === schema.nodes.item;
    if (lines.length > 0) lines.push(isItem && isNext ? '\n' : '\n\n');
    lines.push(isNext ? `• ${words}` : words);
    isItem = isNext;
    return false;
  });
  return lines.length > 0 ? lines.join('') : wordsOf(content);
}

/** The words of a block or of a part of one, with the address of each link behind its last word. */
function wordsOf(content: Fragment): string {
  let words = '';
  let link: { words: string; href: string } | null = null;
  const endLink = () => {
    if (link) words += plainLink(link.words, link.href);
    link = null;
  };
  content.forEach((node) => {
    const text = node.text ?? '\n';
    const mark = node.marks.find(({ type }) => type === schema.marks.link);
    const href = mark && String(mark.attrs.href);
    if (link?.href !== href) endLink();
    if (href === undefined) words += text;
    else link = { href, words: (link?.words ?? '') + text };
  });
  endLink();
  return words;
}

/**
 * The HTML of other programs in elements that we know: Word writes lists as paragraphs, Google Docs bold words by a style
 * and wraps everything in a <b> that is none. Styles are read as text, since the
 * content security policy lets none of them apply.
 */
function plainHtml(html: string): string {
  const unstyled = html.replace(/<[^<>]*>/g, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-style='));
  const { body } = new DOMParser().parseFromString(unstyled, 'text/html');
  body.querySelectorAll('style, script, title, [data-style*="mso-list:Ignore" i]').forEach((part) => part.remove());
  body.querySelectorAll<HTMLElement>('[data-style*="font-weight" i]').forEach((element) => {
    const weight = /font-weight\s*:\s*(\w+)/i.exec(element.dataset.style ?? '')?.[1] ?? '';
    const isBold = /^(?:bold|bolder|[6-9]00)$/i.test(weight);
    if (isBold && element.matches('span')) rename(element, 'strong');
    else if (!isBold && element.matches('b, strong')) rename(element, 'span');
  });
  body.querySelectorAll<HTMLElement>('p[data-style*="mso-list" i]').forEach((paragraph) => {
    const item = document.createElement('li');
    item.append(...paragraph.childNodes);
    const before = paragraph.previousElementSibling;
    const list = before instanceof HTMLUListElement ? before : document.createElement('ul');
    list.append(item);
    if (list === before) paragraph.remove();
    else paragraph.replaceWith(list);
  });
  body.querySelectorAll<HTMLAnchorElement>('a[href]').forEach((link) => {
    const address = readLinkAddress(link.getAttribute('href') ?? '');
    const words = link.textContent.trim();
    const isBare = 'href' in address && plainLink(words, address.href.replace(/\/$/, '')) === words;
    // An address that is its own words is one without marks.
    if (isBare) rename(link, 'span');
  });
  return body.innerHTML;
}

function rename(element: Element, name: 'strong' | 'span'): void {
  const renamed = document.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
