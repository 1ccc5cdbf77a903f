import { type Block, type FormattedRun, runsByLink } from '@copydesk/text';
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

/** One line: links, bold words, and what is marked in them. Each run says where in the raw text it stands. */
export function FormattedLine({ runs, marks }: FormattedLineProps) {
  return runsByLink(runs).map(({ href, runs: words }) => {
    const shown = words.map((run) => <FormattedRunPiece key={run.from} run={run} marks={marks} />);
    return href === undefined ? shown : <TextLink key={words[0]?.from} href={href} words={shown} />;
  });
}

/** Opens in a tab of its own, but for a merge tag: that is an address only once the email is sent. */
function TextLink({ href, words }: { href: string; words: ReactNode }) {
  if (!/^(?:https?|mailto):/i.test(href) || href.includes('{')) {
    return (
      <span title={href} className={BLOCK_STYLE.link}>
        {words}
      </span>
    );
  }
  return (
    <a href={href} title={href} target="_blank" rel="noopener noreferrer" className={BLOCK_STYLE.link}>
      {words}
    </a>
  );
}

function FormattedRunPiece({ run, marks }: { run: FormattedRun; marks: readonly Mark[] }) {
  const words = <MarkedRun run={run} marks={marks} />;
  return run.bold ? (
    <strong data-from={run.from} className={BLOCK_STYLE.bold}>
      {words}
    </strong>
  ) : (
    <span data-from={run.from}>{words}</span>
  );
}
