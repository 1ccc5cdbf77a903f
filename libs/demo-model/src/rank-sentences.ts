import { splitSentences } from '@copydesk/text';
import { inThirdPerson } from './third-person';
import type { Passage } from './read-passages';
import { upperFirst, withFullStop } from './say';

/** A sentence that can stand alone in an email. `score` says how strong it is. */
export interface Strong {
  text: string;
  /** Who said it in the first person, word for word; null for a sentence that was not a quotation. */
  speaker: string | null;
  score: number;
  /** Its place in the document, 0 first. */
  at: number;
}

const LEGAL =
  /forward[- ]looking|safe harbo|pursuant|exchange act|securities act|regulation s-|accompanying notes|incorporated by reference|see note|see “|refer to|registrant|no offer|investment advice|past performance|undue reliance|differ materially|par value|trading symbol|accelerated filer|aggregate market|shell company|[☒☐[\]]|https?:|actual results|all rights reserved|confidential|exhibit|certif|indenture|bylaws|no assurance|set forth/i;
const STAGE =
  /webcast|replay|slide|conference call|operator|thank|good (?:morning|afternoon|evening)|welcome|turn (?:it|the call|to)|hand (?:it|the call)|questions|prepared remarks|press release|news release|announced (?:its )?(?:financial )?results|website|social media|reconcil|call over|join(?:ed|ing) (?:me|us)|let me|as a reminder/i;
const ACCOUNTING =
  /\b(?:lease|leases|amorti[sz]|unearned|goodwill|derivative|hedg|fair value|valuation|impair|deferr|stock-based|RSU|reclassif|unrecogni[sz]ed|covenant|contingent|contingenc|litigation|lawsuit|plaintiff|defendant|court|accru|tax|notes due|unsecured|collateral|indemnif|warrant|discount rate|amended|principles|accounting\b|write-?off|prepayment|receivable|provision|allowance|non-cash|cost of revenue|termination|fiscal quarters|presentation|useful li|weighted|options?\b|dilut|intangible|maturit|commercial paper|credit agreement|vest|subpoena|counterpart|escrow)/i;
const HEDGED =
  /\b(?:can|may|might|could|would|if|whether|unless|cannot|depends?|adverse\w*|risks?|typically|generally|historically|usually|from time to time|uncertain|subject to|approximately half)\b/i;
const POWER =
  /\b(?:record|grew|growth|grow|rose|increas|raised?|surg|jump|launch|introduc|announc|exceed|deliver|approv|acqui|strong|highest|largest|best|first|accelerat|expand|demand|double|triple|won|beat|outperform|momentum|breakthrough|award|partner|all-time|cut|fell|declin|drop|sign(?:ed|s))/gi;
const REFERRING =
  /\b(?:these|those|such) \p{L}+|\b(?:this|that) (?!quarter|year|fiscal|week|month)\p{L}+|pleased|proud|excited|happy|delighted/iu;
const MONEY = /[$€£]\s?\d[\d,.]*(?:\s?(?:billion|million|trillion|bn|m|k)\b)?/gi;
const PERCENT = /\d[\d.]*\s?%|\d+(?:\.\d+)? (?:basis points|percent)/gi;
const DANGLING =
  /^(?:this|these|those|that|it|its|they|their|he|she|his|her|such|both|each|there|here|which|other|following|a signed|the following|the table|for example|again|yes|no|ok|okay|all of|as (?:mentioned|noted|discussed)|with (?:this|these|that)|put it|last month|in (?:this|that|these)|on (?:this|that)|at the same time|(?:\p{L}+ ){0,2}respectively)\b/iu;
const DATELINE = /^.{0,80}(?:\((?:GLOBE NEWSWIRE|BUSINESS WIRE)\)|PRNewswire\/?)\s*[-–—]+\s*/;
const LEAD_IN =
  /^(?:and|so|but|also|now|well|however|overall|additionally|further(?:more)?|moreover|finally|lastly|in addition|in summary|in fact|importantly|specifically|as a result|consequently|accordingly|today|this morning|first|second|third|next|turning to [^,]+|looking (?:ahead|at)[^,]*|with that|to that end|of course),?\s+/i;

/** A heading says less than a bullet, and a bullet less than a sentence. */
const KIND_COST = { prose: 0, bullet: 0.5, line: 4 };

/** The sentences of a document that an email can be made of, strongest first. */
export function rankSentences(passages: Passage[], company: string | null): Strong[] {
  const found: Strong[] = [];
  const seen = new Set<string>();
  let at = 0;
  for (const passage of passages) {
    for (const sentence of splitSentences(passage.text)) {
      at += 1;
      if (seen.has(sentence)) continue;
      seen.add(sentence);
      const strong = judge(sentence, passage, company, at);
      if (strong) found.push(strong);
    }
  }
  return found.sort((a, b) => b.score - a.score || a.at - b.at);
}

function judge(sentence: string, passage: Passage, company: string | null, at: number): Strong | null {
  if (LEGAL.test(sentence) || STAGE.test(sentence)) return null;
  const whole = passage.kind === 'prose' ? sentence : withFullStop(sentence);
  const plain = withoutLeadIn(passage.kind === 'bullet' ? upperFirst(whole) : whole);
  const told = isWhole(plain) ? inThirdPerson(plain, company) : null;
  if (told !== null)
    return { text: told, speaker: null, score: score(told, company, at) - KIND_COST[passage.kind], at };
  const quotable = passage.speaker !== null && isWhole(plain) && !/\b(?:you|your|I['’]\p{L}+|me)\b/iu.test(plain);
  return quotable ? { text: plain, speaker: passage.speaker, score: score(plain, company, at) - 1, at } : null;
}

function withoutLeadIn(sentence: string): string {
  const rest = sentence
    .replace(DATELINE, '')
    .replace(/^\(\d\)\s*/, '')
    .replace(LEAD_IN, '');
  return rest === sentence ? sentence : upperFirst(rest);
}

/** True for a full sentence that is understood without the one before it. */
function isWhole(sentence: string): boolean {
  const shaped = /^["'“‘]?[\p{Lu}\p{Lo}\d].*[.!?…。！？]["'”’)]*$/su.test(sentence);
  const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(sentence);
  const words = sentence.split(' ').length;
  const fits = sentence.length >= (wide ? 10 : 30) && sentence.length <= 260 && (wide || words >= 5);
  return shaped && fits && !DANGLING.test(sentence) && balanced(sentence) && !/[:;]$/.test(sentence);
}

function balanced(sentence: string): boolean {
  const count = (character: string) => sentence.split(character).length - 1;
  return count('(') === count(')') && count('“') === count('”') && count('"') % 2 === 0;
}

function score(sentence: string, company: string | null, at: number): number {
  const count = (pattern: RegExp) => sentence.match(pattern)?.length ?? 0;
  const figures = count(MONEY) + count(PERCENT);
  const length = sentence.length;
  return (
    Math.min(figures, 3) * 2.5 +
    Math.min(count(POWER), 3) * 1.5 +
    (company && sentence.includes(company) ? 1 : 0) +
    (length >= 70 && length <= 190 ? 1.5 : 0) +
    Math.max(0, 2 - at / 60) -
    (ACCOUNTING.test(sentence) ? 8 : 0) -
    (HEDGED.test(sentence) ? 5 : 0) -
    (/\brespectively\b/.test(sentence) ? 3 : 0) -
    (/quarter and first (?:six|nine) months/.test(sentence) ? 3 : 0) -
    (figures > 4 ? 3 : 0) -
    (REFERRING.test(sentence) ? 3 : 0) -
    (sentence.endsWith('?') ? 3 : 0)
  );
}
