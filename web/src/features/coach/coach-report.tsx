import type { BlockFeedback, CoachFeedback } from '@copydesk/contracts';
import { useMemo } from 'react';
import { Card } from '@/ui/card';
import { classNames } from '@/ui/class-names';
import { FormattedText } from '@/ui/formatted-text';
import { BLOCKS, BLOCK_STYLES } from './copy-blocks';
import { mapCopy } from './map-copy';

interface CoachReportProps {
  /** The copy that was read. */
  copy: string;
  feedback: CoachFeedback;
}

/** The coach's feedback: his verdict, the four blocks, and where each stands in the copy. */
export function CoachReport({ copy, feedback: { verdict, blocks } }: CoachReportProps) {
  return (
    <div className="@container flex flex-col gap-5">
      <p dir="auto" className="font-serif text-[1.375rem] leading-snug text-balance break-words">
        {verdict}
      </p>
      <div className="flex flex-col gap-3">
        {blocks.map((block) => (
          <BlockCard key={block.block} feedback={block} />
        ))}
      </div>
      <section aria-label="Your copy by block" className="flex flex-col gap-2 border-t border-line pt-4">
        <h3 className="text-sm font-semibold text-muted">Your copy by block</h3>
        <CopyMap copy={copy} blocks={blocks} />
      </section>
    </div>
  );
}

/** What the coach says of one block: the score, his words, the line he means and the better one. */
function BlockCard({ feedback: { block, score, feedback, rewrite } }: { feedback: BlockFeedback }) {
  const { name } = BLOCKS[block];
  return (
    <Card aria-label={name} className="flex flex-col gap-3 p-4">
      <div className="flex items-baseline gap-3">
        <h3 className={classNames('font-semibold', BLOCK_STYLES[block].name)}>{name}</h3>
        <p className="ml-auto text-sm text-muted tabular-nums">
          {score === null ? (
            'Not in your copy'
          ) : (
            <>
              <span className="text-lg font-semibold text-text">{score}</span> of 10
            </>
          )}
        </p>
      </div>
      <FormattedText text={feedback} />
      {rewrite && (
        <dl className="grid gap-3 border-t border-line pt-3 @md:grid-cols-2">
          <Line label="Your line" text={rewrite.line} className="text-muted" />
          <Line label="The better line" text={rewrite.better} />
        </dl>
      )}
    </Card>
  );
}

function Line({ label, text, className }: { label: string; text: string; className?: string }) {
  return (
    <div>
      <dt className="text-xs text-faint">{label}</dt>
      <dd dir="auto" className={classNames('mt-0.5 font-serif text-lg break-words', className)}>
        <FormattedText text={text} />
      </dd>
    </div>
  );
}

interface CopyMapProps {
  copy: string;
  blocks: BlockFeedback[];
}

/** The pasted copy with the sentences of each block marked: the name of the block stands before them. */
function CopyMap({ copy, blocks }: CopyMapProps) {
  const pieces = useMemo(() => mapCopy(copy, blocks), [copy, blocks]);
  return (
    <p dir="auto" className="overflow-x-clip font-serif text-lg leading-7 break-words whitespace-pre-wrap">
      {pieces.map(({ text, block }, index) =>
        block === null ? (
          <span key={index}>{text}</span>
        ) : (
          <span key={index}>
            <span
              className={classNames(
                'mr-1.5 font-sans text-xs font-semibold whitespace-nowrap select-none',
                BLOCK_STYLES[block].name,
              )}
            >
              {BLOCKS[block].name}
            </span>
            <mark
              data-block={block}
              className={classNames(
                'rounded-sm text-text underline decoration-2 underline-offset-4',
                BLOCK_STYLES[block].mark,
              )}
            >
              {text}
            </mark>
          </span>
        ),
      )}
    </p>
  );
}
