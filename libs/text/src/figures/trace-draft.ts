import { findLinks } from '../links';
import { mergeTagsIn } from '../merge-tags';
import { compare, isAlike, isWithin, type Agreement, type Claim } from './agree';
import { derive, isDerived, isSure, type Derivation } from './derive';
import type { Evidence, Fact } from './evidence';
import type { Period } from './figure';
import { comparisonsOf, poolOf, TooMuchToTrace } from './comparisons';
import { readPieces } from '../read-draft';
import { readClaims } from './read-claims';
import { findWords } from './find-words';
import { sectionOf } from './section-of';
import { tellFact, tellFound } from './tell-fact';
import type { EvidenceSource, TraceEntry } from './trace-entry';
import { traceLink, traceWords } from './trace-words';
import { withJudged } from './with-judged';

/**
 * Traces every figure, name, date, quotation and link of a draft to what it may rest on. A figure is traced only where value,
 * unit, label, period and part of the company agree; what cannot be decided is unsourced.
 * @throws TooMuchToTrace where that takes more comparisons than `most`.
 */
export function traceDraft(draft: string, evidence: Evidence, most = Infinity): TraceEntry[] {
  const { plain, at } = withoutStars(draft);
  return tracePlain(plain, evidence, most).map((entry) => {
    const from = at(entry.from);
    const to = at(entry.to - 1) + 1;
    const place = { ...entry, from, to, quote: draft.slice(from, to) };
    const { source, near } = entry;
    return {
      ...place,
      ...(source && { source: underHeading(source, evidence) }),
      ...(near && { near: { ...near, source: underHeading(near.source, evidence) } }),
    };
  });
}

/** A draft and its preheader as one text, in which each claim of both has a place: those of the draft are its own. */
export function withPreheader(draft: string, preheader: string | null): string {
  return preheader ? `${draft}\n\n${preheader}` : draft;
}

/** The same with the preheader of a draft, which is read behind the subject, as in an inbox. Places are those of `withPreheader`. */
export function traceEmail(draft: string, preheader: string | null, evidence: Evidence, most = Infinity): TraceEntry[] {
  const entries = traceDraft(draft, evidence, most);
  if (!preheader) return entries;
  const [first] = readPieces(draft);
  const subject = first?.kind === 'subject' ? draft.slice(first.from, first.to) : '';
  const inbox = withPreheader(subject, preheader);
  const by = draft.length - subject.length;
  const behind = traceDraft(inbox, evidence, most).filter(({ from }) => from >= inbox.length - preheader.length);
  return [...entries, ...behind.map((entry) => ({ ...entry, from: entry.from + by, to: entry.to + by }))];
}

function underHeading(source: EvidenceSource, { texts }: Evidence): EvidenceSource {
  if (source.kind !== 'document' || source.section !== undefined) return source;
  const document = texts.find((text) => text.source.kind === 'document');
  const section = document && sectionOf(document.text, source.from);
  return section ? { ...source, section } : source;
}

/** A draft as it is read, and where each of its places was: bold marks are no words. */
function withoutStars(draft: string): { plain: string; at: (place: number) => number } {
  if (!draft.includes('*')) return { plain: draft, at: (place) => place };
  const places: number[] = [];
  for (let place = 0; place < draft.length; place += 1) {
    // A star that begins a line is a bullet.
    const isMark = draft.charAt(place) === '*' && (draft.charAt(place + 1) !== ' ' || draft.charAt(place - 1) === '*');
    if (!isMark) places.push(place);
  }
  return { plain: places.map((place) => draft.charAt(place)).join(''), at: (place) => places[place] ?? draft.length };
}

function tracePlain(draft: string, evidence: Evidence, most: number): TraceEntry[] {
  const links = findLinks(draft);
  // What a sending tool fills in says nothing yet.
  const silent = [...links, ...mergeTagsIn(draft)];
  const isInLink = ({ from, to }: { from: number; to: number }) =>
    silent.some((place) => place.from < to && from < place.to);
  const figures = readClaims(draft, evidence.reading);
  const named = findWords(draft, evidence.reading.calendar);
  const all = named.length + links.length;
  if (comparisonsOf(figures, all, evidence) > most) {
    throw new TooMuchToTrace(figures.length + all, evidence.facts.length);
  }
  const traced = figures.map((claim) => traceClaim(claim, evidence, draft));
  const judged = evidence.judge ? withJudged(evidence.judge(draft, most), traced) : traced;
  const claims = judged.filter((claim) => !isInLink(claim));
  const words = named
    .filter((word) => word.kind === 'quotation' || !isInLink(word))
    .filter(
      (word) => !claims.some((claim) => claim.from < word.to && word.from < claim.to) || word.kind === 'quotation',
    )
    .flatMap((word) => traceWords(word, evidence));
  const quoted = words.filter(({ kind, status }) => kind === 'quotation' && status === 'traced');
  const proved = claims.map((claim) => proveByQuotation(claim, quoted));
  const linked = links.map((link) => traceLink(link, evidence));
  return [...proved, ...words, ...linked].sort((a, b) => a.from - b.from);
}

/** A figure in a quotation that stands in a source word for word stands there too, whatever its words leave open. */
function proveByQuotation(claim: TraceEntry, quoted: TraceEntry[]): TraceEntry {
  const around = quoted.find(({ from, to }) => from <= claim.from && claim.to <= to);
  if (!around?.source || claim.status === 'traced') return claim;
  const { from, to, quote, kind } = claim;
  return { from, to, quote, kind, status: 'traced', source: around.source };
}

function traceClaim(claim: Claim & { from: number }, evidence: Evidence, draft: string): TraceEntry {
  const from = claim.from + claim.number.from;
  const to = claim.from + claim.number.to;
  const entry = { from, to, quote: draft.slice(from, to), kind: claim.number.kind };
  const compared = candidates(claim, evidence)
    .filter((fact) => isAlike(claim, fact))
    .map((fact) => ({ fact, agreement: compare(claim, fact, evidence) }));
  const proof = compared.filter(({ agreement }) => isProof(agreement)).sort((a, b) => rank(a.fact) - rank(b.fact))[0];
  const derived = derive(claim, evidence);
  if (proof && !(isTyped(proof.fact) && isContradicted(claim, compared, derived, evidence)))
    return { ...entry, status: 'traced', source: proof.fact.source };
  if (derived && isDerived(claim, derived))
    return { ...entry, status: 'derived', source: derived.facts[0].source, formula: derived.formula };
  if (evidence.leftOut.some((fact) => isSame(claim, fact, evidence))) return { ...entry, status: 'unsourced' };
  const nearby = nearest(claim, compared, evidence);
  const { near = null, fact } = (nearby?.near.why !== 'value' && nearby) || misscaled(claim, evidence) || nearby || {};
  const follows = derived && isSure(claim, derived, evidence) ? derived : null;
  const isTurned = near?.why === 'sign' || (follows !== null && isWithin(-follows.value, claim));
  // A value that the source prints is not contradicted: what it stands for there may have been misread.
  if (!isTurned && isPrinted(claim, evidence)) {
    if (near && fact && (near.why === 'scope' || near.why === 'period'))
      return { ...entry, status: 'found', near, reason: tellFound(fact, near.why) };
    return { ...entry, status: 'unsourced', ...(near && near.why !== 'value' && { near }) };
  }
  if (near) return { ...entry, status: 'mismatch', near };
  if (!follows) return { ...entry, status: 'unsourced' };
  const { formula, facts } = follows;
  const why = isTurned ? 'sign' : 'value';
  return { ...entry, status: 'mismatch', formula, near: { source: facts[0].source, why, says: formula } };
}

/** True where the value stands somewhere in the source with the unit of the claim, as far as the claim shows it. */
function isPrinted(claim: Claim, { facts, leftOut }: Evidence): boolean {
  const isSame = ({ figure }: Fact) =>
    figure.kind === claim.number.kind &&
    (figure.kind === 'count' || figure.unit === claim.number.unit) &&
    (isWithin(figure.value ?? NaN, claim) || isWithin(-(figure.value ?? NaN), claim));
  return [...facts, ...leftOut].some((fact) => !isTyped(fact) && isSame(fact));
}

function isProof({ value, scope, period }: Agreement): boolean {
  return value && scope && period;
}

function isSame(claim: Claim, fact: Fact, evidence: Evidence): boolean {
  return fact.measure === claim.measure && isAlike(claim, fact) && isProof(compare(claim, fact, evidence));
}

/** What somebody typed, who may have erred. */
function isTyped({ source }: Fact): boolean {
  return source.kind === 'brief' || source.kind === 'brand';
}

/** True where the document gives another value of the very same thing. */
function isContradicted(claim: Claim, compared: Compared, derived: Derivation | null, evidence: Evidence): boolean {
  const { near } =
    nearest(
      claim,
      compared.filter(({ fact }) => fact.source.kind === 'document'),
      evidence,
    ) ?? {};
  return near?.why === 'value' || near?.why === 'sign' || (derived !== null && !isDerived(claim, derived));
}

/** Tables before sentences. */
function rank({ figure }: Fact): number {
  return figure.place === 'table' ? 0 : 1;
}

function candidates(claim: Claim, evidence: Evidence): Fact[] {
  const pool = poolOf(claim, evidence);
  return claim.measure === null ? pool.filter((fact) => isSameWords(claim, fact)) : pool;
}

const LONG = 4;

/** Without a measure the words around must be the source's own: two at least, and most of them. */
function isSameWords(claim: Claim, fact: Fact): boolean {
  // 'VIP price: $299' in a brief: all that it says is beside the figure.
  const named = [...fact.quoteStems].filter((stem) => !/\d/.test(stem));
  if (isTyped(fact) && named.length >= 2 && named.length <= 4 && named.every((stem) => claim.near.includes(stem)))
    return true;
  const telling = claim.near.filter((stem) => stem.length >= LONG);
  const shared = telling.filter((stem) => fact.quoteStems.has(stem));
  return shared.length >= 2 && shared.length >= telling.length * 0.6;
}

type Compared = { fact: Fact; agreement: Agreement }[];
interface Nearest {
  near: NonNullable<TraceEntry['near']>;
  fact: Fact;
}

/** What the source says of the same thing, or of the same value. */
function nearest(claim: Claim, compared: Compared, { main }: Evidence): Nearest | null {
  // Where nobody can say of when a figure is, its value is no proof that it is of another time.
  const isTimed = typeof claim.period !== 'string';
  const sameValue = compared.filter(
    ({ fact, agreement }) => agreement.value && ((isTimed && isDated(fact)) || agreement.period),
  );
  const other =
    sameValue.find(({ agreement }) => agreement.period) ?? sameValue.find(({ agreement }) => agreement.scope);
  const current = compared.filter(({ agreement }) => agreement.scope && agreement.period);
  const latest = current.reduce((end, { fact }) => Math.max(end, endOf(fact)), -Infinity);
  const alike = current
    // What was a year ago contradicts nothing that is told of now.
    .filter(({ fact }) => isTimed && mayContradict(fact, claim, main) && endOf(fact) >= latest)
    .sort(
      (a, b) =>
        rank(a.fact) - rank(b.fact) ||
        Math.abs((a.fact.figure.value ?? 0) - claim.value) - Math.abs((b.fact.figure.value ?? 0) - claim.value),
    );
  const [same] = alike;
  const found = other ?? same ?? sameValue[0];
  if (!found || (claim.measure === null && !other)) return null;
  const why = !found.agreement.value
    ? found.agreement.sign
      ? 'value'
      : 'sign'
    : found.agreement.scope
      ? 'period'
      : 'scope';
  return { near: { source: found.fact.source, why, says: tellFact(found.fact) }, fact: found.fact };
}

/** True where it can be said of when a figure is. */
function isDated({ figure }: Fact): boolean {
  return figure.isPeriodClear && !(figure.isOutlook && figure.period === null);
}

/** When its time ends; a figure without a period is the reported one, and later than all others. */
function endOf({ figure }: Fact): number {
  return figure.period?.end ?? Number.MAX_SAFE_INTEGER;
}

/** Only a table contradicts: a sentence may speak of a part of what its words say, or of another time. */
function mayContradict({ figure }: Fact, { period }: Claim, main: Period | null): boolean {
  // What the year up to now says may be meant where no time is said, and may not.
  const { months } = figure.period ?? {};
  if (period === null && main?.months && months && months > main.months) return false;
  return figure.place === 'table';
}

/** The same digits of the same measure in another scale: '$7,192' for $7,192 million. */
function misscaled(claim: Claim, evidence: Evidence): Nearest | null {
  if (claim.measure === null) return null;
  const fact = (evidence.byMeasure.get(claim.measure) ?? []).find(({ figure }) => {
    if (figure.value === null || figure.role !== claim.role || figure.kind === 'percent') return false;
    const ratio = figure.value / claim.value;
    return [1e3, 1e6, 1e9, 1e-3, 1e-6, 1e-9].some((scale) => Math.abs(ratio / scale - 1) < 1e-9);
  });
  return fact ? { near: { source: fact.source, why: 'scale', says: tellFact(fact) }, fact } : null;
}
