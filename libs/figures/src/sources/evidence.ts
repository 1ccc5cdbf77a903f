import type { SentenceReading } from '../claims/reading';
import { contentOf } from '../document/content-of';
import type { DocumentContent } from '../document/document';
import { readText } from '../document/text/read-text';
import { readNews } from '../prose/prose-facts';
import { readFacts } from '../read-facts';
import { withReadings } from '../readings/with-readings';
import type { Prepared } from '../unify/prepared';
import { prepareFacts } from '../unify/prepare-facts';
import { sourceText, type SourceText } from './source-text';
import { typedFigures, type TypedFigure } from './typed';

export interface EvidenceInput {
  document?: string | undefined;
  /** The structure of the document as JSON; null where it has none. */
  structure?: string | null | undefined;
  /** Of a document that was a page of the web; `url` of a filing. */
  page?: { publisher: string; publishedOn: string | null; url?: string } | undefined;
  catalysts?: { text: string; source: string; date: string }[] | undefined;
  brief?: string | undefined;
  brand?: string | undefined;
  /** What a check model read of sentences of the draft and of the document. */
  readings?: readonly KeptReading[] | undefined;
}

/** A sentence and what a model read of it; null where its answer could not be used. */
export interface KeptReading {
  words: string;
  reading: SentenceReading | null;
}

/** A source with its figures. */
interface FigureSource {
  text: SourceText;
  facts: Prepared;
}

/** What a draft may rest on, read once. */
export interface Evidence {
  /** Without a figure where there is no document. */
  document: FigureSource;
  news: FigureSource[];
  /** Of brief and brand. */
  typed: TypedFigure[];
  /** All sources that say something, in the order in which they are believed. */
  texts: SourceText[];
}

/** A document that was read once for all drafts that rest on it. */
export interface ReadSource {
  content: DocumentContent;
  facts: Prepared;
}

/** Reads a document by rules. */
export function readSource({ document = '', structure = null }: EvidenceInput): ReadSource {
  const content = contentOf({ text: document, structure });
  return { content, facts: prepareFacts(readFacts(content)) };
}

/**
 * Reads all that a draft may rest on; drafts are then traced to it in a moment. Reading the document takes most of that time:
 * one that was read before can be handed in.
 */
export function prepareSources(
  input: EvidenceInput,
  { content, facts: byRules }: ReadSource = readSource(input),
): Evidence {
  const { page, catalysts = [], brief = '', brand = '', readings = [] } = input;
  const facts = withReadings(byRules, content, new Map(readings.map(({ words, reading }) => [words, reading])));
  const origin = {
    name: page?.publisher ?? null,
    date: page?.publishedOn ?? null,
    ...(page?.url && { url: page.url }),
  };
  const document = { facts, text: sourceText(content.text, { kind: 'document', ...origin }, content) };
  const news = catalysts.map(({ text, source, date }): FigureSource => {
    const article = readText(text);
    return {
      facts: prepareFacts({ ...facts, facts: readNews(article, facts) }),
      text: sourceText(text, { kind: 'catalyst', name: source, date }, article),
    };
  });
  const typed = [
    sourceText(brief, { kind: 'brief', name: null, date: null }),
    sourceText(brand, { kind: 'brand', name: null, date: null }),
  ];
  return {
    document,
    news,
    typed: typed.flatMap((source) => typedFigures(source, facts)),
    texts: [document.text, ...news.map(({ text }) => text), ...typed].filter(({ text }) => text !== ''),
  };
}
