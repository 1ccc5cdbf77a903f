import { type FoundNumber } from './find-numbers';
import { type Reading } from './reading';
import { isGlue, stemOf, type Word } from './words';

/** What a number is of, by the words of its sentence. */
export interface Subject {
  measure: string | null;
  /** Where the measure's name begins; -1 where there is none. */
  measureFrom: number;
  label: string;
  scope: string | null;
  isWhole: boolean;
  mods: string[];
  /** Who did it, where that is neither the company nor a part of it. */
  actor: string[];
}

interface Mention {
  value: string;
  from: number;
  to: number;
}

/** Words between a number and the measure behind it that show that the two do not belong together. */
const PARTING =
  /[,;:()]|(?<![a-z])(?:compared|versus|vs|from|to|while|and|but|as|on|with|after|against|by|was|were|is|up|down|than|which|that|when|or|because|driven|year|quarter|fiscal)(?![a-z])/i;
const WHOLE =
  /(?<![a-z])(?:total (?!of)|consolidated|company-?wide|the company|companywide|overall|as a whole|group-wide|altogether)/gi;
/** Lower-case words that narrow a measure down wherever they stand before it. */
const STRICT = new Set(
  'adjusted gaap organic core recurring deferred gross comparable subscription international domestic forma pretax segment annualized average median accumulated accrued unearned prepaid backlog incremental minimum unrecognized'.split(
    ' ',
  ),
);
export const HARMLESS = new Set(
  'record quarterly annual q1 q2 q3 q4 fy first second third fourth fiscal ceo cfo wall street strong solid reported latest overall total net higher lower rising falling growing that this these last year-to-date full company its our their for in and but while meanwhile posted booked generated delivered robust healthy soaring quarter half year month nine six three twelve'.split(
    ' ',
  ),
);
/** Where the name of a measure cannot reach further back. */
const BREAK =
  /^(?:of|in|with|for|on|to|from|by|was|were|that|as|while|at|which|is|are|has|had|have|posted|reported|booked|generated|delivered|recorded|saw|sees|logged|hit|made|earned|drove|brought|including|includ(?:e|ed)|but|than|because|since|after|before|per|this|these|those|when|where|it|we|they)$/;
const AFTERWARDS =
  /^(?:,? ?(?:from|in|at|for|across|of) (?:the |its |our |their )?)((?:[A-Z][\w&’'.-]*)(?: (?:and |& )?[A-Z][\w&’'.-]*){0,4})/;

/** The parts of the company that a text names. */
export function partsIn(text: string, words: Word[], { scopes }: Reading): Mention[] {
  const kept = words.filter((word) => !isGlue(word.stem) && word.stem !== 'and');
  return scopes.names
    .in(kept.map((word) => word.stem))
    .map((found) => mentionOf(found, kept))
    .filter((one) => isName(text, one));
}

function mentionOf({ value, first, length }: { value: string; first: number; length: number }, words: Word[]): Mention {
  return { value, from: words[first]?.from ?? 0, to: words[first + length - 1]?.to ?? 0 };
}

const ACTOR =
  /(?<![\p{L}\d])(\p{Lu}[\p{L}\d’'-]*(?: (?:& )?\p{Lu}[\p{L}\d’'-]*){0,3})(?:, (?:which|who))? (?:posted|reported|booked|generated|delivered|recorded|logged|earns|earned|had|has|made|spent|carries|carried)(?![\p{L}])/gu;
/** Who is spoken of as one speaks of a company, when a sentence begins. */
export const COMMON = new Set(
  'it we they he she who investor shareholder management executive customer consumer demand team business segment unit division group everyone nobody'.split(
    ' ',
  ),
);

/** Finds what each number of a sentence is of; null for a number of which nothing can be known. */
export function subjectsOf(text: string, numbers: FoundNumber[], words: Word[], reading: Reading): Subject[] {
  const kept = words.filter((word) => !isGlue(word.stem) && word.stem !== 'and');
  const scopes = partsIn(text, words, reading);
  const measures = reading.measures.in(kept.map((word) => word.stem)).map((found) => mentionOf(found, kept));
  const wholes = wholesOf(text, words, reading).filter(
    // 'Mobileye total revenue' is not the whole company's.
    (one) => !scopes.some((scope) => scope.from < one.to && one.from < scope.to + 4),
  );
  const masked = mask(text, scopes);
  const known = [...scopes, ...measures];
  return numbers.map((number, index) => {
    const last = numbers[index - 1];
    const next = numbers[index + 1];
    const measure = measureOf(masked, number, last, next, measures);
    const scope = scopeOf(text, number, next, scopes, wholes, measure);
    const label = measure ? text.slice(measure.from, measure.to) : nounAfter(text, number);
    const value = perShare(number, measure?.value ?? (isOfPart(text, number, scopes) ? 'revenue' : null), text);
    return {
      measure: value,
      measureFrom: measure?.from ?? -1,
      label,
      scope: scope.scope,
      isWhole: scope.isWhole,
      mods: [
        ...modsBefore(text, measure, words, { scopes, measures }, reading),
        ...modsAfter(text, [measure?.to, number.to], scopes, reading),
      ],
      actor: reading.isSource ? [] : actorBefore(text, last?.to ?? 0, number.from, known, reading),
    };
  });
}

/** The text with the names of parts made one word: an 'and' in them joins nothing. */
function mask(text: string, scopes: Mention[]): string {
  return scopes.reduce(
    (masked, { from, to }) => masked.slice(0, from) + '_'.repeat(to - from) + masked.slice(to),
    text,
  );
}

/** 'Data Center: $14.51 billion' is told of revenue; that it is, the source has to say. */
function isOfPart(text: string, number: FoundNumber, scopes: Mention[]): boolean {
  const scope = scopes.findLast((one) => one.to <= number.from);
  return (
    scope !== undefined &&
    number.kind === 'amount' &&
    /^[*_ ]{0,3}[:–—-][*_ ]{0,3}$/.test(text.slice(scope.to, number.from))
  );
}

/** Names of parts are written with capitals: 'data center demand' is not the segment. */
function isName(text: string, { from, to }: Mention): boolean {
  return /\p{Lu}/u.test(text.slice(from, to)) || /^[a-z]\p{Lu}/u.test(text.slice(from, from + 2));
}

function measureOf(
  text: string,
  number: FoundNumber,
  last: FoundNumber | undefined,
  next: FoundNumber | undefined,
  measures: Mention[],
): Mention | null {
  const before = measures.findLast(
    (one) =>
      one.to <= number.from &&
      !text.slice(one.to, number.from).includes(';') &&
      !(last && one.from < last.to && isNewClause(text.slice(last.to, number.from))),
  );
  const after = measures.find((one) => one.from >= number.to && one.from <= (next?.from ?? text.length));
  const gap = after ? text.slice(number.to, after.from) : '';
  const isBehind = after !== undefined && gap.length < 48 && !PARTING.test(gap) && gap.split(' ').length < 7;
  if (number.kind === 'count') {
    if (isBehind && gap.trim().split(' ').length < 3) return after;
    const isCounted =
      before && /share|headcount|backlog|book-to-bill/.test(before.value) && before.from > (last?.to ?? -1);
    return isCounted ? before : null;
  }
  const between = before ? text.slice(before.to, number.from) : '';
  const isOwn =
    before !== undefined &&
    before.from > (last?.to ?? -1) &&
    !/,[^,]*$/.test(between) &&
    !/^(?:brought|took|pulled|raked|bringing)/i.test(text.slice(before.from, before.to));
  const isShare = number.kind === 'percent' && /^ of /.test(gap);
  if (isBehind && !isOwn && !isShare) return after;
  if (before) return before;
  return after && /^[^,;]{0,60}$/.test(gap) && !/(?<![a-z])(?:while|but|and)(?![a-z])/.test(gap) ? after : null;
}

/** '..., and returned $1.5 billion to shareholders' speaks of something else than what came before. */
function isNewClause(between: string): boolean {
  const verbs = between.match(/(?:,|\band|\bwhile|\bbut) (?:[\w']+ ){0,2}?([a-z]+ed|paid|spent|sold|bought)\b/gi) ?? [];
  return verbs.some(
    (verb) =>
      !/(?:compared|ended|adjusted|diluted|reported|increased|decreased|declined|climbed|jumped|dropped|surged|improved|gained|gaped|widened|expanded)$/i.test(
        verb,
      ),
  );
}

/** '66 cents a share of loss' and 'net income of $1.26 per share' are earnings per share. */
function perShare(number: FoundNumber, measure: string | null, text: string): string | null {
  if (number.kind === 'per-share') {
    return measure === null || /^(?:net income|operating income|per share)$/.test(measure) ? 'per share' : measure;
  }
  if (
    measure === 'dividend' &&
    number.kind === 'amount' &&
    /per(?: common)? share/.test(text.slice(number.to, number.to + 20))
  )
    return measure;
  return measure;
}

function scopeOf(
  text: string,
  number: FoundNumber,
  next: FoundNumber | undefined,
  scopes: Mention[],
  wholes: Mention[],
  measure: Mention | null,
): { scope: string | null; isWhole: boolean } {
  const end = measure && measure.from > number.from ? measure.to : number.to;
  const behind = scopes.find((one) => one.from >= number.to && one.from < (next?.from ?? text.length));
  if (behind) {
    const gap = text.slice(number.to, behind.from);
    const isDirect =
      behind.from < end ||
      /^ ?(?:in|from|for|of|at)? ?(?:the |its |our )?$/.test(text.slice(end, behind.from).slice(0, 40));
    if (isDirect && gap.length < 60 && !/[,;(]/.test(gap)) return { scope: behind.value, isWhole: false };
  }
  const scope = scopes.findLast((one) => one.to <= number.from);
  const whole = wholes.findLast((one) => one.to <= number.from);
  if (scope && (!whole || whole.from < scope.from)) return { scope: scope.value, isWhole: false };
  return { scope: null, isWhole: whole !== undefined };
}

/** Where a text speaks of the whole company. */
export function wholesOf(text: string, words: Word[], { scopes }: Reading): Mention[] {
  const said = Array.from(text.matchAll(WHOLE), (match) => ({
    value: '',
    from: match.index,
    to: match.index + match[0].trimEnd().length,
  }));
  const named = words
    .filter((word) => word.isName && scopes.company.has(word.stem))
    .map(({ from, to }) => ({ value: '', from, to }));
  return [...said, ...named].sort((a, b) => a.from - b.from);
}

function modsBefore(
  text: string,
  measure: Mention | null,
  words: Word[],
  { scopes, measures }: { scopes: Mention[]; measures: Mention[] },
  reading: Reading,
): string[] {
  if (!measure) return [];
  const mods: string[] = [];
  let end = measure.from;
  const last = words.findLastIndex((one) => one.to <= measure.from);
  const reach = reading.isSource || /\band\b/.test(text.slice(Math.max(0, measure.from - 40), measure.from)) ? 6 : 4;
  for (const word of words.slice(Math.max(0, last + 1 - reach), last + 1).toReversed()) {
    if (
      !/^[ ’'s&-]{1,4}$/.test(text.slice(word.to, end)) ||
      (isGlue(word.stem) && word.stem !== 'total') ||
      BREAK.test(word.stem)
    )
      break;
    // 'Revenue and net income' are two, 'Dynamics products and cloud services revenue' is one.
    if (word.stem === 'and' && !reading.isSource && measures.some(({ to }) => to === word.from - 1)) break;
    end = word.from;
    if (scopes.some((scope) => scope.from <= word.from && word.to <= scope.to)) continue;
    if (word.stem !== 'and' && isNarrowing(word, reading)) mods.push(word.stem);
  }
  return mods;
}

/** 'AMD reported revenue of': who did it, where the company's own name is known. */
function actorBefore(text: string, start: number, end: number, known: Mention[], { scopes }: Reading): string[] {
  const { company } = scopes;
  if (company.size === 0) return [];
  const match = [...text.slice(start, end).matchAll(ACTOR)].at(-1);
  if (!match) return [];
  const [, name = ''] = match;
  const from = start + match.index;
  if (known.some((one) => one.from < from + name.length && from < one.to)) return [];
  return name
    .split(/[ &]+/)
    .map((word) => stemOf(word.replace(/[’']s?$/, '')))
    .filter((stem) => !HARMLESS.has(stem) && !COMMON.has(stem) && !company.has(stem));
}

/** In a source every word before a measure may narrow it down; in a draft only names, and words that do so in the source. */
function isNarrowing(word: Word, { qualifiers, scopes, isSource }: Reading): boolean {
  if (HARMLESS.has(word.stem) || scopes.company.has(word.stem) || /^\d/.test(word.stem)) return false;
  return isSource || word.isName || STRICT.has(word.stem) || qualifiers.has(word.stem);
}

/** 'Revenue in China', 'sales from licensing': what follows a measure or number and is written with a capital. */
function modsAfter(
  text: string,
  places: (number | undefined)[],
  scopes: Mention[],
  { scopes: { company } }: Reading,
): string[] {
  return places.flatMap((place) => {
    if (place === undefined) return [];
    const match = AFTERWARDS.exec(text.slice(place, place + 80));
    if (!match?.[1]) return [];
    const from = place + match[0].length - match[1].length;
    const to = place + match[0].length;
    if (scopes.some((scope) => scope.from < to && from < scope.to)) return [];
    if (/^ dollars/.test(text.slice(to))) return [];
    if (
      /^(?:Q[1-4]|FY|January|February|March|April|May|June|July|August|September|October|November|December|U\.S\. dollars)/.test(
        match[1],
      )
    )
      return [];
    const stems = match[1].split(/[ &]+/).map((word) => stemOf(word.replace(/[’']s?$|[.,]$/g, '')));
    return stems.every((stem) => company.has(stem)) ? [] : stems.filter((stem) => stem !== '');
  });
}

/** What a number without a measure counts: '15 new Diamond clients'. */
function nounAfter(text: string, number: FoundNumber): string {
  return /^ ?((?:[\p{L}’'-]+ ?){1,3})/u.exec(text.slice(number.to, number.to + 60))?.[1]?.trim() ?? '';
}
