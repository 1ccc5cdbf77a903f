import { ScoreLine } from '../reviews/score-line';
import { ScorePill } from '../reviews/score-pill';
import { versionScores } from '../reviews/version-scores';
import { TitleInput } from '../saving/title-input';
import { VersionStepper } from '../versions/version-stepper';
import { DraftActions } from './draft-actions';
import type { Workspace } from './use-workspace';

interface DraftBarProps {
  workspace: Workspace;
  isWide: boolean;
}

/** Over the text: which version one sees and how good it is; on a wide screen also what can be done with it. */
export function DraftBar({ workspace, isWide }: DraftBarProps) {
  const { shown, scores, score, review, saving } = workspace;
  const { version, versions } = shown;
  const line = versionScores(versions, scores);
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-page px-3 py-1.5 max-lg:sticky max-lg:top-14 max-lg:z-10 lg:min-h-13 lg:px-4 lg:py-2">
      <div className="flex items-center gap-2.5">
        <VersionStepper shown={shown} />
        {version && score !== null && <ScorePill score={score} onOpen={() => review.open(version)} />}
        {line.length > 1 && <ScoreLine scores={line} />}
      </div>
      {isWide && (
        <div className="ml-auto flex items-center gap-1.5">
          <TitleInput saving={saving} disabled={!version} />
          <DraftActions workspace={workspace} />
        </div>
      )}
    </div>
  );
}
