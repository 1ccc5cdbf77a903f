import { traceDraft, type Evidence } from '@copydesk/figures';
import { sentenceReader } from '@copydesk/text';
import { countShared, isQuotable, type Material } from './material';

/** A sentence that leans on another one or on a table, and what is law, book-keeping, a hedge or a courtesy. */
const LEANING =
  /^(?:this|these|that|those|it|they|he|she|such|however|in addition|additionally|also|but|and|so|as a result|therefore|thus|conversely|similarly|here|there|both|other|of|see|refer|yes|no|well|okay|sure|now|then|again|finally|moving)\b|\b(?:above|below|following|respectively|this|these|those|see note|refer to|item \d|exhibit|former|latter|as (?:\w+ )?(?:said|mentioned|indicated|noted))\b/i;
const DULL =
  /\b(?:may|might|could|would|should|pursuant|accounting|fair value|hedg\w+|derivatives?|leases?|tax positions?|litigation|unrecognized|amortiz\w+|impairment|warrants?|credit facility|commercial paper|notes? (?:due|payable)|interest rates?|hypothetical|forward[- ]looking|(?:non-)?gaap|par value|approximate|estimated?|assum\w+|contractual|obligations?|covenants?|registrant|antidilutive|excluded|valuation|reclassif\w+|carrying|allowance|welcome|thanks?|good (?:morning|afternoon)|slides?|webcast|turn (?:it|the)|financing|foreign|authoriz\w+|excise|weeks|provisions?|utilization|authority|you|your|I|ladies|question)\b/i;
const KEY =
  /\b(?:revenues?|sales|orders?|operating income|net income|per share|gross margin|bookings|free cash flow|backlog|share repurchase|dividend|headcount)\b/i;
const OF_PARTS = /revenue|income|margin|eps|expense|research/;

/** A line that is as wide as a page goes on in the next one. */
const WRAPPED = /(?<=[^\n]{60})\n(?=\S)/g;

/** The sentences that tell most of the reported period and of what is wished for, three at most, in their order, with speaker or page. */
export function chooseQuotes(document: string, evidence: Evidence, wishes: Material['wishes'], told: string): string[] {
  const { facts } = evidence.document;
  const end = /^Questions? (?:&|and) Answers?:?$/im.exec(document)?.index ?? document.length;
  const sentenceOf = sentenceReader(document.replace(WRAPPED, ' '));
  const scores = new Map<string, number>();
  const telling = facts.facts.flatMap(({ from, to, page, readings: [reading] }) => {
    const isMeant = reading?.spoken !== undefined && from < end && reading.modality.is !== 'outlook';
    const quote = isMeant ? sentenceOf(from, to) : '';
    return reading && isTelling(quote) ? [{ quote, page, from, reading }] : [];
  });
  for (const { quote, reading } of telling) {
    const { period, part, level, measure, spoken } = reading;
    const last = period && ('end' in period.is ? period.is.end : period.is.at);
    const isNow = last === null || last >= (facts.calendar.end ?? last);
    // Beside the figures of the company, what names no part of it may be about one.
    const named = part.is?.split(' ')[0] ?? '—';
    const isUnclear = told !== '' && OF_PARTS.test(measure.is) && !quote.toLowerCase().includes(named);
    const score = scores.get(quote) ?? countShared(quote, wishes) * 4 - quote.length / 240;
    const points = Number(KEY.test(quote)) + Number(level.is.kind === 'change' || spoken?.moved != null);
    scores.set(quote, score + points - (isNow ? 0 : 3) - (isUnclear ? 99 : 0));
  }
  const best = [...scores].filter(([, score]) => score > 0).toSorted((a, b) => b[1] - a[1]);
  const chosen: string[] = [];
  for (const [quote] of best.slice(0, 40)) {
    const figures = quote.match(/[$€£₹]\d[\d.,]{0,20}\d|\d[\d.,]{0,20}(?:%| percent)/g) ?? [];
    const isNew = figures.every((figure) => ![told, ...chosen].join(' ').includes(figure));
    if (chosen.length < 3 && isNew && isProved(`${quote} “${quote}”`, evidence)) chosen.push(quote);
  }
  const show = (quote: string) => {
    const { page = null, from = 0 } = telling.find((one) => one.quote === quote) ?? {};
    const speaker = speakerAt(document, from);
    return speaker ? `${speaker}: “${quote}”` : `“${quote}”${page === null ? '' : ` (page ${page})`}`;
  };
  return [...scores.keys()].filter((quote) => chosen.includes(quote)).map(show);
}

/** True where every figure, name and quotation of a text stands in the evidence, or follows from it. */
export function isProved(text: string, evidence: Evidence): boolean {
  return traceDraft(text, evidence).every(({ status }) => status === 'traced' || status === 'derived');
}

function isTelling(text: string): boolean {
  const isWhole = /^[\p{Lu}$€£]/u.test(text) && /[\p{L}\d%)]\.$/u.test(text) && text.length >= 40;
  return isWhole && isQuotable(text) && !LEANING.test(text) && !DULL.test(text);
}

/** Who speaks at a place of a transcript: the last name that has a line to itself. */
function speakerAt(document: string, at: number): string | null {
  if (!/^Operator$/m.test(document)) return null;
  const name = /^(\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){1,3})(?: (?:--|–|—) .{2,60})?$/gmu;
  return [...document.slice(0, at).matchAll(name)].at(-1)?.[1] ?? null;
}
