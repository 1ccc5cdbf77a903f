import type { LedgerEntry } from '@copydesk/contracts';
import type { EvidenceSource } from '@copydesk/text';
import { correctionOf, hasFigure } from './corrections';

describe('a passage has the figure of a claim', () => {
  it.each([
    ['$7.19 billion', 'Net sales were $7,192 million.', true],
    ['$7,192 million', 'Net sales were $7.19 billion.', false],
    ['$7.19 billion', 'Total net sales\t$7,192\t$8,290', true],
    ['$283 million', 'Operating loss\t(283)\t(150)', true],
    ['$7.2 billion', 'Net sales were $7.1 billion.', false],
    ['13%', 'Net sales fell 13%.', true],
    ['13%', 'Net sales fell 13 points.', false],
    ['**13%**', 'Net sales fell 13.2%.', true],
    ['13 plants', 'We closed plants.', false],
  ])('%s in “%s”: %s', (quote, passage, is) => {
    expect(hasFigure({ quote }, passage)).toBe(is);
  });
});

describe('a correction', () => {
  const text = 'Net sales were $7.19 billion.';
  const source: EvidenceSource = {
    kind: 'document',
    name: null,
    date: null,
    page: 2,
    from: 0,
    to: 9,
    quote: 'We sold lamps for $7,192 million.',
  };
  const from = text.indexOf('$');
  const near = { source, why: 'value' as const, says: 'Net sales, $8.29 billion' };
  const wrong: LedgerEntry = {
    from,
    to: text.length - 1,
    quote: '$7.19 billion',
    kind: 'amount',
    status: 'mismatch',
    near,
  };
  const proof = { source, note: 'It is on page 2.' };

  it('names the claim, its sentence, the passage and the reason', () => {
    expect(correctionOf(wrong, text, proof)).toMatchObject({
      claim: '$7.19 billion',
      sentence: text,
      source,
      reason: expect.stringContaining('It is on page 2.'),
    });
  });

  it.each<[string, Partial<LedgerEntry>]>([
    ['what a tag proves', { near: { ...near, isTagged: true } }],
    ['a quotation that is not word for word', { kind: 'quotation' }],
    ['what is not called wrong', { status: 'unsourced' }],
    ['another figure', { quote: '$7.91 billion' }],
  ])('is none of %s', (_name, changes) => {
    expect(correctionOf({ ...wrong, ...changes }, text, proof)).toBeNull();
  });
});
