export { alignCells, isFigureCell, type PlacedCell } from './align-cells';
export { bringsFigure } from './brings-figure';
export { newsWindow, reportedPeriod } from './calendar';
export { NUMERIC_KINDS, type Figure, type FigureKind, type Period } from './figure';
export { readDocument, readFigures } from './read-figures';
export { TooMuchToTrace } from './comparisons';
export { placeIn, prepareEvidence, type Evidence, type EvidenceInput, type EvidenceSource } from './evidence';
export { sentenceAt, sentenceReader, sentenceSpans } from './sentence-spans';
export { traceDraft, traceEmail, withPreheader, type TraceEntry, type TraceStatus } from './trace-draft';
