import type { Base } from '../claims/claim';
import { itemsOf } from '../claims/items';
import { merge, reportedPeriod, type Time } from '../claims/times';
import { ahead, loose, resolve } from '../claims/resolve-time';
import { tokensOf } from '../claims/tokens';
import type { TaggedPeriod } from '../document/document';
import { outsideOf, togetherOf } from '../facts/composed-part';
import type { Part } from '../facts/fact';
import type { MeasureTerm, Term, TimeWords } from '../lexicon/words/entry';
import { nameKey, plainKey } from '../lexicon/normalise';
import type { Prepared } from '../unify/prepared';

/** Words that may stand beside a name or a time without saying more. */
const LIGHT = new Set<Term['is']>(['neutral', 'of', 'base', 'to', 'company', 'noun', 'parent']);

/** The terms of plain words that say something; null where a word is not known. */
function termsOf(words: string, { names }: Prepared): Term[] | null {
  const terms: Term[] = [];
  for (const item of itemsOf(tokensOf(words), words, names)) {
    if (item.is === 'mark') continue;
    if (item.is !== 'term') return null;
    if (!LIGHT.has(item.term.is)) terms.push(item.term);
  }
  return terms;
}

/** What a name may mean; empty where the lexicon and the document do not know it. */
export function measuresIn(words: string, document: Prepared): readonly MeasureTerm[] {
  const [term, ...others] = termsOf(words, document) ?? [];
  if (term?.is === 'measure' && others.length === 0) return term.measures;
  // Rows leave out what all of them are: 'Technology and infrastructure', below 'Operating expenses'.
  const name = withoutKind(words);
  return name === words ? [] : measuresIn(name, document);
}

const KINDS = new Set(['expense', 'expenses', 'cost', 'costs', 'spending']);

function withoutKind(words: string): string {
  const last = words.lastIndexOf(' ');
  return KINDS.has(words.slice(last + 1).toLowerCase()) ? words.slice(0, Math.max(last, 0)) : words;
}

const CUSTOMER = 'customer ';
const AND = /,? and |, | plus | & /;
const OUTSIDE = /^(?:\w+ )?outside (?:of )?(.+)$/i;

/** Whether words say nothing of their own: 'worldwide' is all of a company, and 'now' is the time that is reported. */
export const isNeutral = (words: string, document: Prepared): boolean => termsOf(words, document)?.length === 0;

/** What a model writes where it means all of the company. */
const WHOLE = new Set(['', 'worldwide', 'global', 'total', 'company', 'group', 'all']);

/** The document's part of that name, else the name itself, which no fact has; null for all of the company. */
export function partIn(words: string, document: Prepared): Part {
  if (WHOLE.has(words.toLowerCase()) || isNeutral(words, document)) return null;
  const known = knownPart(words, document);
  if (known !== undefined) return known;
  const [, inside] = OUTSIDE.exec(words) ?? [];
  if (inside !== undefined) return outsideOf(partIn(inside, document) ?? inside);
  const several = words.split(AND).map((one) => knownPart(one, document));
  return several.length > 1 && several.every((one) => one !== undefined) ? togetherOf(several) : plainKey(words);
}

/** The document's part of a name; customers in a place are that place. */
function knownPart(words: string, document: Prepared): string | undefined {
  const [term, ...others] = termsOf(words, document) ?? [];
  if (term?.is === 'part' && others.length === 0) return term.part;
  const key = nameKey(words);
  return (
    document.partNames.get(key) ?? document.partNames.get(key.startsWith(CUSTOMER) ? key.slice(CUSTOMER.length) : key)
  );
}

/** All words of time in a phrase put together; null where it says none, two that differ, or something else as well. */
function timeIn(words: string, document: Prepared): TimeWords | null {
  const terms = termsOf(words, document);
  if (!terms || terms.length === 0) return null;
  let time: TimeWords | null = {};
  for (const term of terms) {
    if (term.is !== 'time' && term.is !== 'against') return null;
    time = time && merge(time, term.time);
  }
  return time;
}

/** What a time counts from: 'a year earlier', and 'the fourth quarter' of what is expected. */
interface Spoken {
  reference: TaggedPeriod | null;
  isOutlook: boolean;
}

export function periodIn(words: string, { reference, isOutlook }: Spoken, document: Prepared): Time | null {
  const time = timeIn(words, document);
  if (time?.isLoose && !time.isSame)
    return loose(time, document.calendar) ?? resolve(time, reference, document.calendar);
  const found = time && resolve(time, reference, document.calendar);
  return found && isOutlook ? ahead(found, time, reportedPeriod(document.calendar)) : found;
}

export function baseIn(words: string, reference: TaggedPeriod | null, document: Prepared): Base | null {
  const time = timeIn(words, document);
  if (!time) return null;
  if (time.shift === -1 && time.year === undefined) {
    return time.shiftBy === 'period' ? { kind: 'period before' } : { kind: 'year before', isDefault: false };
  }
  const period = resolve(time, reference ?? reportedPeriod(document.calendar), document.calendar)?.period;
  return period ? { kind: 'period', period } : null;
}
