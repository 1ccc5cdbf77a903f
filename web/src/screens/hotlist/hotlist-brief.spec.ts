import { briefOf, describeBrief, EMPTY_BRIEF, inputsOf, isEmptyBrief } from './hotlist-brief';

const inputs = { catalyst: 'Rates fell', additionalContext: '', fileContent: 'A summary' };

describe('the brief of HotList', () => {
  it('comes back out of a thread as it went in', () => {
    expect(inputsOf(briefOf(inputs))).toEqual(inputs);
    expect(isEmptyBrief(briefOf({ catalyst: '', additionalContext: '', fileContent: '' }))).toBe(true);
  });

  it('is described in one line', () => {
    expect(describeBrief(briefOf(inputs))).toBe('Document · 1 catalyst');
    expect(describeBrief(EMPTY_BRIEF)).toBe('Empty brief');
  });
});
