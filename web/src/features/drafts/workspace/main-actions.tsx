import { SUBJECT_LINES } from '@copydesk/contracts';
import { SearchCheck, Sparkles } from 'lucide-react';
import type { useFactCheck } from '../checks/use-fact-check';
import type { useReview } from '../checks/use-review';
import { ActionButton, type ActionLook } from '../parts/action-button';
import { CopyEmail } from '../saving/copy-email';
import { SaveButton } from '../saving/save-button';
import type { Version } from '../thread/versions';
import type { Workspace } from './use-workspace';

interface MainActionsProps {
  workspace: Workspace;
  look: 'bar' | 'phone';
}

/** What is done most with the version one sees, on any screen. */
export function MainActions({ workspace, look }: MainActionsProps) {
  const { thread, shown, saving, review, factCheck, differing } = workspace;
  const { version, text } = shown;
  const isOff = !version;
  return (
    <>
      <SaveButton saving={saving} look={look} disabled={isOff} />
      {/* A review is of an email. */}
      {thread.appId !== SUBJECT_LINES.id && <ReviewButton review={review} version={version} look={look} />}
      <FactCheckButton factCheck={factCheck} look={look} disabled={isOff} />
      <CopyEmail
        thread={thread}
        text={text}
        generationId={saving.savedId}
        look={look}
        disabled={isOff}
        onCopy={differing.name}
      />
    </>
  );
}

interface ReviewButtonProps {
  review: ReturnType<typeof useReview>;
  version: Version | null;
  look: ActionLook;
}

/** Opens the review of a version; the first time, it is asked for. */
function ReviewButton({ review, version, look }: ReviewButtonProps) {
  return (
    <ActionButton
      look={look}
      label="Expert Review"
      Icon={Sparkles}
      isRunning={review.isRunning}
      disabled={!version}
      onClick={() => version && review.open(version)}
    >
      {look === 'phone' ? 'Review' : 'Expert Review'}
    </ActionButton>
  );
}

interface FactCheckButtonProps {
  factCheck: ReturnType<typeof useFactCheck>;
  look: ActionLook;
  disabled: boolean;
}

/** Checks what is selected in the email, else all of it. */
function FactCheckButton({ factCheck, look, disabled }: FactCheckButtonProps) {
  return (
    <ActionButton
      look={look}
      label="Fact Check"
      Icon={SearchCheck}
      isRunning={factCheck.isRunning}
      disabled={disabled}
      // Some browsers drop the selection where a button is pressed.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => factCheck.checkDraft()}
    />
  );
}
