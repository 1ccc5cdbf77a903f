import fc from 'fast-check';
import { applyEdits, type Edit } from './apply-edits';

const EMAIL =
  'Subject: Revenue down 13% to $7,192\n\nIt’s **a hard quarter** for “Northwind”. Cash was $9 billion. The rest held.\n\n- One thing\n- Another thing\n\nSee [**all of it**](https://one.example/)\n\nRead it.';
const apply = (...edits: Edit[]) => applyEdits(EMAIL, edits);

describe('applyEdits', () => {
  it.each<[string, Edit, string, string]>([
    ['replaces', { action: 'replace', quote: '$7,192', text: '$7.19 billion' }, '$7,192', '$7.19 billion'],
    [
      'finds what is set otherwise',
      { action: 'replace', quote: 'It\'s a hard quarter for "northwind".', text: 'It held.' },
      'It’s **a hard quarter** for “Northwind”.',
      'It held.',
    ],
    ['cuts a sentence with its space', { action: 'cut', quote: 'Cash was $9 billion.' }, 'Cash was $9 billion. ', ''],
    ['cuts a last sentence', { action: 'cut', quote: 'The rest held.' }, ' The rest held.', ''],
    ['cuts a bullet with its line', { action: 'cut', quote: 'One thing' }, '- One thing\n', ''],
    [
      'cuts a last bullet and leaves the blank line',
      { action: 'cut', quote: 'Another thing' },
      '\n- Another thing',
      '',
    ],
    [
      'keeps the bold of words that are replaced whole',
      { action: 'replace', quote: '**a hard quarter**', text: 'a soft quarter' },
      '**a hard quarter**',
      '**a soft quarter**',
    ],
    [
      'keeps the bold of words that are said again',
      {
        action: 'replace',
        quote: 'It’s **a hard quarter** for “Northwind”.',
        text: 'For “Northwind”, it was a hard quarter.',
      },
      'It’s **a hard quarter** for “Northwind”.',
      'For “Northwind”, it was **a hard quarter**.',
    ],
    [
      'leaves a mark that belongs to words beside it',
      { action: 'replace', quote: 'quarter for “Northwind”.', text: 'year.' },
      ' quarter** for “Northwind”.',
      '** year.',
    ],
    [
      'drops a mark that is not closed',
      { action: 'replace', quote: 'The rest held.', text: '**The rest rose.' },
      'The rest held.',
      'The rest rose.',
    ],
    [
      'keeps a bullet',
      { action: 'replace', quote: '- One thing', text: 'A new thing' },
      '- One thing',
      '- A new thing',
    ],
    [
      'keeps the subject line one',
      { action: 'replace', quote: 'Subject: Revenue down 13% to $7,192', text: 'Revenue down' },
      'Subject: Revenue down 13% to $7,192',
      'Subject: Revenue down',
    ],
    ['cuts a link with its words', { action: 'cut', quote: 'all of it' }, ' [**all of it**](https://one.example/)', ''],
    ['cuts a last paragraph', { action: 'cut', quote: 'Read it.' }, '\n\nRead it.', ''],
    [
      'puts a sentence after one',
      { action: 'after', quote: 'Cash was $9 billion.', text: 'Debt fell.' },
      'billion. The',
      'billion. Debt fell. The',
    ],
    [
      'puts a sentence before one',
      { action: 'before', quote: 'The rest held.', text: 'Debt fell.' },
      'The rest',
      'Debt fell. The rest',
    ],
    [
      'puts a paragraph after one',
      { action: 'after', quote: 'Read it.', text: 'P.S. More.' },
      'Read it.',
      'Read it.\n\nP.S. More.',
    ],
    [
      'puts a bullet below one',
      { action: 'after', quote: 'One thing', text: '- New' },
      '- One thing\n',
      '- One thing\n- New\n',
    ],
  ])('%s', (_name, edit, before, after) => {
    expect(apply(edit)).toEqual({
      text: EMAIL.replace(before, () => after),
      applied: [expect.objectContaining({ edit })],
      missed: [],
    });
  });

  it('says what does not fit any more', () => {
    const gone: Edit = { action: 'cut', quote: 'Net income was $4.' };
    expect(apply(gone)).toEqual({ text: EMAIL, applied: [], missed: [gone] });
  });

  it('makes the first of two changes of the same words', () => {
    const first: Edit = { action: 'replace', quote: '$9 billion', text: '$1.2 billion' };
    const second: Edit = { action: 'replace', quote: 'Cash was $9 billion.', text: 'Cash fell.' };
    expect(apply(first, second)).toMatchObject({ applied: [{ edit: first }], missed: [second] });
  });

  const texts = fc.array(fc.constantFrom('Alpha ', '**beta** ', '“gamma” ', 'δ🚀 ', '\n\n', '- ', "it's ", '\u200b'), {
    maxLength: 30,
  });
  const edits = fc.array(
    fc.record({
      action: fc.constantFrom<Edit['action']>('replace', 'before', 'after', 'cut'),
      quote: fc.constantFrom('Alpha', 'beta "gamma"', 'δ🚀', "it's", 'Alpha **beta', 'omega', '', '-'),
      text: fc.string({ maxLength: 8 }),
    }),
    { maxLength: 6 },
  );

  it('leaves all else as it was, to the character, and loses no edit', () => {
    fc.assert(
      fc.property(texts, edits, (pieces, wanted) => {
        const original = pieces.join('');
        const { text, applied, missed } = applyEdits(original, wanted);
        expect(applied.length + missed.length).toBe(wanted.length);
        let at = 0;
        let rest = text;
        for (const { from, to, text: put, at: place } of applied) {
          expect(text.slice(place, place + put.length)).toBe(put);
          expect(from).toBeGreaterThanOrEqual(at);
          const kept = original.slice(at, from);
          expect(rest.startsWith(kept + put)).toBe(true);
          rest = rest.slice(kept.length + put.length);
          at = to;
        }
        expect(rest).toBe(original.slice(at));
      }),
    );
  });

  const words = fc.array(fc.constantFrom('alpha', 'beta', 'gamma', '$7', 'delta'), { minLength: 1, maxLength: 3 });
  const line = fc
    .array(fc.tuple(words, fc.boolean()), { minLength: 1, maxLength: 4 })
    .map((runs) => runs.map(([run, bold]) => (bold ? `**${run.join(' ')}**` : run.join(' '))).join(' '));
  const list = fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.map((one) => `- ${one}`).join('\n'));
  const block = fc.oneof(line, list);
  const draft = fc.array(block, { minLength: 1, maxLength: 4 });
  const change = fc.record({
    action: fc.constantFrom<Edit['action']>('replace', 'cut'),
    block: fc.nat(),
    from: fc.nat(),
    length: fc.nat({ max: 20 }),
    text: words.map((put) => put.join(' ')),
    marks: fc.constantFrom('', '**'),
  });

  it('changes the quoted block alone, keeps blank lines between blocks, and bold marks in pairs', () => {
    fc.assert(
      fc.property(draft, change, (blocks, { action, block: place, from, length, text, marks }) => {
        const original = blocks.join('\n\n');
        const at = place % blocks.length;
        const lines = (blocks[at] ?? '').split('\n');
        const whole = lines[from % lines.length] ?? '';
        const quote = length === 0 ? whole : whole.slice(from % whole.length, (from % whole.length) + length);
        const edit = { action, quote, text: `${marks}${text}` } as Edit;
        const { text: edited, applied } = applyEdits(original, [edit]);
        const [made] = applied;
        fc.pre(made !== undefined);
        const now = edited === '' ? [] : edited.split('\n\n');
        const touched = original.slice(0, made?.from).split('\n\n').length - 1;
        const isGone = now.length < blocks.length;
        expect(now.length).toBe(blocks.length - (isGone ? 1 : 0));
        expect(edited).not.toMatch(/\n{3}|^\n|\n$/);
        for (const one of now) expect(one.split('**').length % 2).toBe(1);
        const kept = blocks.filter((_, index) => index < touched - 1 || index > touched + 1);
        for (const one of kept) expect(now).toContain(one);
      }),
      { numRuns: 500 },
    );
  });

  describe('of a draft with bold words, lists and links', () => {
    // Each word stands there once, so that its look can be compared before and after.
    const shapes = fc.array(
      fc.record({
        isBullet: fc.boolean(),
        runs: fc.array(fc.record({ length: fc.integer({ min: 1, max: 3 }), look: fc.constantFrom('', '**', 'link') }), {
          minLength: 1,
          maxLength: 4,
        }),
      }),
      { minLength: 1, maxLength: 5 },
    );

    function draftOf(lines: typeof shapes extends fc.Arbitrary<infer L> ? L : never): {
      text: string;
      words: string[];
    } {
      const all: string[] = [];
      const told = lines.map(({ isBullet, runs }) => {
        const shown = runs.map(({ length, look }) => {
          const own = Array.from({ length }, () => `w${all.push('') + 100}`);
          all.splice(all.length - length, length, ...own);
          const run = own.join(' ');
          return look === 'link' ? `[${run}](https://one.example/${own[0]})` : `${look}${run}${look}`;
        });
        return `${isBullet ? '- ' : ''}${shown.join(' ')}`;
      });
      return { text: told.join('\n\n'), words: all };
    }

    /** How each word looks: whether it is bold, the mark of its line, and where its link leads. */
    function looksOf(text: string): Map<string, string> {
      const looks = new Map<string, string>();
      for (const line of text.split('\n')) {
        const mark = /^- /.exec(line)?.[0] ?? '';
        const links = [...line.matchAll(/\[([^\]]*)\]\(([^)]*)\)/g)];
        const plain = line.replace(/\]\([^)]*\)/g, (address) => ' '.repeat(address.length));
        for (const { 0: word, index } of plain.matchAll(/w\d+/g)) {
          const isBold = plain.slice(0, index).split('**').length % 2 === 0;
          const link = links.find((one) => one.index < index && index < one.index + one[0].length)?.[2] ?? '';
          looks.set(word, `${mark}${isBold ? 'bold' : ''}${link}`);
        }
      }
      return looks;
    }

    it('changes its own words alone: all others keep their bold, their list and their link', () => {
      fc.assert(
        fc.property(shapes, fc.nat(), fc.integer({ min: 1, max: 3 }), fc.boolean(), (lines, at, length, isCut) => {
          const { text, words: all } = draftOf(lines);
          const own = all.slice(at % all.length, (at % all.length) + length);
          const places = own.map((word) => text.indexOf(word));
          const quote = text.slice(places[0], (places.at(-1) ?? 0) + 4);
          // A quotation of one line, and no half of a link.
          fc.pre(!quote.includes('\n') && !/[[\]()]/.test(quote));
          const edit: Edit = isCut ? { action: 'cut', quote } : { action: 'replace', quote, text: 'new words' };
          const edited = applyEdits(text, [edit]).text;
          const [before, after] = [looksOf(text), looksOf(edited)];
          const others = all.filter((word) => !own.includes(word));
          expect(others.map((word) => [word, after.get(word)])).toEqual(others.map((word) => [word, before.get(word)]));
          expect([...after.keys()]).toEqual(others);
          expect(edited).not.toContain('[]');
        }),
        { numRuns: 200 },
      );
    });
  });
});
