import type { CloneWinnerRequest, GenerateEmailRequest, StartingNowRequest } from '@copydesk/contracts';

/** A brief as the HotList form sends it. */
export function buildBrief(change: Partial<GenerateEmailRequest> = {}): GenerateEmailRequest {
  return {
    companyName: 'N/A',
    productService: 'N/A',
    targetAudience: 'N/A',
    keyBenefits: 'N/A',
    callToAction: 'N/A',
    toneStyle: 'Professional',
    catalyst: 'Northwind Semiconductor (NWSC) raised its data center forecast by 40% on Tuesday.',
    additionalContext: 'Readers hold the stock already. Mention the call on March 4.',
    ...change,
  };
}

/** A request as the Starting Now form sends it. */
export function buildEvent(change: Partial<StartingNowRequest> = {}): StartingNowRequest {
  return {
    eventInfo: 'The copper briefing begins today at 2 p.m. Eastern.\nAnn Roe shows where the shortage comes from.',
    catalystContext: 'Copper passed $10,000 a ton.',
    ...change,
  };
}

/** A request as the form of Clone A Winner sends it. */
export function buildClone(change: Partial<CloneWinnerRequest> = {}): CloneWinnerRequest {
  return {
    winnerCopy:
      'Subject: Why did the banker smile?\n\nThey laughed when John Doe bought 500 shares. Would you have done it?\n\nClick here to get the report.',
    customDetails: 'The Copper Letter covers miners of copper every week.',
    catalysts: [],
    ...change,
  };
}
