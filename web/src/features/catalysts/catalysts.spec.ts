import type { CatalystResponse } from '@copydesk/contracts';
import { previewCatalyst } from './describe-catalyst';
import { usableCatalysts } from './use-catalyst-search';

const catalyst = (text: string): CatalystResponse => ({
  id: text,
  title: text,
  text,
  relevance: 0.9,
  sector: 'Market-wide',
  impact: null,
  angle: null,
  reason: null,
  source: null,
  url: null,
  publishedAt: null,
  isSample: false,
});

describe('usableCatalysts', () => {
  it('is empty where the first item says so', () => {
    expect(usableCatalysts([catalyst('NO RELEVANT CATALYSTS FOUND for this text')])).toEqual([]);
  });

  it('is what was found otherwise', () => {
    const found = [catalyst('Rates'), catalyst('NO RELEVANT CATALYSTS FOUND')];
    expect(usableCatalysts(found)).toEqual(found);
    expect(usableCatalysts([])).toEqual([]);
  });
});

describe('previewCatalyst', () => {
  it.each([
    ['One\nTwo\nThree', 'One', ' Two', false],
    ['One\n\n  Two  ', 'One', ' Two', false],
    ['', '', '', false],
    ['x'.repeat(151), 'x'.repeat(150), '', true],
    [`One\n${'x'.repeat(200)}`, 'One', ` ${'x'.repeat(146)}`, true],
    [`${'x'.repeat(149)}😀`, 'x'.repeat(149), '', true],
  ])('previews %j', (text, lead, rest, isCut) => {
    expect(previewCatalyst(text)).toEqual({ lead, rest, isCut });
  });
});
