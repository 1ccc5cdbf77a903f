import { type Figure, figureAt } from '../claims/figures';
import { matchAt } from '../claims/matcher';
import { type Token, tokensOf } from '../claims/tokens';
import type { FigureReading } from '../claims/reading';

type Names = Parameters<typeof matchAt>[2];
type Value = Pick<Figure, 'value' | 'rounding' | 'unit'>;

/** How far 'doubled' may be from twice as much, as a share of it. */
const MULTIPLE_ROUNDING = 0.05;

/** What the words of a figure are worth. The model cites them; their value is worked out here. Null where they are no number. */
export function valueOf({ figure, unit, kind }: FigureReading, names: Names): Value | null {
  // A fraction is one only before 'of': 'half of'.
  const value = valueIn(unit ? `${figure} ${unit.is}` : figure, names) ?? valueIn(`${figure} of`, names);
  if (!value) return null;
  if (kind !== 'multiple' && kind !== 'ratio') return value;
  if (value.unit === 'multiple') return value;
  // 'half as much' is 0.5 times.
  const factor = value.unit === 'percent' ? value.value / 100 : value.unit === 'count' ? value.value : null;
  return factor === null ? null : { value: factor, rounding: factor * MULTIPLE_ROUNDING, unit: 'multiple' };
}

const OF = new Set(['in', 'out', 'of', 'every', 'the']);
/** How far 'one in eight' may be from an eighth, in percent. */
const SHARE_ROUNDING = 1;

/** 'One in eight', 'three out of every five'. */
function ofSome(tokens: readonly Token[], at: number): Value | null {
  const some = figureAt(tokens, at);
  if (!some?.isBare) return null;
  let next = at + some.length;
  const start = next;
  while (OF.has(tokens[next]?.key ?? '')) next += 1;
  const all = next > start ? figureAt(tokens, next) : null;
  if (!all?.isBare || all.value <= some.value) return null;
  return { value: (100 * some.value) / all.value, rounding: SHARE_ROUNDING, unit: 'percent' };
}

function valueIn(words: string, names: Names): Value | null {
  const tokens = tokensOf(words);
  for (let at = 0; at < tokens.length; at++) {
    const share = ofSome(tokens, at);
    if (share) return share;
    const figure = figureAt(tokens, at);
    // 'Ten full points'
    const last = figure?.isBare && tokens.length > at + figure.length ? tokens.at(-1) : undefined;
    const joined = last && figureAt([...tokens.slice(at, at + (figure?.length ?? 0)), last], 0);
    if (joined && !joined.isBare) return { value: joined.value, rounding: joined.rounding, unit: joined.unit };
    if (figure) return { value: figure.value, rounding: figure.rounding, unit: figure.unit };
    const term = matchAt(tokens, at, names)?.term;
    if (term?.is === 'times') {
      return { value: term.factor, rounding: term.factor * MULTIPLE_ROUNDING, unit: 'multiple' };
    }
  }
  return null;
}
