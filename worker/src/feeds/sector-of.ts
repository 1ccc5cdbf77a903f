import { MARKET_WIDE } from '@copydesk/contracts';

/** The first sector whose words stand in a text is its own. */
const SECTORS: [string, RegExp][] = [
  ['Semiconductors', /\b(?:semiconductors?|microchips?|chipmakers?|foundry|gpus?)\b/i],
  ['Digital assets', /\b(?:crypto|tokeni[sz]\w|(?:bitcoin|ether(?:eum)?|stablecoins?|digital assets?|blockchain)\b)/i],
  [
    'Energy',
    /\b(?:oil|crude|natural gas|lng|opec|petroleum|refiner(?:y|ies)|pipelines?|electricity|solar|wind power|nuclear|energy)\b/i,
  ],
  [
    'Health care',
    /\b(?:pharma|biotech|(?:drugs?|vaccines?|clinical trials?|medicare|medicaid|medical devices?|fda)\b)/i,
  ],
  [
    'Banking',
    /\b(?:banks?'? (?:capital|failures?|supervision|holding compan(?:y|ies)|mergers?)|lenders?|deposit insurance|stress tests?|credit unions?|basel)\b/i,
  ],
  ['Real estate', /\b(?:housing|home sales|mortgages?|real estate|building permits|rents?)\b/i],
  ['Automotive', /\b(?:automakers?|vehicles?|car sales|evs?)\b/i],
  ['Agriculture', /\b(?:agricultur\w|(?:grain|wheat|corn|soybeans?|harvest|crops?|farm(?:ers|ing)?)\b)/i],
  ['Metals', /\b(?:gold|silver|copper|lithium|steel|alumini?um|iron ore|mining|rare earths?)\b/i],
  [
    'Technology',
    /\b(?:cyber|antitrust.{0,100}tech\b|(?:artificial intelligence|ai|software|cloud|data cent(?:er|re)s?|platforms?)\b)/i,
  ],
];

/** The sector that a piece of news speaks of, by its words. */
export function sectorOf(text: string): string {
  return SECTORS.find(([, words]) => words.test(text))?.[0] ?? MARKET_WIDE;
}
