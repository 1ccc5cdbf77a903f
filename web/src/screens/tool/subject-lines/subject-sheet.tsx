import { readSubjectLines } from '@copydesk/contracts';
import { Suspense, useState } from 'react';
import type { SheetProps } from '@/features/drafts/workspace/draft-stage';
import { DraftText } from '@/features/drafts/parts/draft-text';
import { GenerationPanel } from '@/features/library/generation-picker';
import { useToolName } from '@/features/tools/use-tools';
import { SubjectLineItem } from './subject-line-item';
import { useSubject } from './use-subject';

/** Subject lines to choose from: each with its length, its way in, and what an inbox cuts of it. */
export default function SubjectSheet({ thread, text, marks, isOld, isBusy, onChange, onBlur }: SheetProps) {
  const toolName = useToolName();
  const lines = readSubjectLines(text);
  const [wanted, setWanted] = useState<string | null>(null);
  const { inDraft, inSaved, isPending } = useSubject();
  const draft = thread.brief?.tool === 'subject-line-generator' ? (thread.brief.input.draft?.trim() ?? '') : '';
  if (lines.length === 0) return <DraftText text={text} marks={marks} />;
  return (
    <section aria-labelledby="subject-lines">
      <h3 id="subject-lines" className="text-sm text-muted">
        {lines.length} subject {lines.length === 1 ? 'line' : 'lines'}
      </h3>
      <p className="mb-3 text-sm text-faint">
        A phone cuts the paler words, and most inboxes those that are struck through.
      </p>
      <ol aria-label="Subject lines" className="flex flex-col divide-y divide-line">
        {lines.map((line, at) => (
          <SubjectLineItem
            key={at}
            line={line}
            number={at + 1}
            marks={marks}
            isOff={isOld || isBusy}
            onType={(words) => onChange(text.slice(0, line.from) + words + text.slice(line.to))}
            onBlur={onBlur}
            thread={thread}
            isUsing={isPending}
            onUseInDraft={draft === '' ? null : () => inDraft({ draft, subject: line.subject })}
            onUseInSaved={() => setWanted(line.subject)}
          />
        ))}
      </ol>
      <Suspense fallback={null}>
        {wanted !== null && (
          <GenerationPanel
            about={`The one that you choose gets the subject “${wanted}”, as a new version.`}
            toolName={toolName}
            onPick={(generation) => inSaved({ generation, subject: wanted })}
            onClose={() => setWanted(null)}
          />
        )}
      </Suspense>
    </section>
  );
}
