import type { CoachFeedback } from '@copydesk/contracts';
import { BlockCard } from './block-card';
import { CopyMap } from './copy-map';

interface CoachReportProps {
  /** The copy that was read. */
  copy: string;
  feedback: CoachFeedback;
}

/** The coach's feedback: his verdict, the four blocks, and where each stands in the copy. */
export function CoachReport({ copy, feedback: { verdict, blocks } }: CoachReportProps) {
  return (
    <div className="flex flex-col gap-5">
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
