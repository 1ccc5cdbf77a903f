export type {
  Block,
  Cell,
  Column,
  DocumentContent,
  FilingCover,
  Paragraph,
  Place,
  Row,
  Table,
  TaggedFact,
  TaggedFiling,
  TaggedMember,
  TaggedPeriod,
} from './document/document';
export { readHtml } from './document/html/read-html';
export { type PageItem } from './document/lines/page-lines';
export { underHead } from './document/under-head';
export { readText } from './document/text/read-text';
export { PageReader } from './document/read-pages';
export { readTableFacts, type TableFact } from './facts/table-facts';
export { contentOf } from './document/content-of';
export { bringsFigure } from './claims/brings-figure';
export { printedFigures } from './claims/printed-figures';
export { newsWindow, reportedPeriod } from './facts/reported-days';
export type { Base, Claim, Field, Hedge, Relation } from './claims/claim';
export type { DocumentFacts, Name, Vocabulary } from './facts/document-facts';
export type { Fact, Known, Level, Read, Reading } from './facts/fact';
export type { JudgedClaim, Match, Verdict } from './verdict';
export { measureOfConcept } from './lexicon/measures/everyday';
export { keyOf, normalised, stemOf, wordsOf } from './lexicon/normalise';
export { LABELS, measureNames, measuresNamed, type NamedMeasure } from './lexicon/measures';
export { EVERYDAY } from './lexicon/measures/everyday';
export type { EverydayMeasure, MeasureKind } from './lexicon/measures/measure';
export { readStructure } from './document/structure/read-structure';
export { packStructure, structureOf, STRUCTURE_LIMITS, type DocumentStructure } from './document/structure/structure';
export { BadStructure } from './document/structure/values';
export { readFacts } from './read-facts';
export { type CellPlace, sayCell } from './say/say-cell';
export { type Evidence, type EvidenceInput, type KeptReading, prepareSources, readSource } from './sources/evidence';
export {
  isOpenFigure,
  NOTHING_TO_READ,
  openSentences,
  type SentenceToRead,
  toRead,
  type ToRead,
} from './sources/to-read';
export { TooMuchToTrace } from './sources/too-much';
export { traceDraft, traceEmail } from './sources/trace-draft';
export { parseReading } from './readings/parse-reading';
export { READING_LISTS } from './claims/reading';
export type { Cited, FigureReading, Readings, SentenceReading } from './claims/reading';
