import { keyOf } from '../normalise';
import { EVERYDAY, measureOfConcept } from './everyday';
import { LABELS, measuresNamed } from '.';

const meant = (name: string) => measuresNamed(name).map(({ measure, kind }) => `${measure} (${kind})`);

describe('the table of row labels', () => {
  it('has the concepts that most issuers use, each once, with a kind and normalised labels', () => {
    expect(LABELS.length).toBeGreaterThanOrEqual(250);
    expect(new Set(LABELS.map(({ concept }) => concept)).size).toBe(LABELS.length);
    for (const { labels } of LABELS) expect(labels.filter((label) => keyOf(label) === '')).toEqual([]);
  });

  it('prints what is paid with the other sign', () => {
    const inverted = (concept: string) => LABELS.find((entry) => entry.concept === concept)?.isInverted;
    expect([inverted('PaymentsOfDividends'), inverted('Revenues')]).toEqual([true, false]);
  });
});

describe('everyday measures', () => {
  it('take a concept for one measure alone', () => {
    const concepts = Object.values(EVERYDAY).flatMap(({ concepts = '', kind }) =>
      // Companies that have no dilution tag both with one concept.
      kind === 'per share' ? [] : concepts.split(' ').filter(Boolean),
    );
    expect(concepts.filter((concept, at) => concepts.indexOf(concept) !== at)).toEqual([]);
  });

  it.each([
    ['Net sales:', ['revenue (flow)']],
    ['the bottom line', []],
    ['bottom line', ['net income (flow)']],
    ['Gross margin', ['gross margin rate (rate)', 'gross profit (flow)']],
    ['Accounts receivable, net', ['receivables (balance)', 'increase decrease in accounts receivable (flow)']],
    ['Net income (loss)', ['net income (flow)']],
    ['R&D spending', ['research and development expense (flow)']],
    ['Pre-tax profits', ['pretax income (flow)']],
  ])('%p means %p', (name, measures) => {
    expect(meant(name).toSorted()).toEqual([...measures].toSorted());
  });

  it('know what a measure is called below zero', () => {
    expect(measuresNamed('operating losses')).toEqual([
      { measure: 'operating income', kind: 'flow', isLoss: true, source: 'everyday' },
    ]);
  });

  it('have one id for concepts that are one thing to a reader, and spell out those that nobody speaks of', () => {
    expect(measureOfConcept('RevenueFromContractWithCustomerExcludingAssessedTax')).toBe(measureOfConcept('Revenues'));
    expect(measureOfConcept('DeferredTaxAssetsGross')).toBe('deferred tax assets gross');
  });
});
