import type { Place } from '../document';
import { POWERS } from '../../lexicon/scales';

/** A figure of a cell, and which end of a range it is. */
export interface CellFigure extends Place {
  bound: 'low' | 'high' | null;
  /** 'Approximately', '~'. */
  isAbout: boolean;
  /** The power of ten that a word behind it says; null where none does. */
  power: number | null;
}

const HEDGE = /^(?:~|≈|(?:approximately|about|around|roughly|approx\.)\s)\s?/i;
const SCALE = /\s?(thousand|million|billion|trillion)$/i;
/** '4% to 5%', '$0.79 - $0.80', '$10.5-11.5'; a minus sign stands at the beginning, or behind a blank alone. */
const TO = /\s(?:to|[-–—])\s|(?<=[\d%])[-–—](?=[$€£¥~\d])/;
const MARK = /\^$|\s?\(\w\)$/;

/**
 * The figures of a cell that holds a range, or an amount in words: '$10.95 billion to $11.05 billion', '~10%'. Null for what
 * is neither, a plain number among it.
 */
export function figuresOfCell(text: string, isNumber: (text: string) => boolean): CellFigure[] | null {
  const whole = text.replace(MARK, '');
  const [first = '', second, ...more] = whole.split(TO);
  if (more.length > 0 || (second === undefined && !HEDGE.test(whole) && !SCALE.test(whole))) return null;
  const pieces = [pieceOf(first, 0), ...(second === undefined ? [] : [pieceOf(second, whole.length - second.length)])];
  const shown = pieces.map(({ from, to }) => whole.slice(from, to));
  if (!shown.every(isNumber) || (second !== undefined && shown.every((one) => YEAR.test(one)))) return null;
  const power = pieces.find((piece) => piece.power !== null)?.power ?? null;
  const bounds = second === undefined ? [null] : (['low', 'high'] as const);
  return pieces.map((piece, at) => ({ ...piece, power: piece.power ?? power, bound: bounds[at] ?? null }));
}

const YEAR = /^(?:19|20)\d\d$/;

function pieceOf(text: string, at: number): Omit<CellFigure, 'bound'> {
  const hedge = HEDGE.exec(text)?.[0] ?? '';
  const scale = SCALE.exec(text);
  return {
    from: at + hedge.length,
    to: at + (scale?.index ?? text.length),
    isAbout: hedge !== '',
    power: POWERS[scale?.[1]?.toLowerCase() ?? ''] ?? null,
  };
}
