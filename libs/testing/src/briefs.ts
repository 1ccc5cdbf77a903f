import type { BrandRequest, CloneWinnerRequest, GenerateEmailRequest, StartingNowRequest } from '@copydesk/contracts';

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

/** A brand as its form sends it, with one offer. */
export function buildBrand(change: Partial<BrandRequest> = {}): BrandRequest {
  return {
    name: 'Beacon Options',
    company: 'Beacon Research',
    senderEmail: 'desk@beacon.example',
    voice: 'Calm',
    wordsToAvoid: 'data center',
    disclaimer: 'This is not investment advice.',
    signature: 'Jane Roe\nEditor, Beacon Research',
    address: '1 Harbor Street, Springfield',
    unsubscribeText: 'Unsubscribe',
    unsubscribeLink: '{{unsubscribe_url}}',
    readers: 'Owners of the largest chip makers',
    neverSaid: 'No price targets',
    offers: [
      {
        name: 'Options Newsletter',
        audience: 'Private investors who trade options',
        benefits: 'Two trades a week, each with its risk in dollars',
        callToAction: 'Start your free month',
        link: 'https://beacon.example/options?plan=7',
        disclaimer: 'Options involve risk and are not suitable for all investors.',
        ...{ standardPrice: '$99', discountedPrice: '49.50', vipPrice: '' },
      },
    ],
    ...change,
  };
}

/** The first page of a quarterly report, with the two figures that its drafts speak of. */
export const FILING = `Page 1
NORTHWIND SEMICONDUCTOR, INC.
For the quarterly period ended June 30, 2025

CONSOLIDATED STATEMENTS OF OPERATIONS
(In millions, except per share data)
\tThree Months Ended
\tJune 30,
\t2025\t2024
Total net sales\t$7,192\t$8,290
Income before income taxes\t1,505\t2,022
Income tax expense\t301\t404
Net income\t1,204\t1,618
`;
