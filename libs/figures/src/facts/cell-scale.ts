import type { Row } from '../document/document';
import { wordsOf } from '../lexicon/normalise';
import type { CellUnit } from './cell-unit';
import { readScale, type Scale } from './scale';
import type { ShownNumber } from '../document/table/shown-number';

/** A power of ten, and whether the table says it. */
interface CellScale {
  power: number;
  isSaid: boolean;
}

const WHOLE: CellScale = { power: 0, isSaid: true };

/** What is said of scales around a cell. */
interface SaidScales {
  /** In the heads of its own column; null where that is a column of a period, which shares the scale of its neighbours. */
  column: Scale | null;
  /** Over the table, and anywhere in its heads. */
  table: Scale;
  /** Over the table alone. */
  caption: Scale;
  /** The scale of most tables of the document. */
  common: number;
}

export function scaleOfCell(
  row: Row,
  shown: ShownNumber,
  { unit, said }: { unit: CellUnit; said: SaidScales },
): CellScale {
  if (isForEach(row, shown) || !SCALED.has(unit)) return WHOLE;
  // 'Employees (in thousands)'
  const own = readScale(row.labels.at(-1) ?? '').money;
  if (unit === 'number') return { power: own ?? said.table.money ?? 0, isSaid: true };
  if (unit === 'money') {
    const power = own ?? said.column?.money ?? said.table.money;
    return { power: power ?? said.common, isSaid: power !== null };
  }
  const ofColumn = said.column?.shares ?? said.column?.money ?? null;
  // Shares stand whole beside amounts whose column says a scale of its own.
  const isBeside =
    said.column !== null && ofColumn === null && said.caption.shares === null && said.table.shares !== null;
  if (isBeside) return { power: 0, isSaid: false };
  const power = ofColumn ?? said.table.shares;
  return { power: power ?? said.common, isSaid: power !== null };
}

const SCALED: ReadonlySet<CellUnit> = new Set(['money', 'shares', 'number']);

/** An amount for each of something is printed whole: 'Average ticket', 'Sales per retail square foot'. */
const isForEach = ({ labels }: Row, { decimals, value }: ShownNumber): boolean =>
  decimals === 2 &&
  Math.abs(value) < 10_000 &&
  wordsOf(labels.at(-1) ?? '').some((word) => word === 'average' || word === 'per');
