import { mapCopy } from './map-copy';

const COPY = 'Stop scrolling.\nRead this twice. Why?\n\nClick here.';

describe('mapCopy', () => {
  it('keeps every character of the copy', () => {
    const pieces = mapCopy(COPY, [{ block: 'intrigue', sentences: ['Why?', 'not in it'] }]);
    expect(pieces.map(({ text }) => text).join('')).toBe(COPY);
  });

  it('marks sentences by their block, neighbours of one block as one piece', () => {
    expect(
      mapCopy(COPY, [
        { block: 'disrupt', sentences: ['Stop scrolling.', 'Read this twice.'] },
        { block: 'click', sentences: ['Click here.'] },
      ]),
    ).toEqual([
      { text: 'Stop scrolling.\nRead this twice.', block: 'disrupt' },
      { text: ' Why?\n\n', block: null },
      { text: 'Click here.', block: 'click' },
    ]);
  });

  it('gives a sentence that two blocks claim to one of them', () => {
    const pieces = mapCopy(COPY, [
      { block: 'click', sentences: ['Click here.'] },
      { block: 'kick', sentences: ['Click here.'] },
    ]);
    expect(pieces.filter(({ block }) => block !== null)).toEqual([{ text: 'Click here.', block: 'click' }]);
  });
});
