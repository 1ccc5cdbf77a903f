import { CAMPAIGN_PARTS, isFinal, PART_NAMES, type Campaign, type JobSnapshot } from '@copydesk/contracts';
import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { checkCampaign } from '@/features/campaigns/check/check-campaign';
import { ConsistencyCard } from '@/features/campaigns/components/consistency-card';
import { currentParts, type CurrentPart } from '@/features/campaigns/current-parts';
import { useCampaignWork } from '@/features/campaigns/use-campaign-work';
import { plainNameOf } from '@/lib/email-files/email-formats';
import { saveFile } from '@/lib/email-files/save-file';
import { Announcement } from '@/ui/announcement';
import { LEFT_PANE } from '@/features/drafts/workspace/panes';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { toast, toastFailure } from '@/ui/toast/toast-store';
import { CampaignEnding } from './campaign-ending';
import { CampaignProgress } from './campaign-progress';
import { PartWorkspace } from './part-workspace';
import { PartList } from './part-list';
import { PastExpiry } from './past-expiry';

interface CampaignWorkspaceProps {
  campaign: Campaign;
  job: JobSnapshot | null;
  reachable: boolean;
  onNew: () => void;
}

/** The parts of a campaign, and beside them the desk of the one that is worked on. */
export function CampaignWorkspace({ campaign, job, reachable, onNew }: CampaignWorkspaceProps) {
  const [params, setParams] = useSearchParams();
  const work = useCampaignWork(campaign.id);
  const parts = currentParts(campaign, job);
  const findings = useMemo(() => checkCampaign(campaign, campaign.parts), [campaign]);
  const isWriting = job !== null && !isFinal(job.status);
  const partIn = (wanted: CurrentPart['state']) => parts.find(({ state }) => state === wanted)?.part;
  const done = parts.filter(({ state }) => state === 'done').length;
  const writing = isWriting ? partIn('writing') : undefined;
  // Who chose no part sees the one that is being written, or was stopped.
  const followed = writing ?? partIn('stopped') ?? 'email1';
  const chosen = CAMPAIGN_PARTS.find((part) => part === params.get('part')) ?? followed;
  const shown = parts.find(({ part }) => part === chosen);
  const { productName, campaignType } = campaign.request.campaignContext;
  // On a phone the email comes first: what is said of the whole campaign is folded away.
  const [isUnfolded, setUnfolded] = useState(false);
  const folded = !isUnfolded && 'max-lg:hidden';
  return (
    <>
      <div
        className={classNames(
          'flex flex-col gap-4 p-4 max-lg:gap-0 max-lg:border-b max-lg:border-line max-lg:py-0 lg:p-5 max-lg:[&>:not(nav)]:my-3',
          LEFT_PANE,
        )}
      >
        <div className={classNames('min-w-0', folded)}>
          <h2 dir="auto" className="truncate font-serif text-[1.625rem] leading-tight tracking-[-0.01em]">
            {productName || 'Untitled campaign'}
          </h2>
          <p className="text-sm text-muted">{campaignType}</p>
        </div>
        {job && (
          <div className={classNames('empty:hidden', job.status === 'completed' && folded)}>
            <CampaignProgress
              key={job.id}
              job={job}
              done={done}
              reachable={reachable}
              isStopping={work.stop.isPending}
              onStop={() => work.stop.mutate(job.id)}
            />
          </div>
        )}
        {job && <CampaignEnding job={job} parts={parts} work={work} />}
        <PastExpiry day={campaign.request.urgencyElements.expiryDate} />
        <PartList
          campaignId={campaign.id}
          parts={parts}
          findings={findings}
          chosen={chosen}
          onChoose={(part) => setParams({ campaign: campaign.id, part }, { replace: true })}
          isUnfolded={isUnfolded}
          onUnfold={() => setUnfolded(!isUnfolded)}
        />
        <div id="whole-campaign" className={classNames('flex flex-col gap-4', folded)}>
          {campaign.parts.length > 0 && !isWriting && (
            <ConsistencyCard campaign={campaign} findings={findings} onSendDates={work.dates.mutate} />
          )}
          <div className="flex flex-wrap gap-2 border-t border-line pt-4">
            <DownloadCampaign campaign={campaign} />
            <Button size="small" onClick={onNew}>
              Generate New Campaign
            </Button>
          </div>
        </div>
        <Announcement>{writing ? `${PART_NAMES[writing]} is being written.` : ''}</Announcement>
      </div>
      {shown && <PartWorkspace key={shown.threadId} campaignId={campaign.id} current={shown} />}
    </>
  );
}

/** Takes a whole campaign away as one zip. */
function DownloadCampaign({ campaign }: { campaign: Campaign }) {
  const download = async () => {
    try {
      // It comes with a library of its own, when somebody wants it.
      const { zipCampaign } = await import('@/features/campaigns/zip-campaign');
      const { productName } = campaign.request.campaignContext;
      saveFile(await zipCampaign(campaign), `${plainNameOf(productName || 'campaign')}.zip`);
      toast({ title: 'Downloaded' });
    } catch {
      toastFailure('Download failed', 'The file could not be made. Please try again.');
    }
  };
  return (
    <Button size="small" disabled={campaign.parts.length === 0} onClick={() => void download()}>
      <Download className="size-4" aria-hidden />
      Download as zip
    </Button>
  );
}
