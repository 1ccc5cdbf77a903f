import { compareTexts } from './compare-texts';
import { listChanges, withoutChange } from './list-changes';

const changesOf = (before: string, after: string) =>
  listChanges(compareTexts(before, after)).map((change) => [change.removed, after.slice(change.from, change.to)]);

describe('the changes between two texts', () => {
  it.each([
    ['one word', 'A fine day.', 'A good day.', [['fine', 'good']]],
    ['words side by side', 'A fine day it was.', 'A very good day it was.', [['fine ', 'very good ']]],
    [
      'two places',
      'A fine day in May.',
      'A good day in June.',
      [
        ['fine', 'good'],
        ['May', 'June'],
      ],
    ],
    ['a paragraph that came', 'One.\n\nTwo.', 'One.\n\nNew.\n\nTwo.', [['', 'New.\n\n']]],
    ['a paragraph that went', 'One.\n\nOld.\n\nTwo.', 'One.\n\nTwo.', [['Old.\n\n', '']]],
    ['nothing', 'One.', 'One.', []],
  ])('are listed: %s', (_what, before, after, changes) => {
    expect(changesOf(before, after)).toEqual(changes);
  });

  it('taken back one by one lead to the old text again', () => {
    const before = 'Subject: A day\n\nA fine day in May.\n\n- One\n- **Two**\n\nOld words.';
    let text = 'Subject: The day\n\nA good day in June.\n\n- One\n- **Three**\n\nNew.';
    for (let left = 20; left > 0; left -= 1) {
      const [change] = listChanges(compareTexts(before, text));
      if (!change) break;
      text = withoutChange(text, change);
    }
    expect(text).toBe(before);
  });
});
