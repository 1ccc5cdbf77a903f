import { PART_NAMES, type ThreadResponse } from '@copydesk/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { PartFindings, useDisagreements, useFindingMarks } from '@/features/campaigns/components/part-findings';
import type { CurrentPart } from '@/features/campaigns/current-parts';
import { useRewritePart } from '@/features/campaigns/use-campaign-work';
import { IdleComposer } from '@/features/drafts/conversation/composer';
import { DraftNotice, DraftSkeleton } from '@/features/drafts/parts/draft-placeholders';
import { DraftSheet } from '@/features/drafts/parts/draft-sheet';
import { DraftText } from '@/features/drafts/parts/draft-text';
import { DraftWorkspace } from '@/features/drafts/workspace/draft-workspace';
import { WorkspaceFrame } from '@/features/drafts/workspace/workspace-frame';
import { threadKey } from '@/features/drafts/thread/queries';
import { Button } from '@/ui/button';

interface PartWorkspaceProps {
  campaignId: string;
  current: CurrentPart;
}

/** The desk of one part: its thread's, or what the campaign's job has written of it so far. */
export function PartWorkspace({ campaignId, current }: PartWorkspaceProps) {
  const { part, threadId, state, streamed } = current;
  const rewrite = useRewrite({ campaignId, part, threadId });
  if (streamed === null) {
    return (
      <DraftWorkspace
        threadId={threadId}
        Above={PartFindings}
        useMarks={useFindingMarks}
        useDisagreements={useDisagreements}
        Below={RewritePart}
        onGenerateAgain={() => rewrite.mutate()}
      />
    );
  }
  return (
    <WorkspaceFrame bottom={streamed !== '' && <IdleComposer threadId={threadId} />}>
      {state === 'writing' || streamed !== '' ? (
        <DraftSheet>
          <article aria-label="Email" aria-busy={state === 'writing'}>
            {streamed === '' ? <DraftSkeleton /> : <DraftText text={streamed} isWriting={state === 'writing'} />}
          </article>
        </DraftSheet>
      ) : (
        <DraftNotice
          title={PART_NAMES[part]}
          text={state === 'waiting' ? 'It will be written after the parts before it.' : 'Not written yet.'}
        />
      )}
    </WorkspaceFrame>
  );
}

/** The way to another take on a part, under the one that there is. */
function RewritePart({ thread }: { thread: ThreadResponse }) {
  const { campaign } = thread;
  return campaign && <RewriteButton campaignId={campaign.id} part={campaign.part} threadId={thread.id} />;
}

type Rewritten = Pick<CurrentPart, 'part' | 'threadId'> & { campaignId: string };

function RewriteButton(rewritten: Rewritten) {
  const rewrite = useRewrite(rewritten);
  return (
    <div className="mt-8 flex flex-wrap items-center gap-3 border-t border-line pt-4">
      <Button size="small" disabled={rewrite.isPending} onClick={() => rewrite.mutate()}>
        <RotateCw className="size-4" aria-hidden />
        Rewrite
      </Button>
      <p className="text-sm text-muted">Writes {PART_NAMES[rewritten.part]} again, as a new version.</p>
    </div>
  );
}

function useRewrite({ campaignId, part, threadId }: Rewritten) {
  const queryClient = useQueryClient();
  return useRewritePart(campaignId, part, () => void queryClient.invalidateQueries({ queryKey: threadKey(threadId) }));
}
