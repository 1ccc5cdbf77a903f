import {
  BASES,
  type Cited,
  DIRECTIONS,
  type FigureReading,
  HEDGES,
  KINDS,
  type Operand,
  type SentenceReading,
  STATUSES,
} from '../claims/reading';

/** More than this is no reading of one sentence. */
const MOST_FIGURES = 20;
const MOST_PIECES = 60;

/** The answer of a model as a reading; a figure whose fields are not as they should be is left out, null where nothing can be used. */
export function parseReading(value: unknown): SentenceReading | null {
  if (!isRecord(value) || !Array.isArray(value['figures'])) return null;
  const figures = value['figures'].slice(0, MOST_FIGURES).flatMap((one: unknown) => {
    const figure = figureOf(one);
    return figure ? [figure] : [];
  });
  return { figures, asides: textsOf(value['asides']) ?? [] };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Thrown inside a figure, and caught around it. */
class BadField extends Error {}

function figureOf(value: unknown): FigureReading | null {
  if (!isRecord(value)) return null;
  const { figure, kind } = value;
  const known = KINDS.find((one) => one === kind);
  if (typeof figure !== 'string' || figure.trim() === '' || !known) return null;
  try {
    return {
      figure,
      kind: known,
      unit: cited(value['unit']),
      measure: cited(value['measure']),
      owner: cited(value['owner']),
      part: cited(value['part']),
      period: cited(value['period']),
      basis: oneOf(value['basis'], BASES),
      status: oneOf(value['status'], STATUSES),
      direction: oneOf(value['direction'], DIRECTIONS),
      base: cited(value['base']),
      hedge: oneOf(value['hedge'], HEDGES),
      quantifier: cited(value['quantifier']),
      of: operandOf(value['of']),
    };
  } catch (error) {
    if (error instanceof BadField) return null;
    throw error;
  }
}

function cited(value: unknown): Cited<string> | null {
  if (value === null || value === undefined) return null;
  const from = isRecord(value) ? textsOf(value['from']) : null;
  if (!isRecord(value) || typeof value['is'] !== 'string' || from === null) throw new BadField();
  return { is: value['is'], from };
}

function oneOf<T extends string>(value: unknown, all: readonly T[]): Cited<T> | null {
  const field = cited(value);
  if (field === null) return null;
  const is = all.find((one) => one === field.is);
  if (is === undefined) throw new BadField();
  return { is, from: field.from };
}

function operandOf(value: unknown): Operand | null {
  if (value === null || value === undefined) return null;
  const from = isRecord(value) ? textsOf(value['from']) : null;
  if (!isRecord(value) || typeof value['measure'] !== 'string' || from === null) throw new BadField();
  const { part, measure } = value;
  return { measure, part: typeof part === 'string' ? part : null, from };
}

function textsOf(value: unknown): string[] | null {
  if (!Array.isArray(value)) return null;
  const texts = value.filter((one): one is string => typeof one === 'string' && one.trim() !== '');
  return texts.length > MOST_PIECES ? null : texts;
}
