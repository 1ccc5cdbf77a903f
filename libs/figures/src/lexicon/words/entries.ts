import type { Entry } from './entry';
import { ASIDES, BASES_OF_PREPARATION, BREAKS, ENTITIES, MODALITY, PART_NOUNS, SCOPES } from './others';
import { MANNER } from './manner';
import { NEUTRAL } from './neutral';
import { OPERATORS } from './operators';
import { HEDGES, RELATIONS } from './relations';
import { AGAINST, TIMES } from './times';
import { MOVES, VERBS } from './verbs';

/** All words that are read, but the names of measures and those of the document. */
export const ENTRIES: readonly Entry[] = [
  ...MANNER,
  ...NEUTRAL,
  ...BREAKS,
  ...SCOPES,
  ...PART_NOUNS,
  ...ASIDES,
  ...VERBS,
  ...MOVES,
  ...RELATIONS,
  ...HEDGES,
  ...OPERATORS,
  ...ENTITIES,
  ...BASES_OF_PREPARATION,
  ...MODALITY,
  ...TIMES,
  ...AGAINST,
];
