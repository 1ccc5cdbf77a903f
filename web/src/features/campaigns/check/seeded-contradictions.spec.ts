import { CAMPAIGN_PARTS, type CampaignPartName } from '@copydesk/contracts';
import { assert, property, subarray } from 'fast-check';
import { EMPTY_VALUES, requestOf } from '../wizard-values';
import { checkCampaign } from './check-campaign';

const BRIEF = requestOf(
  {
    ...EMPTY_VALUES,
    'campaignContext.productName': 'Northwind Trader',
    'performanceHighlights.winners': '48',
    'performanceHighlights.losers': '12',
    'performanceHighlights.totalGains': '183450',
    'performanceHighlights.totalLosses': '21300.50',
    'performanceHighlights.avgWinner': '34.5',
    'performanceHighlights.avgLoser': '-8.25',
    'renewalOfferDetails.standardPrice': '1999',
    'renewalOfferDetails.discountedPrice': '999.50',
    'renewalOfferDetails.vipPrice': '2499',
    'urgencyElements.expiryDate': '2099-01-30',
  },
  null,
);

/** A campaign as a writer would hand it in: it agrees with its brief, and is full of other dates, figures and names. */
const RIGHT: Record<CampaignPartName, string> = {
  email1: `Subject: Northwind Trader, and the week nobody sold

Dear reader,

On March 3, 2098 I sat with 40 charts and one question. By tomorrow's standards it was a quiet day; 12 of our readers wrote to me that night.

**Northwind Trader** is built on one habit: small positions, held with patience, beat big bets. No position is larger than two percent.

Your renewal is open until **Friday, January 30, 2099**. The next call is on Tuesday.

**Renew my seat.**`,
  email2: `Subject: Every line of the list

Dear reader,

I keep a list, and I hide no line of it. In the end Northwind Trader closed 48 winners and 12 losers:

- Total gains: **$183,450**
- Total losses: **$21,300.50**
- Average winner: **34.5%**
- Average loser: **-8.25%**

That leaves $162,149.50 between them. 48 of 60 is no promise for the next 60.

**Renew my seat.**`,
  email3: `Subject: What you get, and what it costs

- Two trades a week
- A live session every Monday

Northwind Trader costs this:

- Standard price: **$1,999**
- Discounted price: **$999.50**
- VIP price: **$2,499**

You save $999.50, and the discount ends on Friday.

**Renew my seat.**`,
  email4: `Subject: Three fair questions for Northwind Trader

**“I have been burned before.”** So has everybody who is honest: losers 12; total losses $21,300.50; the average loser was -8.25%.

**“It costs too much.”** The regular price is $1,999, and on Monday the live session holds 200 seats.

**“Why now?”** Because there are 2 days left at this price.

**Renew my seat.**`,
  email5: `Subject: Northwind Trader: until Friday, January 30, 2099

The offer ends tomorrow. Your renewal price is $999.50 until then, and $1,999 after it.

This is the last call for the live session of last Monday's kind; 48 winners speak for themselves.

**Renew my seat.**

P.S. The doors close on Friday.`,
  orderForm: `**Your order: Northwind Trader**

- A free month of the Options Letter
- Discounted price: **$999.50**
- VIP price: **$2,499**

This renewal offer stands until **Friday, January 30, 2099**.

Name:
Email:
Card number:

**Renew my seat**`,
};
const SEND_DATES = ['2099-01-25', '2099-01-26', '2099-01-27', '2099-01-28', '2099-01-29'];

interface Seed {
  part: CampaignPartName;
  right: string;
  wrong: string;
  /** What of it is marked. */
  marked: string;
}

/** One slip of each kind in each part that can have it. */
const SEEDS: Seed[] = [
  ['email1', '**Northwind Trader** is', '**Northwind Traders** is', 'Northwind Traders'],
  ['email1', 'Your renewal is', 'This flash sale is', 'flash sale'],
  ['email1', 'Friday, January 30', 'Friday, January 23', 'Friday, January 23, 2099'],
  ['email2', 'Northwind Trader closed', 'Nordwind Trader closed', 'Nordwind Trader'],
  ['email2', '48 winners', '84 winners', '84'],
  ['email2', '12 losers', '11 losers', '11'],
  ['email2', '$183,450', '$183,540', '$183,540'],
  ['email2', '$21,300.50', '$12,300.50', '$12,300.50'],
  ['email2', '34.5%', '43.5%', '43.5%'],
  ['email2', '-8.25%', '-2.85%', '-2.85%'],
  ['email2', '$162,149.50', '$162,000.50', '$162,000.50'],
  ['email3', 'Northwind Trader costs', 'Northwind trader costs', 'Northwind trader'],
  ['email3', '$1,999', '$1,899', '$1,899'],
  ['email3', 'price: **$999.50', 'price: **$2,499', '$2,499'],
  ['email3', 'VIP price: **$2,499', 'VIP price: **$2,999', '$2,999'],
  ['email3', 'You save $999.50', 'You save $1,000', '$1,000'],
  ['email3', 'ends on Friday', 'ends on Thursday', 'Thursday'],
  ['email4', 'losers 12', 'losers 2', '2'],
  ['email4', '$21,300.50', '$2,130.50', '$2,130.50'],
  ['email4', '-8.25%', '-0.8%', '-0.8%'],
  ['email4', 'is $1,999', 'is $999.50', '$999.50'],
  ['email4', '2 days left', '5 days left', '5 days left'],
  ['email5', 'Friday, January 30', 'Thursday, January 30', 'Thursday, January 30, 2099'],
  ['email5', 'ends tomorrow', 'ends tonight', 'tonight'],
  ['email5', 'is $999.50', 'is $899.50', '$899.50'],
  ['email5', '48 winners', '49 winners', '49'],
  ['email5', 'close on Friday', 'close on Saturday', 'Saturday'],
  ['orderForm', 'order: Northwind Trader', 'order: Northwind Trading', 'Northwind Trading'],
  ['orderForm', '$999.50', '$1,999', '$1,999'],
  ['orderForm', '$2,499', '$2,449', '$2,449'],
  ['orderForm', 'renewal offer', 'cross-sell offer', 'cross-sell offer'],
  ['orderForm', 'January 30', 'February 30', 'Friday, February 30, 2099'],
].map(([part = '', right = '', wrong = '', marked = '']) => ({ part: partOf(part), right, wrong, marked }));

function partOf(name: string): CampaignPartName {
  const part = CAMPAIGN_PARTS.find((known) => known === name);
  if (!part) throw new Error(`There is no part ${name}`);
  return part;
}

/** What is found in the campaign with these slips in it, and what there is to find. */
function seeded(seeds: Seed[]) {
  const parts = CAMPAIGN_PARTS.map((part) => {
    const own = seeds.filter((seed) => seed.part === part);
    const content = own.reduce((text, { right, wrong }) => {
      expect(text).toContain(right);
      return text.replace(right, wrong);
    }, RIGHT[part]);
    return { part, content };
  });
  const textOf = (part: CampaignPartName) => parts.find((one) => one.part === part)?.content ?? '';
  const found = checkCampaign({ request: BRIEF, sendDates: SEND_DATES }, parts).map(
    ({ part, place }) => `${part}: ${place ? textOf(part).slice(place.from, place.to) : 'missing'}`,
  );
  return { found: found.sort(), seeded: seeds.map(({ part, marked }) => `${part}: ${marked}`).sort() };
}

describe('contradictions seeded in a campaign', () => {
  it('are none where none was seeded, whether the send dates are told or not', () => {
    expect(seeded([]).found).toEqual([]);
    const parts = CAMPAIGN_PARTS.map((part) => ({ part, content: RIGHT[part] }));
    expect(checkCampaign({ request: BRIEF, sendDates: [] }, parts)).toEqual([]);
  });

  it.each(SEEDS)('are found one by one, at their place: $part, $wrong', (seed) => {
    const { found, seeded: there } = seeded([seed]);
    expect(found).toEqual(there);
  });

  it('are all found at once, and nothing else is', () => {
    const { found, seeded: there } = seeded(SEEDS);
    expect(found).toEqual(there);
  });

  it('are found in any company', () => {
    assert(
      property(subarray(SEEDS), (seeds) => {
        const { found, seeded: there } = seeded(seeds);
        expect(found).toEqual(there);
      }),
    );
  });
});
