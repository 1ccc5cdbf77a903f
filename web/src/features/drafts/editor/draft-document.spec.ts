import fc from 'fast-check';
import type { Node } from 'prosemirror-model';
import { EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { readAgain } from './as-read';
import { readDocument, writeDocument } from './draft-document';
import { selectedLink, selectForLink, setLink } from './links';
import { schema } from './schema';

/** Drafts with every mark of ours at every odd place. */
const drafts = fc
  .array(
    fc.constantFrom(
      ...[
        'Subject: ',
        '**Subject:** ',
        '- ',
        '* ',
        '•  ',
        '**',
        '***',
        '*',
        ' ',
        '  ',
        '\n',
        '\n\n',
        '\r\n',
        '\r\n\r\n',
      ],
      ...['Revenue', 'of $4.2 billion', 'שלום', '👩‍💻', '{{first_name}}', '.', 'https://a.example', '\u2028', '-'],
      ...['[', '](https://a.example/x)', '](mailto:desk@a.example)', '[the report]({{cta_url}})', '[', ']', '('],
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''));

/** Bold that begins on one line and ends alone on the next: a line between others that holds no words. */
const examples: [string][] = [['**https://a.example\r\n**\r\nSubject: '], ['**Revenue\n**\n of $4.2 billion']];

interface Change {
  kind: 'insert' | 'delete' | 'split' | 'bold' | 'link' | 'break';
  at: number;
  length: number;
  words: string;
}

const stateOf = (text: string) => EditorState.create({ doc: readDocument(text) });

/** A document after a change, as the editor leaves it. */
function after(state: EditorState, tr: Transaction): EditorState {
  const changed = state.apply(tr);
  const read = readAgain(changed);
  return read ? changed.apply(read) : changed;
}

/** What a document says, block by block, and where its words lead, without what is not read. */
function saysOf(state: EditorState): string[] {
  const said: string[] = [];
  state.doc.descendants((block) => {
    if (!block.isTextblock) return true;
    const lines = [''];
    block.forEach((node) => {
      if (node.isText) lines.push(`${lines.pop() ?? ''}${node.text ?? ''}`);
      else lines.push('');
    });
    const words = lines
      .map((line) => line.trim())
      .join('\n')
      .trim();
    if (words !== '') said.push(`${block.type.name}: ${words}`, ...linksOf(block));
    return false;
  });
  return said;
}

/** The address of each character that has one. */
function linksOf(block: Node): string[] {
  const links: string[] = [];
  block.forEach(({ text = '', marks }) => {
    const link = marks.find(({ type }) => type === schema.marks.link);
    // A bracket cannot be of a link.
    if (link) links.push(...Array.from(text.replace(/[\s[\]]/g, ''), (sign) => `${sign} ${String(link.attrs.href)}`));
  });
  return links;
}

describe('a draft as a document', () => {
  it('is equal to the byte where nobody touched it', () => {
    fc.assert(
      fc.property(drafts, (text) => expect(writeDocument(readDocument(text)).text).toBe(text)),
      { numRuns: 500, examples },
    );
  });

  it('knows where its words stand in the raw draft', () => {
    fc.assert(
      fc.property(drafts, (text) => {
        const doc = readDocument(text);
        const { places } = writeDocument(doc);
        for (const { pos, from, length } of places)
          expect(doc.textBetween(pos, pos + length)).toBe(text.slice(from, from + length));
        const words = places.map(({ from, length }) => text.slice(from, from + length)).join('');
        expect(words.replace(/\s/g, '')).toBe(doc.textContent.replace(/\s/g, ''));
      }),
      { examples },
    );
  });

  it('leaves everything around a change as it was, to the byte', () => {
    fc.assert(
      fc.property(drafts, fc.nat(), fc.constantFrom('x', ' y', 'z ', '**'), (text, choice, words) => {
        const state = stateOf(text);
        const { places } = writeDocument(state.doc);
        const place = places[choice % Math.max(1, places.length)];
        fc.pre(place !== undefined);
        const at = place.pos + (choice % (place.length + 1));
        const $at = state.doc.resolve(at);
        const written = writeDocument(state.apply(state.tr.insertText(words, at)).doc).text;
        const raw = String($at.parent.attrs.raw);
        const start = text.indexOf(raw, text.lastIndexOf(raw, place.from));
        expect(written.startsWith(text.slice(0, start))).toBe(true);
        expect(written.endsWith(text.slice(start + raw.length))).toBe(true);
      }),
    );
  });

  it.each([
    [
      'a word among odd marks',
      '**Subject:**  A **b** c \r\n\r\n * one  **two**',
      'b',
      'b!',
      '**Subject:**  A **b!** c \r\n\r\n * one  **two**',
    ],
    ['a bold word', 'We **sold** it.  \n\n\nBye', 'sold', 'sold out', 'We **sold out** it.  \n\n\nBye'],
    ['a word beside a bold one', 'We **sold**  it.', 'it.', 'all of it.', 'We **sold**  all of it.'],
  ])('changes %s, and no mark', (_what, text, words, by, expected) => {
    const state = stateOf(text);
    const from = writeDocument(state.doc).places.flatMap(({ pos, length }) => {
      const at = state.doc.textBetween(pos, pos + length).indexOf(words);
      return at < 0 ? [] : [pos + at];
    })[0];
    const tr = state.tr.insertText(by, from, (from ?? 0) + words.length);
    expect(writeDocument(after(state, tr).doc).text).toBe(expected);
  });

  it.each<[string, string, string | null, string]>([
    ['words', 'Read the report.', 'https://a.example', 'Read [the report](https://a.example).'],
    ['bold words', 'Read **the report**.', '{{cta_url}}', 'Read **[the report]({{cta_url}})**.'],
    ['words in an item', '* Read the report.', 'https://a.example', '- Read [the report](https://a.example).'],
    [
      'words of a link',
      'Read [the report](https://a.example).',
      'https://b.example',
      'Read [the report](https://b.example).',
    ],
    ['words of a link that is removed', 'Read [the report](https://a.example).', null, 'Read the report.'],
  ])('makes a link of %s', (_what, text, href, expected) => {
    const state = stateOf(text);
    let from = 0;
    state.doc.descendants((block, pos) => {
      if (block.isTextblock) from = pos + 1 + block.textContent.indexOf('the report');
      return !block.isTextblock;
    });
    const selected = state.apply(state.tr.setSelection(TextSelection.create(state.doc, from, from + 10)));
    let linked = selected;
    setLink(href)(selected, (tr) => (linked = after(selected, tr)));
    expect(writeDocument(linked.doc).text).toBe(expected);
  });

  it('takes the whole link, or the whole word, at the caret for a link', () => {
    const selectedAt = (text: string, at: number) => {
      let state = stateOf(text);
      state = state.apply(state.tr.setSelection(TextSelection.create(state.doc, at)));
      selectForLink(state, (tr) => (state = state.apply(tr)));
      const { from, to } = state.selection;
      return { words: state.doc.textBetween(from, to), href: selectedLink(state) };
    };
    expect(selectedAt('Read [the report](https://a.example) now', 9)).toEqual({
      words: 'the report',
      href: 'https://a.example',
    });
    expect(selectedAt('Read the report now', 12)).toEqual({ words: 'report', href: null });
    expect(selectedAt('Subject: Read it\n\nBody', 3)).toEqual({ words: '', href: null });
  });

  it('says after any change what its text will be read as', () => {
    // What becomes an item between two lists makes one of the three.
    const threeLists: [string, Change[]] = [
      '•  •  •  Subject: ',
      [
        { kind: 'split', at: 6, length: 0, words: '' },
        { kind: 'break', at: 2, length: 0, words: '' },
      ],
    ];
    const changes = fc.array(
      fc.record<Change>({
        kind: fc.constantFrom('insert', 'delete', 'split', 'bold', 'link', 'break'),
        at: fc.nat(),
        length: fc.nat({ max: 12 }),
        words: fc.constantFrom('a', ' ', '**', '- ', 'Subject: ', '*', 'word **bold** on'),
      }),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(drafts, changes, (text, list) => {
        let state = stateOf(text);
        for (const { kind, at, length, words } of list) {
          const size = state.doc.content.size;
          const from = at % (size + 1);
          const to = Math.min(size, from + length);
          const { tr } = state;
          try {
            if (kind === 'insert') tr.insertText(words, from);
            else if (kind === 'delete') tr.delete(from, to);
            else if (kind === 'split') tr.split(from);
            else if (kind === 'bold') tr.addMark(from, to, schema.mark('bold'));
            else if (kind === 'link') tr.addMark(from, to, schema.mark('link', { href: 'https://a.example/{{ id }}' }));
            else tr.insert(from, schema.node('line_break'));
            tr.doc.check();
          } catch {
            continue;
          }
          state = after(state, tr);
          state.doc.check();
        }
        const left = readAgain(state, { isLeft: true });
        if (left) state = state.apply(left);
        const { text: written } = writeDocument(state.doc);
        expect(saysOf(stateOf(written))).toEqual(saysOf(state));
        expect(writeDocument(stateOf(written).doc).text).toBe(written);
      }),
      { numRuns: 400, examples: [threeLists] },
    );
  });
});
