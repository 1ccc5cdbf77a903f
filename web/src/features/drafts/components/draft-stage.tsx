import { GitCompareArrows, Pencil } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '@/ui/button';
import { Conversation } from '../conversation/conversation';
import { TitleInput } from '../saving/title-input';
import { conversationOf } from '../threads/conversation-of';
import { EditPane } from '../versions/edit-pane';
import { useStickToEnd } from '../writing/use-stick-to-end';
import type { WorkspaceExtras } from './draft-workspace';
import { ShownDraft } from './shown-draft';
import type { Workspace } from './use-workspace';

interface DraftStageProps extends Omit<WorkspaceExtras, 'progress'> {
  workspace: Workspace;
  isWide: boolean;
}

/** The email in the middle of the desk, with the conversation that led to it. */
export function DraftStage({ workspace, isWide, ...extras }: DraftStageProps) {
  const { thread, draft, shown, scores, editing, isBusy, saving, setDialog } = workspace;
  const { version, versions, text, isOld, show } = shown;
  const content = useRef<HTMLDivElement>(null);
  useStickToEnd(content, text, draft.state === 'writing' && !isOld);
  return (
    <div ref={content} className="mx-auto w-full max-w-[42rem] flex-1 px-4 pt-3 pb-20 sm:px-6 lg:pt-4">
      {!isWide && version && (
        <div className="mb-1">
          <TitleInput saving={saving} disabled={false} />
        </div>
      )}
      <Conversation
        turns={conversationOf(thread)}
        scores={scores}
        shownId={version?.id ?? null}
        summarised={thread.summarised}
        onShow={show}
      >
        {isWide && version && editing.typed === null && (
          <>
            <Button variant="quiet" size="small" disabled={isBusy} onClick={() => editing.begin(version)}>
              <Pencil className="size-3.5" aria-hidden />
              Edit
            </Button>
            {versions.length > 1 && (
              <Button variant="quiet" size="small" onClick={() => setDialog('compare')}>
                <GitCompareArrows className="size-3.5" aria-hidden />
                Compare
              </Button>
            )}
          </>
        )}
      </Conversation>
      <div className="pt-5">
        {editing.typed !== null && draft.version ? (
          <EditPane
            text={editing.typed}
            isSaving={editing.isSaving}
            onChange={editing.setTyped}
            onSave={() => draft.version && editing.save(draft.version)}
            onCancel={editing.cancel}
          />
        ) : (
          <ShownDraft workspace={workspace} {...extras} />
        )}
      </div>
    </div>
  );
}
