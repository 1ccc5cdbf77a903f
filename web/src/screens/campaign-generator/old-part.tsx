import { type CampaignPartName, PART_NAMES } from '@copydesk/contracts';
import type { CampaignWork } from '@/features/campaigns/use-campaign-work';
import type { PartVersions } from '@/features/campaigns/use-part-versions';
import { DraftSkeleton } from '@/features/drafts/parts/draft-placeholders';
import { DraftText } from '@/features/drafts/parts/draft-text';
import { OldVersionNote } from '@/features/drafts/versions/shown-version';
import { LoadFailure } from '@/ui/load-failure';
import { toast } from '@/ui/toast/toast-store';

interface OldPartProps {
  part: CampaignPartName;
  versions: PartVersions;
  isBusy: boolean;
  work: CampaignWork;
}

/** An earlier version of a part, and the way to bring it back: it becomes the newest. */
export function OldPart({ part, versions, isBusy, work }: OldPartProps) {
  const { number, newest, text, isError, readAgain, show } = versions;
  if (isError) {
    return <LoadFailure onRetry={readAgain}>The earlier versions could not be loaded. They are safe.</LoadFailure>;
  }
  const restore = () => {
    if (text === null) return;
    work.edit.mutate(
      { part, content: text },
      {
        onSuccess: ({ version }) => {
          toast({ title: `Version ${number} restored`, description: `It is version ${version} now.` });
          show(null);
        },
      },
    );
  };
  return (
    <article aria-label={PART_NAMES[part]} className="max-w-[42rem]">
      <OldVersionNote
        newest={newest}
        isBusy={isBusy || work.edit.isPending || text === null}
        onRestore={restore}
        onLeave={() => show(null)}
      />
      {text === null ? <DraftSkeleton /> : <DraftText text={text} />}
    </article>
  );
}
