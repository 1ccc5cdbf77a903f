import { BALANCE } from './balance';
import { CASH } from './cash';
import { DERIVED } from './derived';
import { INCOME } from './income';
import type { EverydayMeasures } from './measure';
import { OPERATING } from './operating';
import { RATIOS } from './ratios';
import { TURNOVERS } from './turnovers';

/** The measures that people speak of. */
export const EVERYDAY: EverydayMeasures = {
  ...INCOME,
  ...CASH,
  ...BALANCE,
  ...DERIVED,
  ...RATIOS,
  ...TURNOVERS,
  ...OPERATING,
};

export const listed = (text = '', separator = ','): string[] =>
  text
    .split(separator)
    .map((item) => item.trim())
    .filter(Boolean);

/** 'AmortizationOfIntangibleAssets' -> amortization of intangible assets. */
export const spelledOut = (concept: string): string =>
  concept.replace(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ').toLowerCase();

const BY_CONCEPT = new Map(
  Object.entries(EVERYDAY).flatMap(([id, { concepts }]) => listed(concepts, ' ').map((concept) => [concept, id])),
);
const RANKS = new Map([...BY_CONCEPT.keys()].map((concept, rank) => [concept, rank]));

/** Of several concepts of one measure the one with the lowest rank is meant first. */
export const rankOf = (concept: string): number => RANKS.get(concept) ?? RANKS.size;

/** The id of what a concept of us-gaap says, given without its prefix. Concepts that people do not speak of name themselves. */
export const measureOfConcept = (concept: string): string => BY_CONCEPT.get(concept) ?? spelledOut(concept);

const OF_PARENT = new Map(
  Object.entries(EVERYDAY).flatMap(([id, { parent }]) => listed(parent, ' ').map((concept) => [concept, id])),
);

/** The measure of which a concept says the share of the parent's shareholders; null for a concept of the whole. */
export const measureOfParent = (concept: string): string | null => OF_PARENT.get(concept) ?? null;
