import { readLinkAddress } from '@copydesk/text';
import { type DOMOutputSpec, type NodeSpec, Schema } from 'prosemirror-model';
import { BLOCK_STYLE } from '@/ui/block-style';
import { LABEL_STYLE, SUBJECT_STYLE } from '../parts/draft-style';

/**
 * How a block stood in the raw draft: its lines with their marks, and what parted it from the one before. Both are
 * kept as long as they say what the block says, so that nothing changes that nobody touched.
 */
const SOURCE: NodeSpec['attrs'] = { raw: { default: null }, gap: { default: null } };

const styled = (tag: string, style: string): DOMOutputSpec => [tag, { dir: 'auto', class: style }, 0];

/** An email as our drafts can say it: a subject line, paragraphs, lists, links, bold words. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'subject? (paragraph | list)+', attrs: { head: { default: '' }, tail: { default: '' } } },
    subject: {
      content: 'text*',
      marks: '',
      attrs: SOURCE,
      defining: true,
      parseDOM: [{ tag: 'h3[data-subject]' }],
      toDOM: () => [
        'div',
        ['p', { 'data-not-text': '', contenteditable: 'false', class: LABEL_STYLE }, 'Subject'],
        ['h3', { dir: 'auto', class: SUBJECT_STYLE, 'data-subject': '' }, 0],
      ],
    },
    paragraph: {
      content: '(text | line_break)*',
      attrs: SOURCE,
      parseDOM: [{ tag: 'p' }],
      toDOM: () => styled('p', BLOCK_STYLE.paragraph),
    },
    list: {
      content: 'item+',
      parseDOM: [{ tag: 'ul' }, { tag: 'ol' }],
      toDOM: () => styled('ul', BLOCK_STYLE.list),
    },
    item: {
      content: 'text*',
      attrs: SOURCE,
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => styled('li', BLOCK_STYLE.item),
    },
    text: {},
    line_break: { inline: true, selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: (element) => hrefOf(element) }],
      toDOM: ({ attrs }) => ['a', { href: String(attrs.href), title: String(attrs.href), class: BLOCK_STYLE.link }, 0],
    },
    bold: {
      parseDOM: [{ tag: 'strong' }, { tag: 'b' }],
      toDOM: () => ['strong', { class: BLOCK_STYLE.bold }, 0],
    },
  },
});

/** An address that no reader may be sent to makes no link of its words. */
function hrefOf(element: HTMLElement): { href: string } | false {
  const address = readLinkAddress(element.getAttribute('href') ?? '');
  return 'href' in address && address;
}
