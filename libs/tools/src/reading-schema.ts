import { READING_LISTS } from '@copydesk/figures';
import { listSchema, nullable, objectSchema } from './object-schema';

const TEXT = { type: 'string' };
const WORDS = listSchema(TEXT);

/** JSON schema of the readings of sentences, in the closed lists of `libs/figures`. */
export function readingSchema(): Record<string, unknown> {
  const cited = (is: Record<string, unknown>) => nullable(objectSchema({ is, from: WORDS }));
  const oneOf = (all: readonly string[]) => cited({ type: 'string', enum: all });
  const figure = objectSchema({
    figure: TEXT,
    kind: { type: 'string', enum: READING_LISTS.kind },
    measure: cited(TEXT),
    owner: cited(TEXT),
    part: cited(TEXT),
    period: cited(TEXT),
    basis: oneOf(READING_LISTS.basis),
    status: oneOf(READING_LISTS.status),
    direction: oneOf(READING_LISTS.direction),
    base: cited(TEXT),
    hedge: oneOf(READING_LISTS.hedge),
    quantifier: cited(TEXT),
    unit: cited(TEXT),
    of: nullable(objectSchema({ measure: TEXT, part: nullable(TEXT), from: WORDS })),
  });
  const sentence = objectSchema({ id: { type: 'integer' }, figures: listSchema(figure), asides: WORDS });
  return objectSchema({ sentences: listSchema(sentence) });
}
