import type { Edit } from '@copydesk/text';
import { currentEdits, stateOf, withEdits } from './applied-edits';

const BASE = 'Sales were $7,192. Cash fell.';
const scale: Edit = { action: 'replace', quote: '$7,192', text: '$7,192 million' };
const cut: Edit = { action: 'cut', quote: 'Cash fell.' };
const gone: Edit = { action: 'cut', quote: 'Debt fell.' };
const before = [{ id: 'a', text: BASE }];

test('edits are made together, and each is taken back alone', () => {
  const made = withEdits(currentEdits(before, null), { add: [scale, cut] });
  expect(made).toEqual({ base: 'a', edits: [scale, cut], content: 'Sales were $7,192 million.' });
  const after = currentEdits([...before, { id: 'b', text: made.content }], made);
  expect([scale, cut, gone].map((edit) => stateOf({ edit }, after))).toEqual(['applied', 'applied', 'gone']);
  expect(withEdits(after, { remove: scale })).toEqual({ base: 'a', edits: [cut], content: 'Sales were $7,192.' });
  expect(withEdits(after, { remove: cut }).content).toBe('Sales were $7,192 million. Cash fell.');
});

test('more edits go on from those that were made', () => {
  const first = withEdits(currentEdits(before, null), { add: [scale] });
  const after = currentEdits([...before, { id: 'b', text: first.content }], first);
  expect(withEdits(after, { add: [cut] })).toEqual({
    base: 'a',
    edits: [scale, cut],
    content: 'Sales were $7,192 million.',
  });
});

test('once something else has changed, edits begin anew in the newest version', () => {
  const made = withEdits(currentEdits(before, null), { add: [scale] });
  const after = currentEdits([...before, { id: 'b', text: 'Sales rose. Cash fell.' }], made);
  expect(after).toEqual({ base: 'b', edits: [], text: 'Sales rose. Cash fell.' });
  expect([scale, cut].map((edit) => stateOf({ edit }, after))).toEqual(['gone', 'open']);
});

test('what is said in words alone can always be asked for', () => {
  expect(stateOf({}, currentEdits(before, null))).toBe('open');
});
