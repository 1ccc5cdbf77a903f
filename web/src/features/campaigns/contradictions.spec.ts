import { OfferRequest, type Offer } from '@copydesk/contracts';
import { contradictionsIn } from './contradictions';
import { EMPTY_VALUES, requestOf, valuesOfOffer } from './wizard-values';

const LETTER: Offer = {
  ...new OfferRequest(),
  id: 'o',
  name: 'Options Letter',
  benefits: 'Two trades',
  standardPrice: '$99',
};

const found = (change: Partial<typeof EMPTY_VALUES>, offer: Offer | null = null) =>
  contradictionsIn(requestOf({ ...EMPTY_VALUES, ...change }, null), offer);

it('an empty brief and one that agrees contradict nothing', () => {
  expect(found({})).toEqual({});
  const prices = { 'renewalOfferDetails.standardPrice': '99', 'renewalOfferDetails.discountedPrice': '49.50' };
  expect(found({ ...prices, ...valuesOfOffer(LETTER) }, LETTER)).toEqual({});
});

it.each<[string, Partial<typeof EMPTY_VALUES>, string, string]>([
  [
    'a discount that costs more',
    { 'renewalOfferDetails.standardPrice': '99', 'renewalOfferDetails.discountedPrice': '149' },
    'renewalOfferDetails.discountedPrice',
    'This is more than the standard price, $99.',
  ],
  [
    'a discount of nothing',
    { 'renewalOfferDetails.standardPrice': '99', 'renewalOfferDetails.discountedPrice': '99' },
    'renewalOfferDetails.discountedPrice',
    'This is the standard price, $99: nothing is off.',
  ],
  [
    'gains without winners',
    { 'performanceHighlights.totalGains': '500' },
    'performanceHighlights.winners',
    'Gains are entered, and no winners.',
  ],
  [
    'losses without losers, with either sign',
    { 'performanceHighlights.avgLoser': '8.25' },
    'performanceHighlights.losers',
    'Losses are entered, and no losers.',
  ],
  [
    'an email after the end of the offer',
    { 'urgencyElements.expiryDate': '2099-01-30', 'schedule.firstDay': '2099-01-27' },
    'schedule.firstDay',
    'Day 5 would go out on Saturday, January 31, 2099, after the offer ends on Friday, January 30, 2099.',
  ],
  [
    'a first day that has passed',
    { 'schedule.firstDay': '2020-01-31' },
    'schedule.firstDay',
    'Friday, January 31, 2020 has passed.',
  ],
])('%s is told at its field', (_, change, field, message) => {
  expect(found(change)).toEqual({ [field]: message });
});

it('a price that is not the one of the offer is told', () => {
  expect(found({ 'renewalOfferDetails.standardPrice': '79' }, LETTER)).toEqual({
    'renewalOfferDetails.standardPrice': 'Your offer “Options Letter” says $99.',
  });
});

it('an offer fills in what it says, and nothing else', () => {
  expect(valuesOfOffer(LETTER)).toEqual({
    'campaignContext.productName': 'Options Letter',
    'renewalOfferDetails.standardPrice': '99',
    'renewalOfferDetails.keyFeatures': 'Two trades',
  });
  expect(valuesOfOffer(null)).toEqual({});
});
