import { appWriter, BrandRequest, HOTLIST, OfferRequest, requestClassOf } from '@copydesk/contracts';
import { fieldErrors } from '@/lib/forms/field-errors';
import { EMPTY_BRIEF, requestOf } from './brief';
import { knownFields } from './known-fields';

const LETTERS = appWriter({ id: 100, name: 'letters', displayName: 'Letters', description: null, category: 'Email' });
const offer = {
  ...new OfferRequest(),
  id: 'o',
  name: 'The Letter',
  audience: 'Investors',
  benefits: ' ',
  callToAction: 'Start',
};
const brand = { ...new BrandRequest(), id: 'b', isDefault: true, company: 'Beacon', voice: 'Dry', offers: [offer] };

test('what brand and offer say is not asked for again, and the request is right without it', () => {
  const known = knownFields(LETTERS, [brand], { brandId: 'b', offerId: 'o' });
  expect(known).toEqual(['companyName', 'productService', 'targetAudience', 'callToAction', 'toneStyle']);
  const typed = { ...EMPTY_BRIEF, texts: { keyBenefits: 'A letter a week', callToAction: 'Read on' } };
  const request = requestOf(LETTERS, typed, known);
  expect(fieldErrors(requestClassOf(LETTERS), request)).toEqual({});
  expect(request).toMatchObject({ companyName: 'N/A', keyBenefits: 'A letter a week', callToAction: 'Read on' });
});

test('of an offer that is not chosen, a brand that is not there, and a form that asks for none of it nothing is known', () => {
  expect(knownFields(LETTERS, [brand], { brandId: 'b', offerId: null })).toEqual(['companyName', 'toneStyle']);
  expect(knownFields(LETTERS, [brand], { brandId: 'x' })).toEqual([]);
  expect(knownFields(HOTLIST, [brand], { brandId: 'b', offerId: 'o' })).toEqual([]);
});
