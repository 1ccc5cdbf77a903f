import type { Fenced } from '@copydesk/text';
import { readPassages } from '../read-passages';
import { rankSentences } from '../rank-sentences';
import { readStatements } from '../read-statements';
import { withFullStop } from '../say';
import { findTone } from '../tones';
import type { Tone } from '../tone';

/** What a part of a campaign is written from. */
export interface CampaignBrief {
  product: string;
  type: string;
  audience: string;
  /** 'Winners: 48' and the like, as entered. */
  record: string[];
  /** 'Standard price: $1,999' and the like, as entered. */
  prices: string[];
  features: string[];
  promos: string[];
  /** With its weekday; empty where none was entered. */
  expiry: string;
  isPast: boolean;
  scarcity: string[];
  tone: Tone;
  isGuru: boolean;
  core: string[];
  action: string;
  /** What the document says that names neither a price nor a date. */
  facts: string[];
  /** The lines of the example that are filled in. */
  fields: string[];
}

const MOST = 8;
const LONGEST = 400;
const PRICE_OR_DATE =
  /[$€£]|\b(?:19|20)\d\d\b|\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b|\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|\b(?:today|tonight|tomorrow)\b/i;

/** Sorts the material of a part of a campaign. */
export function readCampaign(fences: Fenced[]): CampaignBrief {
  const text = (name: string) => fences.find((fence) => fence.name === name)?.text.trim() ?? '';
  const [action = ''] = items(text('ctaSuggestions'));
  return {
    product: text('productName').replace(/\s+/g, ' ') || 'the service',
    type: text('campaignType'),
    audience: text('targetAudience').replace(/\s+/g, ' '),
    record: lines(text('performance')),
    prices: lines(text('prices')),
    features: items(text('keyFeatures')),
    promos: items(text('specialPromos')),
    expiry: text('expiryDate') || text('pastExpiryDate'),
    isPast: text('pastExpiryDate') !== '',
    scarcity: sentences(text('scarcityTactics')),
    tone: findTone(text('toneStyle')),
    isGuru: /guru/i.test(text('tonePerspective')),
    core: sentences(text('coreMessaging')),
    action: action.replace(/[*.!]+$/g, '') || 'Claim your offer on the order form',
    facts: factsOf(text('document')),
    fields: lines(text('orderFormExample')).filter((line) => /^[^$\d]{2,60}:\s*_*$/.test(line)),
  };
}

function factsOf(document: string): string[] {
  const told = rankSentences(readPassages(document), null)
    .filter(({ speaker }) => speaker === null)
    .map(({ text }) => text);
  const statements = told.length > 0 ? told : sentences(document);
  return statements.filter((statement) => !PRICE_OR_DATE.test(statement)).slice(0, MOST);
}

function sentences(text: string): string[] {
  return readStatements(text)
    .filter(({ length }) => length <= LONGEST)
    .slice(0, MOST);
}

/** What stands in a list, whichever way it was typed. */
function items(text: string): string[] {
  const parts = text.split(/\n|;|•/).map((part) => part.replace(/^[-*\s\d.)]{0,4}(?=\D)/, '').trim());
  return parts.filter((part) => part !== '').slice(0, MOST);
}

function lines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** A sentence out of a phrase that somebody typed. */
export function sentenceOf(lead: string, phrase: string): string {
  return phrase === '' ? '' : withFullStop(`${lead} ${phrase}`);
}
