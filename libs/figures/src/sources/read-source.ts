import {
  prepareEvidence,
  readDocument,
  type Evidence,
  type EvidenceInput,
  type FigureJudge,
  type ReadDocument,
} from '@copydesk/text';
import { contentOf } from '../document/content-of';
import { readFacts } from '../read-facts';
import { prepareFacts } from '../unify/prepared';
import { judgeOf } from './judge';

/** A document that was read once for all drafts that rest on it. */
export interface ReadSource {
  /** Its figures for the tracer of libs/text; empty where `judgeFor` is set. */
  document: ReadDocument;
  judgeFor: ((input: EvidenceInput) => FigureJudge) | null;
}

/** Chooses how figures are judged: by the tags of an inline XBRL filing, else by the tracer of libs/text. */
export function readSource({ document = '', structure = null }: EvidenceInput): ReadSource {
  const content = structure === null ? null : contentOf({ text: document, structure });
  if (!content?.filing) return { document: readDocument(document), judgeFor: null };
  const facts = prepareFacts(readFacts(content));
  return { document: readDocument(''), judgeFor: ({ page }) => judgeOf(facts, { text: document, page }) };
}

/**
 * Reads all that a draft may rest on; `traceEmail` then lays drafts beside it. Reading the document takes most of that time:
 * one that was read before can be handed in.
 */
export function prepareSources(input: EvidenceInput, { document, judgeFor } = readSource(input)): Evidence {
  return prepareEvidence(input, document, judgeFor?.(input) ?? null);
}
