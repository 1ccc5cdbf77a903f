import { fieldOf, STEPS, fieldsOf } from './wizard-fields';
import { errorsOf, EMPTY_VALUES, missingIn, NO_NUMBER, requestOf } from './wizard-values';

const request = (change: Partial<typeof EMPTY_VALUES>) => requestOf({ ...EMPTY_VALUES, ...change }, null);

describe('requestOf', () => {
  it('has the documented defaults and leaves out what was not given', () => {
    const { campaignContext, creativeMessaging, performanceHighlights, fileContent, orderFormExample } = request({});
    expect(campaignContext.campaignType).toBe('Renewal Campaign');
    expect(creativeMessaging.tonePerspective).toBe('Guru (First Person)');
    expect(Object.values(performanceHighlights)).toEqual([0, 0, 0, 0, 0, 0]);
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
  expect(marked.toSorted()).toEqual(
    [...Object.keys(missingIn(request({}))), 'campaignContext.campaignType'].toSorted(),
  );
});

it('says what is missing without refusing it', () => {
  expect(missingIn(request({ 'campaignContext.productName': 'Northwind' }))).toEqual({
    'campaignContext.campaignObjective': 'Objective is required',
    'campaignContext.targetAudience': 'Target audience is required',
    'renewalOfferDetails.keyFeatures': 'Key features are required',
    'urgencyElements.expiryDate': 'Expiry date is required',
    'creativeMessaging.toneStyle': 'Tone/style is required',
    'creativeMessaging.coreMessaging': 'Core messaging is required',
  });
});
