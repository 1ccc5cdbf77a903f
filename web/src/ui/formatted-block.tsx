import type { Block, FormattedRun } from '@copydesk/text';
import type { ReactNode } from 'react';

interface FormattedBlockProps {
  block: Block;
  /** Stands after the last word. */
  end?: ReactNode;
}

/** A paragraph or a list. Everything in it is text: markup is shown, not run. */
export function FormattedBlock({ block, end }: FormattedBlockProps) {
  if (block.kind === 'list') {
    const last = block.items.length - 1;
    return (
      <ul dir="auto" className="mb-[1.1em] list-disc ps-[1.4em] marker:text-faint">
        {block.items.map((runs, index) => (
          <li key={index} dir="auto" className="mb-[0.25em] ps-1">
            <FormattedLine runs={runs} />
            {index === last && end}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <p dir="auto" className="mb-[1.1em] text-pretty">
      {block.lines.map((runs, index) => (
        <span key={index}>
          {index > 0 && <br />}
          <FormattedLine runs={runs} />
        </span>
      ))}
      {end}
    </p>
  );
}

function FormattedLine({ runs }: { runs: FormattedRun[] }) {
  return runs.map((run, index) =>
    run.bold ? (
      <strong key={index} className="font-semibold">
        {run.text}
      </strong>
    ) : (
      <span key={index}>{run.text}</span>
    ),
  );
}
