import { type CampaignPart, PART_NAMES } from '@copydesk/contracts';
import type { Finding } from '@/features/campaigns/check/finding';
import { FindingList } from '@/features/campaigns/components/finding-list';
import { MarkedDraft } from '@/features/campaigns/components/marked-draft';
import type { CampaignWork } from '@/features/campaigns/use-campaign-work';
import type { PartVersions } from '@/features/campaigns/use-part-versions';
import { DraftText } from '@/features/drafts/parts/draft-text';
import { VersionStepper } from '@/features/drafts/versions/shown-version';
import { OldPart } from './old-part';
import { PartActions } from './part-actions';

interface KeptPartProps {
  campaignId: string;
  stored: CampaignPart;
  versions: PartVersions;
  findings: Finding[];
  isBusy: boolean;
  work: CampaignWork;
}

/** A part that is done: as it stands, or as it was before. */
export function KeptPart({ campaignId, stored, versions, findings, isBusy, work }: KeptPartProps) {
  const label = PART_NAMES[stored.part];
  const places = findings.flatMap(({ place }) => (place ? [place] : []));
  return (
    <>
      {versions.newest > 1 && (
        <div className="-mt-2 mb-4 flex justify-end">
          <VersionStepper shown={versions} />
        </div>
      )}
      {versions.isOld ? (
        <OldPart part={stored.part} versions={versions} isBusy={isBusy} work={work} />
      ) : (
        <>
          <article aria-label={label} className="max-w-[42rem]">
            {findings.length > 0 && <FindingList label={label} findings={findings} />}
            {places.length > 0 ? (
              <MarkedDraft text={stored.content} places={places} />
            ) : (
              <DraftText text={stored.content} />
            )}
          </article>
          <PartActions campaignId={campaignId} stored={stored} isBusy={isBusy} work={work} />
        </>
      )}
    </>
  );
}
