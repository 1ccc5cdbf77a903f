import {
  CampaignContext,
  type CampaignRequest,
  type CampaignResponse,
  CreativeMessaging,
  type JobAccepted,
  PerformanceHighlights,
  RenewalOfferDetails,
  UrgencyElements,
} from '@copydesk/contracts';
import type { TestClient } from './test-client';

export const GENERATE_CAMPAIGN = '/api/generate-campaign';

type Groups = Omit<CampaignRequest, 'fileContent' | 'orderFormExample' | 'sendDates'>;

/** A brief as the campaign wizard sends it, every field filled in. */
export function buildCampaign(change: { [G in keyof Groups]?: Partial<Groups[G]> } = {}): CampaignRequest {
  return {
    campaignContext: Object.assign(
      new CampaignContext(),
      {
        productName: 'Northwind Trader',
        campaignType: 'Renewal Campaign',
        campaignObjective: 'Win back 500 lapsed subscribers',
        targetAudience: 'Private investors over fifty',
      },
      change.campaignContext,
    ),
    performanceHighlights: Object.assign(
      new PerformanceHighlights(),
      { winners: 48, losers: 12, totalGains: 183_450, totalLosses: 21_300.5, avgWinner: 34.5, avgLoser: -8.25 },
      change.performanceHighlights,
    ),
    renewalOfferDetails: Object.assign(
      new RenewalOfferDetails(),
      {
        standardPrice: 1_999,
        discountedPrice: 999.5,
        vipPrice: 2_499,
        keyFeatures: 'Two trades a week\nA live session every Monday\nA model portfolio',
        specialPromos: 'A free month of the Options Letter',
      },
      change.renewalOfferDetails,
    ),
    urgencyElements: Object.assign(
      new UrgencyElements(),
      { expiryDate: '2099-01-30', scarcityTactics: 'The live session holds 200 seats.' },
      change.urgencyElements,
    ),
    creativeMessaging: Object.assign(
      new CreativeMessaging(),
      {
        toneStyle: 'Conversational',
        tonePerspective: 'Guru (First Person)',
        coreMessaging: 'Small positions, held with patience, beat big bets.',
        ctaSuggestions: 'Renew my seat',
      },
      change.creativeMessaging,
    ),
    fileContent: 'Northwind Trader keeps every position below two percent of the portfolio and says so in each letter.',
    orderFormExample: 'YES, enroll me!\nName:\nEmail:\nCard number:\nPrice: $49',
  };
}

/** Submits a whole campaign without waiting for it. */
export async function startCampaign(client: TestClient, headers: Record<string, string> = {}): Promise<JobAccepted> {
  const answer = await client.post<JobAccepted>(GENERATE_CAMPAIGN, buildCampaign(), {
    prefer: 'respond-async',
    ...headers,
  });
  return answer.body;
}

/** Has a whole campaign written. */
export async function writeCampaign(client: TestClient): Promise<{ campaignId: string; path: string }> {
  const { campaignId } = (await client.post<CampaignResponse>(GENERATE_CAMPAIGN, buildCampaign())).body;
  return { campaignId, path: `/api/campaigns/${campaignId}` };
}
