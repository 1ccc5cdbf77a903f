import { CAMPAIGN_PARTS, CampaignRequest, type CampaignPartName } from '@copydesk/contracts';
import { checkCampaign } from './check-campaign';

const request = (): CampaignRequest =>
  Object.assign(new CampaignRequest(), {
    campaignContext: {
      productName: 'Northwind Trader',
      campaignType: 'Renewal Campaign',
      campaignObjective: '',
      targetAudience: '',
    },
    performanceHighlights: {
      winners: 48,
      losers: 12,
      totalGains: 183_450,
      totalLosses: 21_300.5,
      avgWinner: 34.5,
      avgLoser: -8.25,
    },
    renewalOfferDetails: {
      standardPrice: 1_999,
      discountedPrice: 999.5,
      vipPrice: 2_499,
      keyFeatures: 'A bonus report worth $250',
    },
    urgencyElements: { expiryDate: '2099-01-30' },
  });

/** A campaign without a contradiction. January 30, 2099 is a Friday. */
const RIGHT: Record<CampaignPartName, string> = {
  email1: 'Subject: Northwind Trader returns\n\nDear reader,\n\nYour renewal is open until Friday, January 30, 2099.',
  email2:
    'Subject: The record\n\nNorthwind Trader closed 48 winners and 12 losers. Winners: **48**\nTotal gains: **$183,450**, or $183K. Average winner: **34.5%**\nAverage loser: **−8.25%**\nTotal losses: $21,300.50',
  email3:
    "Subject: The offer\n\n- Standard price: **$1,999**\n- Discounted price: **$999.50**\n- VIP price: **$2,499**\n\nYou save $999.50 with Northwind Trader's letter, and the bonus report worth $250 comes with it.",
  email4:
    'Subject: NORTHWIND TRADER, asked\n\nOn March 3, 2098 we bought Northwind Semiconductor. Northwind Trader said so.',
  email5: 'Subject: Last chance\n\nNorthwind Trader: the offer ends tomorrow, on Friday.',
  orderForm:
    '**Your order: Northwind Trader**\n\nThis offer stands until Friday, January 30, 2099.\nDiscounted price: **$999.50**',
};
const SEND_DATES = ['2099-01-25', '2099-01-26', '2099-01-27', '2099-01-28', '2099-01-29'];

function check(change: Partial<typeof RIGHT> = {}, sendDates: (string | null)[] = SEND_DATES, brief = request()) {
  const texts = { ...RIGHT, ...change };
  const parts = CAMPAIGN_PARTS.map((part) => ({ part, content: texts[part] }));
  return checkCampaign({ request: brief, sendDates }, parts);
}

/** What was found, as the words at its place. */
function found(part: CampaignPartName, text: string, sendDates = SEND_DATES) {
  return check({ [part]: text }, sendDates).map(({ part: own, place }) => [
    own,
    place && text.slice(place.from, place.to),
  ]);
}

describe('checkCampaign', () => {
  it('finds nothing where everything agrees', () => {
    expect(check()).toEqual([]);
    expect(check({}, [])).toEqual([]);
  });

  it.each<[CampaignPartName, string, string | null]>([
    ['email3', 'Northwind Trader costs $1,899 today.', '$1,899'],
    ['email3', 'Northwind Trader. Standard price: **$999.50**', '$999.50'],
    ['email3', 'Northwind Trader. VIP price: **$2,999**', '$2,999'],
    ['email2', 'Northwind Trader. Total gains: $183,540', '$183,540'],
    ['email2', 'Northwind Trader had 84 winners.', '84'],
    ['email2', 'Northwind Trader. Losers: **21**', '21'],
    ['email2', 'Northwind Trader. Average winner: **43.5%**', '43.5%'],
    ['email2', 'Northwind Trader. The average loser was -2.85%.', '-2.85%'],
    ['email1', 'Hello, dear reader.', null],
    ['email1', 'Northwind Trading is back.', 'Northwind Trading'],
    ['email4', 'NorthWind Trader is back.', 'NorthWind Trader'],
    ['email4', 'Northwind Trader: a flash sale.', 'flash sale'],
    ['email1', 'Northwind Trader. The offer stands until Friday, January 31, 2099.', 'Friday, January 31, 2099'],
    ['email1', 'Northwind Trader. The offer ends on Thursday, January 30, 2099.', 'Thursday, January 30, 2099'],
    ['email1', 'Northwind Trader. The offer expires 2099-02-01.', '2099-02-01'],
    ['orderForm', 'Northwind Trader. The offer ends Thursday.', 'Thursday'],
    ['email3', 'Northwind Trader. The offer ends tonight.', 'tonight'],
    ['email3', 'Northwind Trader. The price goes up tomorrow.', 'tomorrow'],
    ['email2', 'Northwind Trader. This is your last chance.', 'last chance'],
    ['email2', 'Northwind Trader, today only.', 'today only'],
    ['email4', 'Northwind Trader. The offer ends Saturday.', 'Saturday'],
    ['email3', 'Northwind Trader. Only 2 days left.', '2 days left'],
  ])('finds in %s: %s', (part, text, words) => {
    expect(found(part, text)).toEqual([[part, words]]);
  });

  it.each<[CampaignPartName, string]>([
    ['email2', 'Northwind Trader. The webinar is tomorrow. Ideas of tomorrow.'],
    ['email2', 'Northwind Trader. We spoke tonight about rates.'],
    ['email3', 'Northwind Trader. 3 days left. The offer ends on Friday.'],
    ['email4', 'Northwind Trader. 48 of 60 trades were winners.'],
    ['email4', 'Northwind Trader. The trader who waits wins.'],
    [
      'email2',
      'Northwind Trader.\n- Winners: **48**\n- Losers: **12**\n\nWinners say little without the losers beside them.',
    ],
  ])('finds nothing in %s: %s', (part, text) => {
    expect(found(part, text)).toEqual([]);
  });

  it('says what was entered', () => {
    expect(check({ email3: 'Northwind Trader. Standard price: $1,899' })[0]?.message).toBe(
      'Day 3 says $1,899 for the standard price. Entered: $1,999.',
    );
  });

  it('tells an email that goes out too late', () => {
    expect(check({ email5: 'Northwind Trader.' }, [null, null, null, null, '2099-02-02'])).toEqual([
      expect.objectContaining({ part: 'email5', place: null }),
    ]);
  });

  it('tells each contradiction of a campaign that holds many', () => {
    const all = check({
      email1: 'Northwind Trading, a flash sale until Thursday, January 29, 2099.',
      email3: 'Northwind Trader: $10 instead of $1,999, tonight only at this price.',
    });
    expect(all.map(({ part }) => part)).toEqual(['email1', 'email1', 'email1', 'email3', 'email3']);
  });
});

test('an amount that a kept document may have is left to the ledger; a price that was entered otherwise is not', () => {
  const email1 = 'Subject: Northwind Trader\n\nBookings were $16.8 billion. The VIP price: **$2,999**';
  const kept = Object.assign(request(), { documentId: '7d48cfe8-8472-4800-a838-5387da59ccd5' });
  const told = (brief: CampaignRequest) => check({ email1 }, SEND_DATES, brief).map(({ message }) => message);
  expect(told(request())).toHaveLength(2);
  expect(told(kept)).toEqual([expect.stringContaining('$2,999 for the VIP price')]);
});
