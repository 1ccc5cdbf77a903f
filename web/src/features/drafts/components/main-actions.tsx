import { FactCheckButton } from '../fact-checks/fact-check-button';
import { ReviewButton } from '../reviews/review-button';
import { CopyEmail } from '../saving/copy-email';
import { SaveButton } from '../saving/save-button';
import type { Workspace } from './use-workspace';

interface MainActionsProps {
  workspace: Workspace;
  look: 'bar' | 'phone';
}

/** What is done most with the version one sees, on any screen. */
export function MainActions({ workspace, look }: MainActionsProps) {
  const { thread, shown, saving, review, factCheck } = workspace;
  const { version, text } = shown;
  const isOff = !version;
  return (
    <>
      <SaveButton saving={saving} look={look} disabled={isOff} />
      <ReviewButton review={review} version={version} look={look} />
      <FactCheckButton factCheck={factCheck} look={look} disabled={isOff} />
      <CopyEmail
        thread={thread}
        text={text}
        generationId={saving.savedId}
        look={look === 'bar' ? 'icon' : look}
        disabled={isOff}
      />
    </>
  );
}
