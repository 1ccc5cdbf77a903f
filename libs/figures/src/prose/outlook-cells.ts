import type { Outlook } from '../claims/context';
import type { Cell, DocumentContent, Row, Table } from '../document/document';
import { type CellFigure, figuresOfCell } from '../document/table/cell-figures';
import { isNumber } from '../document/table/cells';
import { headingOf, isTimeHead } from '../facts/heads';
import { readLabel } from '../facts/label';
import { readScale } from '../facts/scale';
import { wordsOf } from '../lexicon/normalise';
import { POWERS } from '../lexicon/scales';
import { isOfOutlook, type Passage } from './passages';
import { endOfRun, isDigit } from '../characters';
import { says } from '../lexicon/phrases';

/** A heading of an earlier outlook, beside the one that replaces it. */
const FORMER = new Set(['prior', 'previous', 'earlier', 'former', 'old']);
const SCALES = new Map(Object.entries(POWERS).map(([word, power]) => [power, ` ${word}`]));
const PER_SHARE = ['per', 'eps'];
const CURRENCIES = '$€£¥';
/** Longer lines above a table are sentences, which may speak of something else. */
const LONGEST_LINE = 160;

/**
 * The cells of tables of what a company expects, each as the sentence that it stands for: 'Net sales of $11.0 billion to $11.1
 * billion', under 'Updated FY23 Outlook'. Their ranges are no numbers of a statement, but say what such a sentence says.
 */
export function outlookCells({ blocks, text }: DocumentContent): Passage[] {
  return blocks.flatMap((block) => {
    const title = block.kind === 'table' ? titleOf(block) : null;
    if (block.kind !== 'table' || title === null) return [];
    const columns = block.columns.map(({ heads }) => ({
      says: `${heads.join(' ')} ${title}`,
      isFormer: isFormer(heads),
    }));
    return block.rows.flatMap((row) =>
      row.cells.flatMap((cell): Passage[] => {
        const column = columns[cell.column];
        const shown = text.slice(cell.from, cell.to);
        const figures = figuresIn(shown);
        if (!column || !figures || !isScaled(figures, { table: block, row, shown })) return [];
        const isReplaced = column.isFormer && row.cells.some((one) => one !== cell && hasFigure(text, one));
        return [passageOf({ table: block, row, cell, figures }, text, { says: column.says, isCertain: !isReplaced })];
      }),
    );
  });
}

/** The lines that say that a table tells what is expected, and of when; null for any other table. */
function titleOf({ caption, columns, section }: Table): string | null {
  const lines = [...caption.split('\n').toReversed(), section ?? ''].filter(({ length }) => length <= LONGEST_LINE);
  const isHeaded = columns.length > 0 && columns.every(({ heads }) => isOfOutlook(heads.join(' ')));
  return isHeaded || lines.some(isOfOutlook) ? lines.join('\n') : null;
}

const isFormer = (heads: readonly string[]): boolean => wordsOf(heads.join(' ')).some((word) => FORMER.has(word));

const hasFigure = (text: string, { from, to }: Cell): boolean => figuresIn(text.slice(from, to)) !== null;

/** '$8.51' of a company's revenue is in billions, and no word says so. */
function isScaled(
  figures: readonly CellFigure[],
  { table, row, shown }: { table: Table; row: Row; shown: string },
): boolean {
  const isMoney = `~${CURRENCIES}`.includes(shown.charAt(0)) && !shown.includes('%');
  const isSaid = figures.some(({ power }) => power !== null) || readScale(headingOf(table)).money !== null;
  return !isMoney || isSaid || says(row.labels.join(' '), ...PER_SHARE);
}

/** A loss in brackets is left to the reader of tables. */
const figuresIn = (shown: string): CellFigure[] | null =>
  figuresOfCell(shown, isNumber) ??
  (isDigit(shown.charAt(CURRENCIES.includes(shown.charAt(0)) ? 1 : 0)) && isNumber(shown)
    ? [{ from: 0, to: shown.length, bound: null, isAbout: false, power: null }]
    : null);

/** Without the marks of footnotes: '(1)', '^', '*'. */
function withoutNotes(label: string): string {
  const [first = '', ...more] = label.replaceAll('^', '').replaceAll('*', '').split('(');
  return more.reduce((kept, piece) => {
    const digits = endOfRun(piece, 0, isDigit);
    const isNote = digits > 0 && digits <= 2 && piece.charAt(digits) === ')';
    return isNote ? kept + piece.slice(digits + 1) : `${kept}(${piece}`;
  }, first);
}

interface OutlookCell {
  table: Table;
  row: Row;
  cell: Cell;
  figures: readonly CellFigure[];
}

function passageOf({ table, row, cell, figures }: OutlookCell, text: string, outlook: Outlook): Passage {
  const label = withoutNotes(
    row.labels.filter((one, at) => at === row.labels.length - 1 || !isTimeHead(one)).join(' '),
  );
  const heads = (table.columns[cell.column]?.heads ?? []).join(' ');
  const basis = readLabel(heads).basis ?? (says(heads, 'gaap') ? 'GAAP' : '');
  const scale = says(label, ...PER_SHARE) ? null : readScale(headingOf(table)).money;
  const places: { at: number; from: number; length: number }[] = [];
  const first = text.charAt(cell.from);
  const currency = CURRENCIES.includes(first) ? first : '';
  let words = `${basis} ${label}`.trim();
  for (const { from, to, isAbout, power, bound } of figures) {
    const shown = text.slice(cell.from + from, cell.from + to);
    const isAmount = !shown.includes('%') && scale !== null;
    // '$10.5-11.5 billion'
    const sign = shown.startsWith(currency) ? '' : currency;
    words += `${bound === 'high' ? ' to' : ' of'}${isAbout ? ' about' : ''} ${sign}`;
    places.push({ at: words.length - sign.length, from: cell.from + from, length: to - from });
    words += `${shown}${SCALES.get(power ?? (isAmount ? scale : 0)) ?? ''}`;
  }
  return {
    from: cell.from,
    to: cell.to,
    text: `${words}.`,
    page: table.page,
    section: table.section,
    outlook,
    placeOf: (at) => {
      const piece = places.findLast((one) => one.at <= at) ?? places[0];
      return piece ? piece.from + Math.max(0, Math.min(at - piece.at, piece.length - 1)) : cell.from;
    },
  };
}
