import { quoteFinder, type QuoteMatch } from '../find-quote';
import { findPageMarkers, type PageMarker } from '../page-markers';
import { type Figure, type Period } from './figure';
import { readLabel } from './label';
import { isBalance, isOutflow } from './measures';
import { type Reading } from './reading';
import { readDocument } from './read-figures';
import type { EvidenceSource, FigureJudge } from './trace-entry';
import { stemsOf } from './words';

export interface EvidenceInput {
  document?: string | undefined;
  /** The structure of the document as JSON; null where it has none. */
  structure?: string | null | undefined;
  /** Of a document that was a page of the web. */
  page?: { publisher: string; publishedOn: string | null } | undefined;
  catalysts?: { text: string; source: string; date: string }[] | undefined;
  brief?: string | undefined;
  brand?: string | undefined;
}

/** A figure of a source with its label taken apart. */
export interface Fact {
  figure: Figure;
  measure: string;
  isUsual: boolean;
  qualifiers: string[];
  /** All words of the label and the part. */
  stems: ReadonlySet<string>;
  /** All words of the sentence or row, where no measure is known. */
  quoteStems: ReadonlySet<string>;
  isOutflow: boolean;
  source: EvidenceSource;
}

/** What a draft may rest on, read once. */
export interface Evidence {
  facts: Fact[];
  byMeasure: ReadonlyMap<string, Fact[]>;
  /** What a sentence says otherwise than a table: it proves nothing, and what says the same is not said to be wrong. */
  leftOut: Fact[];
  /** How the draft is to be read: with the periods and parts of the document. */
  reading: Reading;
  main: Period | null;
  texts: SourceText[];
  /** Judges figures by the document; null where the document's figures are among the facts above. */
  judge: FigureJudge | null;
}

type SourceName = Omit<EvidenceSource, 'from' | 'to' | 'quote' | 'page'>;

/** A source's text as names and quotations are looked for in it. */
export interface SourceText {
  text: string;
  /** Lower case, with plain marks and spaces; offsets are those of the text. */
  folded: string;
  source: SourceName;
  markers: PageMarker[];
  /** Where a quotation stands, however it is set; made when it is first needed. */
  find: (quote: string) => QuoteMatch | null;
}

/**
 * Reads all that a draft may rest on; a draft is then traced against it in a moment, as often as it changes. Reading the
 * document takes most of that time: one that was read before can be handed in.
 */
export function prepareEvidence(
  input: EvidenceInput,
  document = readDocument(input.document ?? ''),
  judge: FigureJudge | null = null,
): Evidence {
  const { figures, reading } = document;
  const sources: [text: string, source: SourceName][] = [
    [
      input.document ?? '',
      { kind: 'document', name: input.page?.publisher ?? null, date: input.page?.publishedOn ?? null },
    ],
    ...(input.catalysts ?? []).map(({ text, source, date }): [string, SourceName] => [
      text,
      { kind: 'catalyst', name: source, date },
    ]),
    [input.brief ?? '', { kind: 'brief', name: null, date: null }],
    [input.brand ?? '', { kind: 'brand', name: null, date: null }],
  ];
  const facts = sources.flatMap(([text, source]) =>
    (source.kind === 'document' ? figures : readDocument(text).figures).flatMap((figure) =>
      toFact(figure, source, reading),
    ),
  );
  const byMeasure = new Map<string, Fact[]>();
  for (const fact of facts) {
    const same = byMeasure.get(fact.measure);
    if (same) same.push(fact);
    else byMeasure.set(fact.measure, [fact]);
  }
  const leftOut = dropContradicted(byMeasure);
  return {
    facts,
    byMeasure,
    leftOut,
    reading: { ...reading, isSource: false },
    main: reading.calendar.main,
    texts: sources.filter(([text]) => text !== '').map(([text, source]) => sourceText(text, source)),
    judge,
  };
}

function sourceText(text: string, source: SourceName): SourceText {
  let finder: ReturnType<typeof quoteFinder> | null = null;
  const find = (quote: string) => (finder ??= quoteFinder(text))(quote);
  return { text, folded: fold(text), source, markers: findPageMarkers(text), find };
}

/** A text as words are looked for in it; offsets stay. */
export function fold(text: string): string {
  const plain = text
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[‐-―−]/g, '-')
    .replace(/\s/g, ' ');
  const lower = plain.toLowerCase();
  // A few capitals have small letters of two units.
  return lower.length === plain.length ? lower : plain.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

const NO_STEMS: ReadonlySet<string> = new Set();

function toFact(figure: Figure, source: SourceName, { scopes, measures }: Reading): Fact[] {
  if (figure.value === null) return [];
  const labeled = stemsOf(figure.label);
  const usual = readLabel(figure.label);
  const own = measures.in(labeled.filter((stem) => stem !== 'net')).at(-1);
  const name = usual.isUsual ? usual.measure : (own?.value ?? (figure.place === 'table' ? usual.measure : ''));
  const measure = figure.kind === 'per-share' && /^(?:net income|operating income|)$/.test(name) ? 'per share' : name;
  if (figure.place === 'table' && isBalance(measure) && (figure.period?.months ?? 0) > 0) return [];
  const inScope = new Set(figure.scope?.split(' ') ?? []);
  const value = isPlainLoss(figure) ? -figure.value : figure.value;
  return [
    {
      figure: { ...figure, value },
      measure,
      isUsual: usual.isUsual,
      qualifiers: usual.qualifiers.filter(
        (stem) => !inScope.has(stem) && !scopes.company.has(stem) && !/^\d+$/.test(stem),
      ),
      stems: new Set([...labeled, ...inScope]),
      quoteStems: measure === '' ? new Set(stemsOf(figure.quote)) : NO_STEMS,
      isOutflow: isOutflow(usual.isUsual ? measure : null, figure.label),
      source: { ...source, page: figure.page, from: figure.from, to: figure.to, quote: figure.quote },
    },
  ];
}

/** 'Net loss 300' in a table is below zero, as 'Net income (loss) (300)' is. */
function isPlainLoss({ label, value, place, role }: Figure): boolean {
  if (place !== 'table' || role !== 'level' || (value ?? 0) <= 0) return false;
  return /\bloss\b/i.test(label.replace(/\([^()]*\)/g, '')) && !/income|gain|earnings|comprehensive/i.test(label);
}

/** What says the same of the same thing, but another value, is left out: the first table that says it is believed. */
function dropContradicted(byMeasure: Map<string, Fact[]>): Fact[] {
  const first = new Map<string, number>();
  const leftOut: Fact[] = [];
  for (const [measure, facts] of byMeasure) {
    const tables = facts.filter(({ figure }) => figure.place === 'table' && figure.role === 'level');
    for (const fact of tables) {
      const key = keyOf(fact);
      if (key !== null && !first.has(key)) first.set(key, fact.figure.value ?? 0);
    }
    const kept = facts.filter((fact) => {
      const key = fact.isUsual && fact.figure.role === 'level' ? keyOf(fact) : null;
      const believed = key === null ? undefined : first.get(key);
      const value = fact.figure.value ?? 0;
      if (believed === undefined) return true;
      const off = fact.isOutflow ? Math.abs(value) - Math.abs(believed) : value - believed;
      const isBelieved = Math.abs(off) <= Math.abs(believed) * 0.05;
      if (!isBelieved) leftOut.push(fact);
      return isBelieved;
    });
    byMeasure.set(measure, kept);
  }
  return leftOut;
}

function keyOf({ measure, qualifiers, figure }: Fact): string | null {
  const { kind, unit, scope, period, isOutlook } = figure;
  if (!period) return null;
  return [measure, qualifiers.toSorted().join(' '), kind, unit, scope, period.months, period.end, isOutlook].join('|');
}
