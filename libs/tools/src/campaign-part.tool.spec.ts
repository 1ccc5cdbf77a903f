import { CAMPAIGN_PARTS, NO_BRAND, type CampaignPartName } from '@copydesk/contracts';
import { buildCampaign } from '@copydesk/testing';
import { readFences } from '@copydesk/text';
import { campaignPartTool, readCampaignPart, type CampaignPartInput } from './index';

interface Asked extends Partial<CampaignPartInput> {
  today?: string;
}

const ask = ({ today = '2026-01-01', ...change }: Asked = {}) => {
  const input = { part: 'email3' as const, request: buildCampaign(), others: [], ...change };
  return campaignPartTool
    .prompt(input, { windowTokens: 128_000, brand: NO_BRAND, today, fence: '3f9a1c07' })
    .messages.map(({ content }) => content);
};
const fenced = (change?: Asked) =>
  Object.fromEntries(readFences(ask(change)[1] ?? '').map(({ name, text }) => [name, text]));

describe('a part of a campaign', () => {
  it.each(CAMPAIGN_PARTS)('%s has a plan of its own, and the rules of all', (part) => {
    const [system = '', user = ''] = ask({ part });
    const plans = user.match(/^# Your part: .*$/gm);
    expect(plans).toHaveLength(1);
    expect(system).toContain('# As entered');
    expect(user.match(/^# Form of the answer$/gm)).toHaveLength(1);
    expect(user.includes('No "Subject:" line')).toBe(part === 'orderForm');
  });

  it('is given figures as they were entered, and the date with its weekday', () => {
    const { performance, prices, expiryDate } = fenced();
    expect(performance).toBe(
      'Winners: 48\nLosers: 12\nTotal gains: $183,450\nTotal losses: $21,300.50\nAverage winner: 34.5%\nAverage loser: -8.25%',
    );
    expect(prices).toBe('Standard price: $1,999\nDiscounted price: $999.50\nVIP price: $2,499');
    expect(expiryDate).toBe('Friday, January 30, 2099');
  });

  it('is given the period and the basis of a record, and none of no record', () => {
    const about = { period: '2025', basis: 'Closed trades, before fees' };
    const { performance } = fenced({ request: buildCampaign({ performanceHighlights: about }) });
    expect(performance).toMatch(/^Winners: 48\n[\s\S]*\nPeriod: 2025\nBasis: Closed trades, before fees$/);
    const nothing = { winners: 0, losers: 0, totalGains: 0, totalLosses: 0, avgWinner: 0, avgLoser: 0 };
    const request = buildCampaign({ performanceHighlights: { ...nothing, ...about } });
    expect(fenced({ request })).not.toHaveProperty('performance');
  });

  it('claims nothing where nothing was entered', () => {
    const nothing = { winners: 0, losers: 0, totalGains: 0, totalLosses: 0, avgWinner: 0, avgLoser: 0 };
    const some = fenced({ request: buildCampaign({ performanceHighlights: { ...nothing, winners: 3 } }) });
    expect(some['performance']).toBe('Winners: 3');
    const [, without] = ask({ request: buildCampaign({ performanceHighlights: nothing }) });
    expect(without).toContain('No track record was entered: claim none.');
    expect(without).not.toContain('name="performance"');
  });

  it('makes nothing urgent of a date that has passed', () => {
    const request = buildCampaign({ urgencyElements: { expiryDate: '2025-12-31' } });
    expect(fenced({ request })).toMatchObject({ pastExpiryDate: 'Wednesday, December 31, 2025' });
    expect(fenced({ request })).not.toHaveProperty('expiryDate');
    expect(fenced({ request, today: '2025-12-31' })).toHaveProperty('expiryDate');
  });

  it('knows the other parts, in their order, and the day on which it goes out', () => {
    const others: CampaignPartInput['others'] = [
      { part: 'email2', content: 'Subject: B' },
      { part: 'email1', content: 'Subject: A' },
    ];
    const names = Object.entries(fenced({ others })).filter(([name]) => name.startsWith('email'));
    expect(names).toEqual([
      ['email1', 'Subject: A'],
      ['email2', 'Subject: B'],
    ]);
    expect(ask({ sendDate: '2026-02-02' })[1]).toMatch(
      /Write the email of Day 3 now\. It goes out on Monday, February 2, 2026\.$/,
    );
  });

  it('has an order form to go by in the order form alone', () => {
    expect(fenced()).not.toHaveProperty('orderFormExample');
    expect(fenced({ part: 'orderForm' })).toHaveProperty('orderFormExample');
  });

  it('is changed as asked, or written another way', () => {
    expect(ask({ currentCopy: 'Subject: A', message: 'Shorter' })[1]).toMatch(
      /changed as "request" asks, and the note below it\.$/,
    );
    expect(ask({ currentCopy: 'Subject: A' })[1]).toMatch(/another one than the one that was turned down\.$/);
  });
});

describe('what a model wrote', () => {
  it.each<[string, CampaignPartName, string]>([
    ['an email', 'email1', '\nSubject: Day 1 of your term\n\nDay 2 of the sale is on Friday.\n\n- Day 3: the list\n'],
    ['an email below its own day', 'email2', '**Day 2: Proof**\n\nSubject: Proof'],
    ['an order form', 'orderForm', '**Your order**\n\nName:\n\n[ ] Yes'],
  ])('is kept where it is %s', (_, part, text) => expect(readCampaignPart(part, text)).toBe(text.trim()));

  it.each<[string, CampaignPartName, string]>([
    ['empty', 'email1', ' \n'],
    ['JSON', 'email1', '{"subject": "A"}'],
    ['JSON in a block of code', 'email1', '```json\n{"email1": "A"}\n```'],
    ['two emails', 'email1', 'Subject: A\n\nText.\n\nSubject: B\n\nText.'],
    ['two emails in bold', 'email1', 'Subject: A\n\nText.\n\n**Subject:** B'],
    ['another day', 'email1', 'Subject: A\n\n## Day 2\n\nText.'],
    ['another day with a title', 'email1', 'Subject: A\n\nText.\n\n**Day 2: The proof**\n\nText.'],
    ['an email in place of the order form', 'orderForm', 'Subject: Your order\n\nName:'],
    ['the mark of a part', 'email1', 'Subject: A\n\n⟪email2⟫\n\nB'],
  ])('is refused where it is %s', (_, part, text) => {
    expect(() => readCampaignPart(part, text)).toThrow(expect.objectContaining({ code: 'model/bad-answer' }));
  });
});
