import { fieldOf, STEPS, fieldsOf } from './wizard-fields';
import { errorsOf, EMPTY_VALUES, missingIn, NEEDED, NO_NUMBER, requestOf } from './wizard-values';

const request = (change: Partial<typeof EMPTY_VALUES>) => requestOf({ ...EMPTY_VALUES, ...change }, null);

describe('requestOf', () => {
  it('has the documented defaults and leaves out what was not given', () => {
    const { campaignContext, creativeMessaging, performanceHighlights, fileContent, orderFormExample } = request({});
    expect(campaignContext.campaignType).toBe('Renewal Campaign');
    expect(creativeMessaging.tonePerspective).toBe('Guru (First Person)');
    expect(Object.values(performanceHighlights).filter((value) => value !== undefined)).toEqual([0, 0, 0, 0, 0, 0]);
    expect([fileContent, orderFormExample]).toEqual([undefined, undefined]);
    expect(errorsOf(request({}))).toEqual({});
  });

  it.each(['12.5', '-12.5'])('stores losses typed as %s with the documented signs', (typed) => {
    const losses = { 'performanceHighlights.totalLosses': typed, 'performanceHighlights.avgLoser': typed };
    expect(request(losses).performanceHighlights).toMatchObject({ totalLosses: 12.5, avgLoser: -12.5 });
    expect(errorsOf(request(losses))).toEqual({});
  });

  it('takes an emptied amount for 0', () => {
    expect(request({ 'performanceHighlights.winners': '' }).performanceHighlights.winners).toBe(0);
  });
});

it.each([
  ['performanceHighlights.winners', '-1', 'Must be 0 or greater'],
  ['renewalOfferDetails.standardPrice', '9.999', 'Must be a number with at most two decimals'],
  ['renewalOfferDetails.discountedPrice', NO_NUMBER, 'Must be a number with at most two decimals'],
  ['renewalOfferDetails.vipPrice', '9e15', 'Must be at most a trillion'],
  ['campaignContext.targetAudience', 'x'.repeat(50_000), 'Target audience must be at most 5,000 characters'],
] as const)('refuses %s at its field', (field, typed, message) => {
  expect(errorsOf(request({ [field]: typed }))).toEqual({ [field]: message });
});

it('marks what is required, and no other field', () => {
  const marked = STEPS.flatMap(fieldsOf).filter((name) => fieldOf(name).mark === 'required');
  const needed = missingIn(request({}), '');
  expect(needed).toHaveLength(NEEDED);
  expect(marked.toSorted()).toEqual([...needed, 'campaignContext.campaignType'].toSorted());
});

describe('what is missing', () => {
  const NAMED = { 'campaignContext.productName': 'Northwind' };

  it('is told by its field, in the order of the steps, and nothing of it is refused', () => {
    expect(missingIn(request(NAMED), '')).toEqual([
      'campaignContext.campaignObjective',
      'campaignContext.targetAudience',
      'renewalOfferDetails.keyFeatures',
      'urgencyElements.expiryDate',
      'creativeMessaging.toneStyle',
      'creativeMessaging.coreMessaging',
    ]);
  });

  it('is no tone, where the brand has a voice', () => {
    expect(missingIn(request(NAMED), 'Dry')).not.toContain('creativeMessaging.toneStyle');
  });

  it('is a period and a basis, where a record was entered', () => {
    const record = { 'performanceHighlights.losers': '3' };
    const asked = ['performanceHighlights.period', 'performanceHighlights.basis'];
    expect(missingIn(request(record), '')).toEqual(expect.arrayContaining(asked));
    const told = { 'performanceHighlights.period': '2025', 'performanceHighlights.basis': 'Closed trades' };
    const lacks: string[] = missingIn(request({ ...record, ...told }), '');
    expect(lacks.filter((name) => asked.includes(name))).toEqual([]);
  });
});

it('sends the days of the emails by the first one and the rhythm', () => {
  const days = { 'schedule.firstDay': '2099-01-02', 'schedule.rhythm': 'Every week' };
  expect(request(days).sendDates?.slice(0, 2)).toEqual(['2099-01-02', '2099-01-09']);
  expect(errorsOf(request({ 'schedule.firstDay': '' }))).toEqual({});
});
