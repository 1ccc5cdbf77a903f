import type { Table } from '@copydesk/figures';
import { useMemo, type ReactNode } from 'react';
import { classNames } from '@/ui/class-names';
import { Marked, type Passage } from '../passages';
import { isWithin, type RowRange } from './content-items';
import { columnWidths, type HeadCell, headRows, type Slot, type TableLine, tableLines } from './table-lines';

interface ContentTableProps {
  table: Table;
  rows: RowRange;
  text: string;
  passages: Passage[];
  /** The element that says the marked cell in words. */
  wordsId: string;
}

/** How wide the labels are at least. */
const LABELS = 'min(11rem, 40cqw)';

/** A table of a document, whose heads and row labels stay in sight where its box scrolls. */
export function ContentTable({ table, rows, text, passages, wordsId }: ContentTableProps) {
  const claim = passages.find(({ isClaim }) => isClaim);
  const { heads, lines, widths } = useMemo(
    () => ({ heads: headRows(table.columns), lines: tableLines(table, text, rows), widths: columnWidths(table) }),
    [table, text, rows],
  );
  const digits = widths.reduce((sum, width) => sum + width, 0);
  const words = claim ? text.slice(claim.from, claim.to) : '';
  const isInHeads = claim !== undefined && isWithin(claim, table) && claim.to <= (lines[0]?.from ?? 0);
  return (
    <div className="pb-4">
      <table
        aria-label={titleOf(table)}
        className="table-fixed border-separate border-spacing-0 tabular-nums"
        style={{ width: `max(100cqw, calc(${LABELS} + ${digits}ch + ${widths.length * 0.875}rem))` }}
      >
        <colgroup>
          <col />
          {widths.map((width, column) => (
            <col key={column} style={{ width: `calc(${width}ch + 0.875rem)` }} />
          ))}
        </colgroup>
        {heads.length > 0 && (
          <thead className="sticky top-0 z-20">
            {heads.map((cells, level) => (
              <tr key={level}>
                {level === 0 && (
                  <td
                    rowSpan={heads.length}
                    className="sticky left-0 z-10 border-b border-line-strong bg-surface md:bg-page"
                  />
                )}
                {cells.map((cell) => (
                  <Head
                    key={cell.column}
                    cell={cell}
                    isLast={level + cell.rows === heads.length}
                    claimed={isInHeads ? words : ''}
                  />
                ))}
              </tr>
            ))}
          </thead>
        )}
        <tbody>
          {lines.map((line, index) => {
            const isHere = claim !== undefined && isWithin(claim, line);
            return (
              <Line
                key={index}
                line={line}
                text={text}
                claim={isHere ? claim : null}
                wordsId={wordsId}
                columns={widths.length}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** The last line of its caption that is no remark: 'CONDENSED CONSOLIDATED BALANCE SHEETS'. */
function titleOf({ caption, section }: Table): string {
  const lines = caption.split('\n').map((line) => line.trim());
  return lines.findLast((line) => line !== '' && !line.startsWith('(')) ?? section ?? 'Table';
}

/** In the color of its panel: what scrolls goes under it. */
const OVER = 'bg-surface md:bg-page';

interface HeadProps {
  cell: HeadCell;
  /** True for one that stands right over the figures, or shares its columns with none. */
  isLast: boolean;
  claimed: string;
}

function Head({ cell: { text, span, rows }, isLast, claimed }: HeadProps) {
  const look = classNames(
    OVER,
    'py-1 pl-2 align-bottom font-medium break-words text-muted',
    span > 1 ? 'text-center' : 'text-right',
    isLast ? 'border-b border-line-strong' : span > 1 && 'border-b border-line',
  );
  if (text === '') return <td colSpan={span} rowSpan={rows} className={look} />;
  return (
    <th scope={span > 1 ? 'colgroup' : 'col'} colSpan={span} rowSpan={rows} className={look}>
      <Words claimed={claimed}>{text}</Words>
    </th>
  );
}

interface LineProps {
  line: TableLine;
  text: string;
  /** The claim that is proved or contradicted in this line. */
  claim: Passage | null;
  wordsId: string;
  columns: number;
}

const INDENTS = ['pl-0', 'pl-3', 'pl-6', 'pl-9'];

function Line({ line, text, claim, wordsId, columns }: LineProps) {
  const indent = INDENTS[Math.min(line.depth, INDENTS.length - 1)];
  const claimed = claim ? text.slice(claim.from, claim.to) : '';
  if (line.kind === 'group') {
    return (
      <tr>
        <th
          scope="rowgroup"
          colSpan={columns + 1}
          className="border-b border-line/60 py-1 text-left font-medium text-muted"
        >
          <span className={classNames(indent, 'sticky left-0 inline-block max-w-[100cqw] pr-3 break-words')}>
            <Words claimed={claimed}>{line.label}</Words>
          </span>
        </th>
      </tr>
    );
  }
  const isInCell = claim !== null && line.slots.some(({ cells }) => cells.some((cell) => isWithin(claim, cell)));
  const look = classNames(
    indent,
    'sticky left-0 z-10 border-b border-line/60 py-1 pr-2 text-left align-bottom font-normal break-words',
    isInCell ? 'bg-accent-soft' : OVER,
  );
  return (
    <tr className={isInCell ? 'bg-accent-soft' : undefined}>
      {line.label === '' ? (
        <td className={look} />
      ) : (
        <th scope="row" className={look}>
          <Words claimed={isInCell ? '' : claimed}>{line.label}</Words>
        </th>
      )}
      {line.slots.map((slot) => (
        <SlotCell key={slot.column} slot={slot} text={text} claim={isInCell ? claim : null} wordsId={wordsId} />
      ))}
    </tr>
  );
}

interface SlotCellProps {
  slot: Slot;
  text: string;
  claim: Passage | null;
  wordsId: string;
}

const WORDS = /\p{L}{3}/u;

function SlotCell({ slot: { span, cells }, text, claim, wordsId }: SlotCellProps) {
  const isClaimed = claim !== null && cells.some((cell) => isWithin(claim, cell));
  const hasWords = cells.some(({ from, to }) => WORDS.test(text.slice(from, to)));
  return (
    <td
      colSpan={span}
      tabIndex={isClaimed ? 0 : undefined}
      aria-describedby={isClaimed ? wordsId : undefined}
      className={classNames(
        'border-b border-line/60 py-1 pl-2 align-bottom',
        span > 1 ? 'text-center' : hasWords ? 'break-words' : 'text-right whitespace-nowrap',
        isClaimed && '-outline-offset-2',
      )}
    >
      {cells.map(({ from, to }, index) => {
        const isHere = claim !== null && isWithin(claim, { from, to });
        // The whole cell is marked: its sign and its brackets belong to the figure.
        const passages = isHere ? [{ from, to, isClaim: true }] : [];
        return (
          <span key={from}>
            {index > 0 && ' '}
            <Marked piece={{ from, text: text.slice(from, to) }} passages={passages} />
          </span>
        );
      })}
    </td>
  );
}

/** Words of a head or label with those of the claim marked. */
function Words({ children, claimed }: { children: string; claimed: string }): ReactNode {
  const from = claimed === '' ? -1 : children.indexOf(claimed);
  const passages = from < 0 ? [] : [{ from, to: from + claimed.length, isClaim: true }];
  return <Marked piece={{ from: 0, text: children }} passages={passages} />;
}
