import type { BlockFeedback } from '@copydesk/contracts';
import { Card } from '@/ui/card';
import { classNames } from '@/ui/class-names';
import { FormattedText } from '@/ui/formatted-text';
import { BLOCKS, BLOCK_STYLES } from '../copy-blocks';

/** What the coach says of one block: the score, his words, the line he means and the better one. */
export function BlockCard({ feedback: { block, score, feedback, rewrite } }: { feedback: BlockFeedback }) {
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
        <dl className="grid gap-3 border-t border-line pt-3 sm:grid-cols-2">
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
