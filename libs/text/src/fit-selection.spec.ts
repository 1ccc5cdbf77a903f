import fc from 'fast-check';
import { fitSelection } from './fit-selection';
import { readDraft, readLineAt } from './read-draft';

const EMAIL = `Subject: Orders up 14%

Dear reader,

**Net income** rose 14% to $4.2 billion, and **cash** held.

- **Revenue:** $7,192 million
- Orders: $283 million

**Read the report.**`;

/** The draft with what stands between the brackets replaced. */
function replaced(marked: string, words: string): string | null {
  const [before = '', selected = '', after = ''] = marked.split(/[⟦⟧]/);
  const draft = before + selected + after;
  const piece = fitSelection(draft, { from: before.length, to: before.length + selected.length }, words);
  return piece === null ? null : before + piece + after;
}

describe('fitSelection', () => {
  it.each([
    ['words in a sentence', 'It ⟦rose 14%⟧ today.', 'climbed 14%', 'It climbed 14% today.'],
    ['white space at the edges stays', 'It⟦ rose ⟧today.', 'climbed', 'It climbed today.'],
    ['quotation marks around the words go', 'It ⟦rose⟧.', '“climbed”', 'It climbed.'],
    ['those of the selection stay', 'He said ⟦“It rose.”⟧', '“It climbed.”', 'He said “It climbed.”'],
    ['bold as the words have it', '⟦**Net income** rose⟧ fast', '**Profit** climbed', '**Profit** climbed fast'],
    [
      'bold that is cut ends behind the first word',
      'It **rose ⟦14%** in May⟧.',
      'fourteen in May',
      'It **rose fourteen** in May.',
    ],
    [
      'bold that begins in it goes on',
      'It ⟦rose **14⟧ percent** today.',
      'grew fourteen',
      'It grew **fourteen percent** today.',
    ],
    ['a mark that is cut through', 'It *⟦*rose**⟧ today.', 'climbed', 'It **climbed** today.'],
    ['bold inside of bold', 'It **rose ⟦14%⟧ today**.', '**fourteen**', 'It **rose fourteen today**.'],
    ['a bullet that is cut through', '-⟦ Orders⟧ rose', '- Sales', '- Sales rose'],
    ['a whole item stays one', 'A:\n\n⟦- Orders rose⟧\n- Cash', 'Sales rose', 'A:\n\n- Sales rose\n- Cash'],
    [
      'an item may become two',
      '⟦- Orders rose⟧\n- Cash',
      '- Sales rose\n- Orders rose',
      '- Sales rose\n- Orders rose\n- Cash',
    ],
    ['words of an item are one line', '- Orders ⟦rose⟧ today', 'rose\n\n- a lot', '- Orders rose a lot today'],
    ['a whole paragraph may become a list', 'A\n\n⟦B and C⟧\n\nD', '- B\n- C', 'A\n\n- B\n- C\n\nD'],
    ['words of a sentence are one line', 'A ⟦b⟧ c', 'b\n\nd', 'A b d c'],
    ['two paragraphs', 'A ⟦b\n\nc⟧ d', 'e\n\nf', 'A e\n\nf d'],
    ['two paragraphs, bold behind them', 'A ⟦b\n\n**c⟧ d** e', 'x\n\ny', 'A x\n\n**y d** e'],
    ['the subject', 'Subject: ⟦Orders up⟧\n\nA', '**Subject:** Sales\nup', 'Subject: Sales up\n\nA'],
    ['the whole subject line', '⟦Subject: Orders up⟧\n\nA', 'Subject: Sales up', 'Subject: Sales up\n\nA'],
    ['subject and email', 'Sub⟦ject: Orders\n\nA⟧ b', 'Subject: Sales\n\nC', 'Subject: Sales\n\nC b'],
  ])('%s', (_name, marked, words, expected) => expect(replaced(marked, words)).toBe(expected));

  it.each([
    ['no words', 'A ⟦b⟧ c', ' \n'],
    ['an email that would become its subject line', 'Subject: ⟦Orders\n\nA⟧ b', 'Sales and more'],
    ['an item whose end would stand outside of the list', 'A ⟦b:\n\n- Or⟧ders\n', 'words'],
  ])('refuses %s', (_name, marked, words) => expect(replaced(marked, words)).toBeNull());

  const word = fc.constantFrom('Orders', 'rose', '14%', '$4.2 billion', 'it.', 'Ünïcödé', '😀', '*', 'a_b');
  const words = fc.array(word, { minLength: 1, maxLength: 5 }).map((all) => all.join(' '));
  const line = fc
    .array(
      fc.oneof(
        words,
        words.map((text) => `**${text}**`),
        fc.constantFrom('**', ' ', '***'),
      ),
      { minLength: 1, maxLength: 4 },
    )
    .map((all) => all.join(' '));
  const block = fc.oneof(
    line,
    fc.array(line, { minLength: 1, maxLength: 3 }).map((all) => all.map((item) => `- ${item}`).join('\n')),
    fc.tuple(line, line).map((all) => all.join('\n')),
  );
  const draft = fc
    .tuple(
      fc.constantFrom('', 'Subject: ', '**Subject:** '),
      line,
      fc.array(block, { minLength: 1, maxLength: 5 }),
      fc.constantFrom('\n\n', '\r\n\r\n', '\n \n'),
    )
    .map(([mark, first, blocks, gap]) => [mark && mark + first, ...blocks].filter(Boolean).join(gap));

  /** How each character outside of the selection is shown. */
  const shown = (text: string, from: number, to: number) => {
    const { subjectRuns, blocks } = readDraft(text);
    const all = [
      ...subjectRuns.map((run) => ({ ...run, kind: 'subject' })),
      ...blocks.flatMap((one) =>
        (one.kind === 'list' ? one.items : one.lines).flat().map((run) => ({ ...run, kind: one.kind })),
      ),
    ];
    return all.flatMap(({ kind, bold, text: said, from: at }) =>
      said.split('').flatMap((unit, index) => {
        const place = at + index;
        if (unit.trim() === '' || (place >= from && place < to)) return [];
        return [`${place < from ? place : place - text.length} ${unit} ${kind} ${bold}`];
      }),
    );
  };

  it('leaves the rest equal to the byte, and read as before, whatever is selected and written', () => {
    let fitted = 0;
    fc.assert(
      fc.property(draft, fc.nat(), fc.nat(), fc.oneof(line, block, draft), (text, one, other, said) => {
        const [from = 0, to = 0] = [one % text.length, other % (text.length + 1)].sort((a, b) => a - b);
        const piece = fitSelection(text, { from, to }, said);
        if (piece === null) return;
        fitted += 1;
        const edited = text.slice(0, from) + piece + text.slice(to);
        expect(edited.slice(0, from)).toBe(text.slice(0, from));
        expect(edited.slice(from + piece.length)).toBe(text.slice(to));
        expect(shown(edited, from, from + piece.length)).toEqual(shown(text, from, to));
      }),
      { numRuns: 1_000 },
    );
    // It is worth nothing where it mostly refuses. About 630 of 1,000 are fitted, more or less by chance.
    expect(fitted).toBeGreaterThan(500);
  });

  it('finds a place for plain words wherever sentences, items or whole paragraphs are selected', () => {
    for (const { 0: selected, index } of EMAIL.matchAll(/[^\n]+/g)) {
      for (let from = 0; from < selected.length; from += 1)
        for (let to = from + 1; to <= selected.length; to += 1) {
          const place = { from: index + from, to: index + to };
          const words = EMAIL.slice(Math.max(place.from, readLineAt(EMAIL, place.from).from), place.to);
          if (/[^\s*]/.test(words)) expect([words, fitSelection(EMAIL, place, 'other words')]).not.toContain(null);
        }
    }
  });
});
