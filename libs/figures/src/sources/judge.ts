import { readPieces, sentenceSpans, type TraceEntry, type TraceStatus } from '@copydesk/text';
import type { Claim } from '../claims/claim';
import { TextTooLong } from '../claims/read-claims';
import { judgeFigure, readFigures, type ReadFigure } from '../readings/judge-claims';
import { factsAt, type Prepared } from '../unify/prepared';
import { unify } from '../unify/unify';
import type { JudgedClaim } from '../verdict';
import { inItsCurrency } from './currency';
import { entryOf, foundTyped, tracedTo } from './entry-of';
import type { Evidence } from './evidence';
import { isOpen, placeOfSentence, standsAlone } from './same-words';
import { firstAfter, type SourceText } from './source-text';
import { TooMuchToTrace } from './too-much';
import { hasSameValue, isTelling, saysTyped, type Sentence } from './typed';

/**
 * The figures of a draft, as the document knows its measures.
 * @throws TooMuchToTrace
 */
export function figuresOf(draft: string, { document: { facts } }: Evidence): ReadFigure[] {
  try {
    return readFigures(asRead(draft), facts);
  } catch (error) {
    if (!(error instanceof TextTooLong)) throw error;
    throw new TooMuchToTrace(error.figures, facts.facts.length);
  }
}

/** '(page 2)' names where something stands. */
const CITED = /\((?:pages?|pp?\.|slides?) ?\d{1,4}(?:(?:[-–]|, ) ?\d{1,4}){0,4}\)/gi;

/** A draft as its sentences are read: 'Subject:' and what cites a page are blanked out, so that all places stay the same. */
export function asRead(draft: string): string {
  const [first] = readPieces(draft);
  const from = first?.kind === 'subject' ? (first.lines[0]?.[0]?.from ?? 0) : 0;
  return ' '.repeat(from) + draft.slice(from).replace(CITED, (cited) => ' '.repeat(cited.length));
}

/** What the sources of a draft say of its figures. */
export function judgeFigures(figures: readonly ReadFigure[], draft: string, evidence: Evidence): TraceEntry[] {
  const words = asRead(draft);
  const spans = sentenceSpans(words);
  const sentenceOf = ({ from }: Claim): Sentence => {
    const span = spans[firstAfter(spans, from)];
    return span ? { from: span.from, text: words.slice(span.from, span.to) } : { from, text: '' };
  };
  return figures.flatMap((figure) =>
    judgeFigure(figure, evidence.document.facts, words).map((judged) =>
      judgeOne(judged, { draft: words, sentence: sentenceOf(judged.claim), evidence }),
    ),
  );
}

interface Setting {
  draft: string;
  sentence: Sentence;
  evidence: Evidence;
}

/**
 * What the document proves or contradicts stands. What it leaves open may be proved by the very sentence in any source, by the
 * news, and by what somebody typed; of what the document knows itself these prove nothing.
 */
function judgeOne(judged: JudgedClaim, setting: Setting): TraceEntry {
  const { draft, evidence } = setting;
  const { claim } = judged;
  const { document } = evidence;
  const own = entryOf(inItsCurrency(judged, document.text), { draft, cited: document.text });
  if (own.status === 'traced' || own.status === 'derived' || own.status === 'mismatch') return own;
  if (isKnown(claim, document.facts)) return byWords(claim, setting, [document.text]) ?? own;
  const proof = byWords(claim, setting, evidence.texts) ?? inNews(claim, setting, 'traced') ?? byTyped(claim, setting);
  if (proof) return proof;
  return own.near ? own : (inNews(claim, setting, 'found') ?? foundInTyped(claim, setting) ?? own);
}

/** Whether the document says something of the same thing. */
function isKnown(claim: Claim, facts: Prepared): boolean {
  const { measure, otherMeasures, part, period } = claim;
  if (measure === null || period === null) return false;
  return [measure, ...otherMeasures].some(
    (one) => factsAt(facts, { measure: one, part: part.is, period: period.is }, claim).length > 0,
  );
}

/** The whole sentence stands word for word in a source. */
function byWords(claim: Claim, { draft, sentence }: Setting, sources: readonly SourceText[]): TraceEntry | null {
  if (!isOpen(claim, draft) || !standsAlone(sentence.text)) return null;
  for (const source of sources) {
    const place = placeOfSentence(sentence.text, source);
    if (place) return tracedTo(claim, source, { draft, place });
  }
  return null;
}

function inNews(claim: Claim, { draft, evidence }: Setting, status: TraceStatus): TraceEntry | null {
  for (const { facts, text } of evidence.news) {
    const judged = inItsCurrency({ claim, verdict: unify(claim, facts, draft) }, text);
    if (judged.verdict.status === status) return entryOf(judged, { draft, cited: text });
  }
  return null;
}

function byTyped(claim: Claim, { draft, sentence, evidence }: Setting): TraceEntry | null {
  const { names } = evidence.document.facts;
  const typed = evidence.typed.find((one) => hasSameValue(claim, one) && saysTyped(claim, one, { sentence, names }));
  return typed ? tracedTo(claim, typed.source, { draft, place: typed.place }) : null;
}

function foundInTyped(claim: Claim, { draft, evidence }: Setting): TraceEntry | null {
  const typed = isTelling(claim) && evidence.typed.find((one) => hasSameValue(claim, one));
  return typed ? foundTyped(claim, typed, draft) : null;
}
