import type { Campaign, JobAccepted } from '@copydesk/contracts';
import { GENERATE_CAMPAIGN, type TestClient, useSharedTestApp } from '@copydesk/testing';

const testApp = useSharedTestApp();
let client: TestClient;
beforeAll(async () => (client = await testApp.signedIn()));

test('what was left out has its default, and what nobody knows is dropped', async () => {
  const brief = {
    campaignContext: { productName: 'N', secret: 1 },
    more: 'x',
    urgencyElements: { expiryDate: '2001-01-01' },
  };
  const { body } = await client.post<JobAccepted>(GENERATE_CAMPAIGN, brief, { prefer: 'respond-async' });
  const { request } = (await client.get<Campaign>(`/api/campaigns/${body.campaignId}`)).body;
  expect(request.campaignContext).toEqual({
    productName: 'N',
    campaignType: 'Renewal Campaign',
    campaignObjective: '',
    targetAudience: '',
  });
  expect(request.performanceHighlights.winners).toBe(0);
  expect(Object.keys(request).sort()).toEqual([
    'campaignContext',
    'creativeMessaging',
    'performanceHighlights',
    'renewalOfferDetails',
    'urgencyElements',
  ]);
});

test.each([
  ['performanceHighlights', 'winners', -1, 'Must be 0 or greater'],
  ['performanceHighlights', 'losers', 1e13, 'Must be at most a trillion'],
  ['performanceHighlights', 'avgLoser', 0.5, 'Must be 0 or less'],
  ['performanceHighlights', 'avgLoser', -1e13, 'Must be at least minus a trillion'],
  ['performanceHighlights', 'avgWinner', 1e-7, 'Must be a number with at most two decimals'],
  ['performanceHighlights', 'totalGains', 10.005, 'Must be a number with at most two decimals'],
  ['performanceHighlights', 'totalGains', '12', 'Must be a number with at most two decimals'],
  ['renewalOfferDetails', 'vipPrice', null, 'Must be a number with at most two decimals'],
  ['renewalOfferDetails', 'keyFeatures', 'x'.repeat(50_000), 'Key features must be at most 5,000 characters'],
  ['campaignContext', 'campaignType', 'Christmas', 'Choose one of the three campaign types'],
  ['campaignContext', 'productName', { $gt: '' }, 'Product name must be text'],
  ['creativeMessaging', 'tonePerspective', 'Nobody', 'Choose one of the two perspectives'],
  ['urgencyElements', 'expiryDate', '2026-02-30', 'The expiry date must be a date'],
  ['urgencyElements', 'expiryDate', 'soon', 'The expiry date must be a date'],
])('a brief with a wrong %s.%s is refused in words, at its field', async (group, field, value, message) => {
  const { status, body } = await client.post(GENERATE_CAMPAIGN, { [group]: { [field]: value } });
  expect({ status, body }).toEqual({
    status: 400,
    body: { statusCode: 400, message, errors: { [`${group}.${field}`]: message } },
  });
});

test.each([
  ['nothing', null],
  ['a list', []],
  ['text', 'x'],
  ['a constructor', { constructor: 1, winners: -1 }],
])('a group that is %s is refused', async (_, group) => {
  const { status, body } = await client.post(GENERATE_CAMPAIGN, { performanceHighlights: group });
  expect(status).toBe(400);
  expect(body.message).toMatch(/^(?:Each group of the brief must be an object|Must be 0 or greater)$/);
});

test('several fields are refused at once', async () => {
  const { body } = await client.post(GENERATE_CAMPAIGN, {
    performanceHighlights: { winners: -1, avgLoser: 2 },
    orderFormExample: 'x'.repeat(20_001),
  });
  expect(Object.keys(body.errors ?? {}).sort()).toEqual([
    'orderFormExample',
    'performanceHighlights.avgLoser',
    'performanceHighlights.winners',
  ]);
});
