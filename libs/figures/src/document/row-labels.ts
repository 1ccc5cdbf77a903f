import type { RawCell } from './table/cells';
import type { LaidRow } from './table/laid-table';
import { isLetterOrNumber, isLower, isYear } from '../characters';
import { begins } from '../lexicon/phrases';

interface Group {
  label: string;
  indent: number;
  /** How far the first row below it is set in; null before there is one. */
  rows: number | null;
}

interface Line {
  kind: LaidRow<RawCell>['kind'];
  label: string;
  indent: number;
  gap: number | undefined;
}

/**
 * The labels of each row, from the outermost group heading to its own. A label that is wrapped over several lines is one
 * label; rows that are not of figures get none.
 */
export function labelsOf<C extends RawCell>(rows: LaidRow<C>[]): string[][] {
  const lines = rows.map(({ kind, label, indent, gap }) => ({
    kind,
    label: label.map(({ text }) => text).join(' '),
    indent,
    gap,
  }));
  const groups = new Groups();
  const pitch = pitchOf(lines);
  const labels: string[][] = [];
  let begun = '';
  lines.forEach((line, index) => {
    const wraps = wrapOf(line, { above: lines[index - 1], below: lines[index + 1], pitch });
    const label = begun === '' ? line.label : `${begun} ${line.label}`;
    if (wraps === 'on') begun = label;
    else if (wraps === 'back') addToRow(labels, line.label);
    else {
      begun = '';
      if (line.kind === 'figures') labels[index] = groups.labelsOf(label, line.indent);
      else if (line.kind === 'group') groups.add(label, line.indent);
    }
  });
  return labels;
}

/** A continued label belongs to the last row of figures. */
function addToRow(labels: string[][], text: string): void {
  const row = labels.at(-1);
  const own = row?.pop();
  if (own !== undefined) row?.push(`${own} ${text}`);
}

/** 'Year Ended December 31, 2023' heads the rows below it. */
const endsWithYear = (label: string): boolean => isYear(label.slice(-4)) && !isLetterOrNumber(label.slice(-5, -4));
/** Lines of one cell stand closer than rows do. */
const CLOSER = 0.93;

/** Words that a phrase goes on behind. */
const OPEN = new Set('of and or the for by in to on from with a an at as net per'.split(' '));

/** A label that ends within a phrase or a bracket. */
function isUnfinished(label: string): boolean {
  const last = label.slice(label.lastIndexOf(' ') + 1).toLowerCase();
  return OPEN.has(last) || ',–—-'.includes(label.at(-1) ?? ' ') || label.lastIndexOf('(') > label.lastIndexOf(')');
}

interface Around {
  above: Line | undefined;
  below: Line | undefined;
  /** How far rows are apart. */
  pitch: number;
}

/** How far most rows of figures stand below each other. */
function pitchOf(lines: Line[]): number {
  const gaps = lines.flatMap(({ kind, gap }, index) =>
    kind === 'figures' && lines[index - 1]?.kind === 'figures' && gap !== undefined ? gap : [],
  );
  return gaps.toSorted((a, b) => a - b)[gaps.length >> 1] ?? Infinity;
}

/** Whether a line without figures goes on in the row below it, belongs to the row above it, or is a heading. */
function wrapOf(line: Line, { above, below, pitch }: Around): 'on' | 'back' | null {
  if (line.kind !== 'group' || line.label.endsWith(':') || endsWithYear(line.label)) return null;
  const isBelow = below !== undefined && below.kind !== 'head' && below.label !== '';
  if (isBelow && (isUnfinished(line.label) || isLower(below.label.charAt(0)))) return 'on';
  const isAbove = above?.kind === 'figures' && above.label !== '';
  if (isAbove && (line.label.startsWith('(') || isLower(line.label.charAt(0)) || isUnfinished(above.label)))
    return 'back';
  const [before, after] = [line.gap, below?.gap];
  if (before === undefined || after === undefined || !Number.isFinite(before)) return null;
  if (isAbove && before < Math.min(after, pitch) * CLOSER) return 'back';
  const isCloser = after < Math.min(before, pitch) * CLOSER;
  return isBelow && below.kind === 'figures' && isCloser && Math.abs(below.indent - line.indent) < 1 ? 'on' : null;
}

/** The headings that a row stands under: rows set in below a heading end with the first row that is not. */
class Groups {
  #groups: Group[] = [];

  add(label: string, indent: number): void {
    if (label === '') return;
    this.#end((group) => group.indent >= indent);
    this.#groups.push({ label, indent, rows: null });
  }

  labelsOf(label: string, indent: number): string[] {
    this.#end((group) => (group.rows === null ? group.indent > indent : indent < group.rows && indent <= group.indent));
    for (const group of this.#groups) group.rows ??= indent;
    const labels = [...this.#groups.map((group) => group.label), label];
    // Where rows are not set in, the total ends its group.
    if (begins(label, 'total')) this.#end((group) => group.rows !== null && group.rows <= group.indent);
    return labels;
  }

  #end(isOver: (group: Group) => boolean): void {
    this.#groups = this.#groups.filter((group) => !isOver(group));
  }
}
