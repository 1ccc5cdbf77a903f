import fc from 'fast-check';
import { applyEdits, type Edit } from './apply-edits';

const EMAIL =
  'Subject: Revenue down 13% to $7,192\n\nIt’s **a hard quarter** for “Northwind”. Cash was $9 billion. The rest held.\n\n- One thing\n- Another thing\n\nRead it.';
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
});
