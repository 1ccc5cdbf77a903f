import { describeComparison } from './describe-comparison';

test('it counts words', () => {
  expect(describeComparison([{ kind: 'same', text: 'All the same' }])).toBe('The same words.');
  expect(
    describeComparison([
      { kind: 'removed', text: 'one ' },
      { kind: 'added', text: 'two new ' },
      { kind: 'same', text: 'words' },
    ]),
  ).toBe('2 words added, 1 word removed.');
});
