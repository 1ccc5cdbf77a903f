import {
  CAMPAIGN_PARTS,
  CampaignRequest,
  NO_BRAND,
  type CampaignPartName,
  type BrandProfile,
} from '@copydesk/contracts';
import { buildCampaign } from '@copydesk/testing';
import { campaignPartTool, readCampaignPart, type CampaignPartInput } from '@copydesk/tools';
import { writeAnswer } from '../write-answer';

interface Asked extends Partial<CampaignPartInput> {
  today?: string;
  brand?: BrandProfile;
}

function write(part: CampaignPartName, { brand = NO_BRAND, today = '2026-01-01', ...change }: Asked = {}): string {
  const input = { part, request: buildCampaign(), others: [], ...change };
  const { messages } = campaignPartTool.prompt(input, { windowTokens: 128_000, brand, today });
  return (
    writeAnswer({ api: 'chat', model: 'demo', stream: true, includeUsage: false, schemaName: null, messages }) ?? ''
  );
}
const writeAll = (request: CampaignRequest) => CAMPAIGN_PARTS.map((part) => write(part, { request }));

const AMOUNTS = ['$1,999', '$999.50', '$2,499', '$183,450', '$21,300.50'];

describe('a campaign by rule', () => {
  it.each(CAMPAIGN_PARTS)('%s is one part with the product, entered amounts and the entered date alone', (part) => {
    const text = write(part);
    expect(readCampaignPart(part, text)).toBe(text);
    expect(text).toContain('Northwind Trader');
    for (const amount of text.match(/\$[\d,.]*\d/g) ?? []) expect(AMOUNTS).toContain(amount);
    for (const date of text.match(/\w+day, \w+ \d+, \d{4}/g) ?? []) expect(date).toBe('Friday, January 30, 2099');
    expect(text).not.toMatch(/\b(?:today|tonight|tomorrow|undefined)\b|\[object|\n{3}/i);
    expect(text).toContain('**Renew my seat');
    expect(/^Subject: .{10,60}\n\n/.test(text)).toBe(part !== 'orderForm');
  });

  it('uses every field, and keeps the objective to itself', () => {
    const text = writeAll(buildCampaign()).join('\n');
    for (const said of [
      'private investors over fifty',
      'your term is coming to its end',
      'Winners: **48**',
      'Losers: **12**',
      'Total losses: **$21,300.50**',
      'Average winner: **34.5%**',
      'Average loser: **-8.25%**',
      'Discounted price: **$999.50**',
      'VIP price: **$2,499**',
      'A live session every Monday',
      'A free month of the Options Letter',
      'The live session holds 200 seats.',
      'Small positions, held with patience, beat big bets.',
      'below two percent of the portfolio',
      'Card number:',
    ])
      expect(text).toContain(said);
    expect(text).not.toMatch(/\$49|lapsed subscribers/);
  });

  it.each(['Renewal Campaign', 'Flash Campaign', 'Cross-Sales Campaign'] as const)(
    'tells a %s from the others',
    (campaignType) => {
      const own = write('email1', { request: buildCampaign({ campaignContext: { campaignType } }) });
      const line = {
        'Renewal Campaign': 'your term',
        'Flash Campaign': 'a short sale',
        'Cross-Sales Campaign': 'belongs beside',
      };
      expect(own).toContain(line[campaignType]);
    },
  );

  it('speaks as one person, or of the team', () => {
    const texts = (tonePerspective: CampaignRequest['creativeMessaging']['tonePerspective']) =>
      writeAll(buildCampaign({ creativeMessaging: { tonePerspective } }))
        .slice(0, 5)
        .join('\n');
    expect(texts('Guru (First Person)')).toMatch(/\b(?:I|me)\b/);
    expect(texts('Telesales (Third Person)')).toMatch(/analysts|the team/i);
    expect(texts('Telesales (Third Person)').replace(/“[^”]*”|I[’']/g, '')).not.toMatch(/\bI\b/);
  });

  it('pushes nobody towards a date that has passed', () => {
    const request = buildCampaign({ urgencyElements: { expiryDate: '2025-12-31' } });
    const text = writeAll(request).join('\n');
    expect(text).toContain('Wednesday, December 31, 2025');
    expect(text).not.toMatch(/until \*\*|ends on/);
  });

  it('copes with a brief that holds nothing', () => {
    const text = writeAll(new CampaignRequest()).join('\n\n');
    expect(text).not.toMatch(/undefined|null|NaN|\$|\*\*\*\*|\n{3}|: \.|: \*\*$/);
    expect(text).toContain('the service');
    expect(text).toMatch(/\*\*Claim your offer\*\*$/);
  });

  it('writes a part that was turned down another way, and changes one as asked', () => {
    const first = write('email4');
    expect(write('email4')).toBe(first);
    const second = write('email4', { currentCopy: first });
    expect(second).not.toBe(first);
    expect(second).toContain('Losers'.toLowerCase());
    const changed = write('email4', { currentCopy: first, message: 'Change the subject line to “Fair questions”' });
    expect(changed).toBe(first.replace(/^Subject: .*/, 'Subject: Fair questions'));
  });

  it('keeps to the house; an order form is not signed', () => {
    const brand = { company: 'Alpine', voice: '', wordsToAvoid: 'patience', disclaimer: 'Not advice.' };
    expect(write('email1', { brand })).toMatch(/\nThe Alpine team$/);
    expect(write('email1', { brand })).not.toMatch(/patience/i);
    expect(write('orderForm', { brand })).not.toContain('Alpine team');
  });
});
