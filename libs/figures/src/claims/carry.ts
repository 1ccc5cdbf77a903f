import type { Part } from '../facts/fact';
import type { Subject } from './context';
import type { Item } from './items';

/** What a draft spoke of last, for 'it', 'there' and sentences without a subject. */
export interface Carried {
  /** The one part that was named; undefined for none, or several. */
  part: Part | undefined;
  /** Somebody else, or a part, was named and not the company. */
  isElse: boolean;
  /** It stands in a sentence without a figure right before. */
  isTopic: boolean;
  /** The measure that was named without a figure: 'Long-term debt?' */
  subject: Subject | null;
  /** Nothing but a subject was named. */
  isHead: boolean;
}

export const NOTHING: Carried = { part: undefined, isElse: false, isTopic: false, subject: null, isHead: false };

interface Spoken {
  isOther: boolean;
  isTopic: boolean;
  isNamed: boolean;
}

/** What a sentence leaves for the next one. One that names nobody goes on with what was spoken of before. */
export function carry(before: Carried, items: readonly Item[], { isOther, isTopic, isNamed }: Spoken): Carried {
  const subject = subjectIn(items);
  const isCompany = items.some((item) => item.is === 'term' && item.term.is === 'company');
  const head = isReferring(items)
    ? { subject: before.subject, isHead: false }
    : { subject, isHead: subject !== null && isHeadOnly(items) };
  if (!isOther && !isCompany && partsIn(items).length === 0) return { ...before, ...head, isTopic: false };
  const [part, ...others] = isNamed || isCompany ? [] : partsIn(items);
  return { ...head, isElse: isOther, isTopic, part: others.length === 0 ? part : undefined };
}

/** 'It didn't.' has no subject of its own, so the subject before it stays. */
const isReferring = (items: readonly Item[]): boolean =>
  items.some((item) => item.is === 'term' && item.term.is === 'pronoun') &&
  items.every((item) => (item.is === 'term' ? REFERS.has(item.term.is) : item.is === 'mark'));

const REFERS = new Set(['pronoun', 'neutral', 'modality', 'verb', 'break']);

const partsIn = (items: readonly Item[]): string[] => [
  ...new Set(items.flatMap((item) => (item.is === 'term' && item.term.is === 'part' ? [item.term.part] : []))),
];

/** The measure or the part of a sentence that has one alone, and no figure. */
function subjectIn(items: readonly Item[]): Subject | null {
  if (items.some(({ is, isName }) => is === 'figure' || isName)) return null;
  const measures = items.flatMap((item) =>
    item.is === 'term' && item.term.is === 'measure' ? [item.term.measures] : [],
  );
  const [part, ...others] = partsIn(items);
  const [measure, ...more] = measures;
  if (others.length > 0 || more.length > 0 || (!measure && part === undefined)) return null;
  return { measures: measure ?? null, part, basis: null, isPerShare: false, isDefault: true };
}

const HEAD = new Set(['measure', 'part', 'neutral', 'noun', 'company', 'break', 'of']);

const isHeadOnly = (items: readonly Item[]): boolean =>
  items.every((item) => (item.is === 'term' ? HEAD.has(item.term.is) : item.is === 'mark'));
