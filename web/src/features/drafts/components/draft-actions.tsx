import { Flag } from 'lucide-react';
import { DownloadMenu } from './download-menu';
import { FactCheckButton } from '../fact-checks/fact-check-button';
import { ReviewButton } from '../reviews/review-button';
import { CopyEmail } from '../saving/copy-email';
import { SaveButton } from '../saving/save-button';
import { ActionButton } from './action-button';
import type { Workspace } from './use-workspace';

/** What can be done with the version one sees, on a wide screen. */
export function DraftActions({ workspace }: { workspace: Workspace }) {
  const { thread, shown, saving, review, factCheck, setDialog } = workspace;
  const { version, text } = shown;
  const isOff = !version;
  return (
    <>
      <SaveButton saving={saving} look="bar" disabled={isOff} />
      <ReviewButton review={review} version={version} look="bar" />
      <FactCheckButton factCheck={factCheck} look="bar" disabled={isOff} />
      <CopyEmail
        text={text}
        appId={thread.appId}
        threadId={thread.id}
        generationId={saving.savedId}
        look="icon"
        disabled={isOff}
      />
      <DownloadMenu text={text} disabled={isOff} />
      <ActionButton
        look="icon"
        label="Report Feedback"
        disabled={isOff}
        icon={<Flag className="size-4" aria-hidden />}
        onClick={() => setDialog('feedback')}
      />
    </>
  );
}
