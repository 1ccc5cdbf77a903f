import type { Place } from '../document';
import { POWERS } from '../../lexicon/scales';
import { hasDigit, isLetterOrNumber, isSpace, isYear, spaced } from '../../characters';

/** A figure of a cell, and which end of a range it is. */
export interface CellFigure extends Place {
  bound: 'low' | 'high' | null;
  /** 'Approximately', '~'. */
  isAbout: boolean;
  /** The power of ten that a word behind it says; null where none does. */
  power: number | null;
}

const HEDGES = ['~', '≈', 'approximately ', 'about ', 'around ', 'roughly ', 'approx. '];
const SCALES = Object.entries(POWERS);
/** '4% to 5%', '$0.79 - $0.80', '$10.5-11.5'; a minus sign stands at the beginning, or behind a blank alone. */
const TO = /\s(?:to|[-–—])\s|(?<=[\d%])[-–—](?=[$€£¥~\d])/;

/**
 * The figures of a cell that holds a range, or an amount in words: '$10.95 billion to $11.05 billion', '~10%'. Null for what
 * is neither, a plain number among it.
 */
export function figuresOfCell(text: string, isNumber: (text: string) => boolean): CellFigure[] | null {
  if (!hasDigit(text)) return null;
  const whole = withoutMark(text);
  const [first = '', second, ...more] = whole.split(TO);
  if (more.length > 0 || (second === undefined && hedgeOf(whole) === '' && !scaleOf(whole))) return null;
  const pieces = [pieceOf(first, 0), ...(second === undefined ? [] : [pieceOf(second, whole.length - second.length)])];
  const shown = pieces.map(({ from, to }) => whole.slice(from, to));
  if (!shown.every(isNumber) || (second !== undefined && shown.every((one) => isYear(one)))) return null;
  const power = pieces.find((piece) => piece.power !== null)?.power ?? null;
  const bounds = second === undefined ? [null] : (['low', 'high'] as const);
  return pieces.map((piece, at) => ({ ...piece, power: piece.power ?? power, bound: bounds[at] ?? null }));
}

/** Without the mark of a footnote: '^', '(1)'. */
function withoutMark(text: string): string {
  if (text.endsWith('^')) return text.slice(0, -1);
  const isMark = text.at(-3) === '(' && text.endsWith(')') && isLetterOrNumber(text.slice(-2, -1));
  return isMark ? text.slice(0, -3).trimEnd() : text;
}

/** The words before a number that say it is about so much, with the blank behind them. */
function hedgeOf(text: string): string {
  const lower = spaced(text.toLowerCase());
  const hedge = HEDGES.find((one) => lower.startsWith(one))?.trim() ?? '';
  return hedge && text.slice(0, hedge.length + (isSpace(text.charAt(hedge.length)) ? 1 : 0));
}

/** The word for a scale behind a number, from its blank on. */
function scaleOf(text: string): { from: number; power: number } | null {
  const lower = text.toLowerCase();
  const [word = '', power = 0] = SCALES.find(([one]) => lower.endsWith(one)) ?? [];
  return word === '' ? null : { from: text.slice(0, -word.length).trimEnd().length, power };
}

function pieceOf(text: string, at: number): Omit<CellFigure, 'bound'> {
  const hedge = hedgeOf(text);
  const scale = scaleOf(text);
  return {
    from: at + hedge.length,
    to: at + (scale?.from ?? text.length),
    isAbout: hedge !== '',
    power: scale?.power ?? null,
  };
}
