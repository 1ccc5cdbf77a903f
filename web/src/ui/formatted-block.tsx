import type { Block, FormattedRun } from '@copydesk/text';
import type { ReactNode } from 'react';
import { BLOCK_STYLE } from './block-style';
import { type Mark, MarkedRun } from './marked-runs';

interface FormattedBlockProps {
  block: Block;
  /** Stands after the last word. */
  end?: ReactNode;
  marks?: readonly Mark[];
}

const NO_MARKS: readonly Mark[] = [];

/** A paragraph or a list. Everything in it is text: markup is shown, not run. */
export function FormattedBlock({ block, end, marks = NO_MARKS }: FormattedBlockProps) {
  if (block.kind === 'list') {
    const last = block.items.length - 1;
    return (
      <ul dir="auto" className={BLOCK_STYLE.list}>
        {block.items.map((runs, index) => (
          <li key={index} dir="auto" className={BLOCK_STYLE.item}>
            <FormattedLine runs={runs} marks={marks} />
            {index === last && end}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <p dir="auto" className={BLOCK_STYLE.paragraph}>
      {block.lines.map((runs, index) => (
        <span key={index}>
          {index > 0 && <br />}
          <FormattedLine runs={runs} marks={marks} />
        </span>
      ))}
      {end}
    </p>
  );
}

interface FormattedLineProps {
  runs: FormattedRun[];
  marks: readonly Mark[];
}

/** One line: bold words, and what is marked in them. Each run says where in the raw text it stands. */
export function FormattedLine({ runs, marks }: FormattedLineProps) {
  return runs.map((run) =>
    run.bold ? (
      <strong key={run.from} data-from={run.from} className={BLOCK_STYLE.bold}>
        <MarkedRun run={run} marks={marks} />
      </strong>
    ) : (
      <span key={run.from} data-from={run.from}>
        <MarkedRun run={run} marks={marks} />
      </span>
    ),
  );
}
