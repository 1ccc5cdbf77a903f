import type { EvidenceSource } from '@copydesk/text';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { classNames } from '@/ui/class-names';
import { Marked, type Passage, passagesOf } from './passages';
import { blockAt, sourceBlocks, type SourceBlock, type SourcePiece } from './source-blocks';

interface SourceTextProps {
  text: string;
  source: EvidenceSource;
}

const LINE_PX = 22;

/** The whole text of a source, of which what is near the screen is laid out, opened where a claim has its proof. */
export function SourceText({ text, source }: SourceTextProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const blocks = useMemo(() => sourceBlocks(text), [text]);
  const passages = useMemo(() => passagesOf(text, source), [text, source]);
  const target = blockAt(blocks, source.from);
  const virtualizer = useVirtualizer({
    count: blocks.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => heightOf(blocks[index]),
    overscan: 6,
  });
  useLayoutEffect(() => {
    virtualizer.scrollToIndex(target, { align: 'center' });
  }, [virtualizer, target]);
  return (
    <div
      ref={scroller}
      tabIndex={0}
      role="group"
      aria-label="Text of the source"
      className="h-full overflow-auto pr-3 text-sm"
    >
      <div className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const block = blocks[index];
          return (
            block && (
              <div
                key={index}
                ref={virtualizer.measureElement}
                data-index={index}
                className="absolute inset-x-0 top-0"
                style={{ transform: `translateY(${start}px)` }}
              >
                <SourcePart block={block} passages={passages} />
              </div>
            )
          );
        })}
      </div>
    </div>
  );
}

function heightOf(block: SourceBlock | undefined): number {
  if (block?.kind === 'table') return block.rows.length * 26 + 24;
  if (block?.kind === 'paragraph')
    return block.lines.reduce((lines, line) => lines + Math.ceil((line.text.length + 1) / 64), 0) * LINE_PX + 10;
  return 44;
}

interface SourcePartProps {
  block: SourceBlock;
  passages: Passage[];
}

function SourcePart({ block, passages }: SourcePartProps) {
  if (block.kind === 'page') {
    return (
      <p className="mt-2 mb-2.5 border-t border-line pt-2 text-xs font-medium text-faint capitalize">{block.name}</p>
    );
  }
  if (block.kind === 'paragraph') {
    return (
      <p dir="auto" className="pb-2.5 leading-[1.375rem] break-words">
        {block.lines.map((line) => (
          <span key={line.from}>
            <Marked piece={line} passages={passages} />{' '}
          </span>
        ))}
      </p>
    );
  }
  return (
    <div className="pb-3">
      {/* Of fixed widths: a long table comes in several parts. */}
      <table className="w-full table-fixed tabular-nums" style={{ minWidth: `${8 + (block.columns - 1) * 4.75}rem` }}>
        <colgroup>
          <col />
          {Array.from({ length: block.columns - 1 }, (_, column) => (
            <col key={column} className="w-19" />
          ))}
        </colgroup>
        <tbody>
          {block.rows.map((cells, row) => (
            <tr key={row} className={classNames('align-bottom', hasPassage(cells, passages) && 'bg-accent-soft')}>
              {spanned(cells, block.columns).map(({ cell, columns }, at) => (
                <td
                  key={cell.from}
                  colSpan={columns}
                  className={classNames(
                    'border-b border-line/60 py-0.5 break-words',
                    at > 0 && (columns > 1 ? 'pl-2 text-center' : 'pl-2 text-right'),
                  )}
                >
                  <Marked piece={cell} passages={passages.filter(({ isClaim }) => isClaim)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function hasPassage(cells: SourcePiece[], passages: Passage[]): boolean {
  return cells.some((cell) => passages.some(({ from, to }) => from < cell.from + cell.text.length && cell.from < to));
}

/** The cells of a row with the columns that each takes: words that head several columns stand over the empty ones beside them. */
function spanned(cells: SourcePiece[], columns: number): { cell: SourcePiece; columns: number }[] {
  if (cells.length === 1) return cells.map((cell) => ({ cell, columns }));
  const placed: { cell: SourcePiece; columns: number }[] = [];
  for (let at = 0; at < columns; at += 1) {
    const cell = cells[at];
    const last = placed.at(-1);
    const isEmpty = (cell?.text ?? '').trim() === '';
    if (isEmpty && last && at > 1 && /[a-z]/i.test(last.cell.text) && !/\d/.test(last.cell.text)) last.columns += 1;
    else if (cell) placed.push({ cell, columns: 1 });
  }
  return placed;
}
