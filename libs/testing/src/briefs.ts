import type { GenerateEmailRequest } from '@copydesk/contracts';

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
