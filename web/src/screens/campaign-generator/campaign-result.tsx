import { isFinal, PART_NAMES, type Campaign, type CampaignPartName, type JobSnapshot } from '@copydesk/contracts';
import { Accordion } from 'radix-ui';
import { useMemo, useState } from 'react';
import { checkCampaign } from '@/features/campaigns/check/check-campaign';
import { ConsistencyCard } from '@/features/campaigns/components/consistency-card';
import { DownloadCampaign } from '@/features/campaigns/components/download-campaign';
import { currentParts } from '@/features/campaigns/current-parts';
import { useCampaignWork } from '@/features/campaigns/use-campaign-work';
import { Announcement } from '@/ui/announcement';
import { Button } from '@/ui/button';
import { CampaignEnding } from './campaign-ending';
import { CampaignProgress } from './campaign-progress';
import { PartItem } from './part-item';
import { PastExpiry } from './past-expiry';

interface CampaignResultProps {
  campaign: Campaign;
  job: JobSnapshot | null;
  reachable: boolean;
  onNew: () => void;
}

/** The five emails and the order form, each as it stands. */
export function CampaignResult({ campaign, job, reachable, onNew }: CampaignResultProps) {
  const work = useCampaignWork(campaign.id);
  const parts = currentParts(campaign, job);
  const findings = useMemo(() => checkCampaign(campaign, campaign.parts), [campaign]);
  const isWriting = job !== null && !isFinal(job.status);
  const writing = parts.find(({ state }) => state === 'writing')?.part ?? null;
  const [opened, setOpened] = useState<string[]>(['email1']);
  const [folded, setFolded] = useState<CampaignPartName | null>(null);
  const follows = writing !== null && writing !== folded && !opened.includes(writing);
  const open = follows ? [...opened, writing] : opened;
  const { productName, campaignType } = campaign.request.campaignContext;
  const takeOpened = (values: string[]) => {
    setFolded(writing !== null && !values.includes(writing) ? writing : null);
    setOpened(values);
  };
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
        <div className="mr-auto min-w-0 max-sm:basis-full">
          <h2 dir="auto" className="truncate font-serif text-[1.625rem] leading-tight tracking-[-0.01em]">
            {productName || 'Untitled campaign'}
          </h2>
          <p className="text-sm text-muted">{campaignType}</p>
        </div>
        <DownloadCampaign campaign={campaign} />
        <Button size="small" onClick={onNew}>
          Generate New Campaign
        </Button>
      </div>
      {job && <CampaignProgress key={job.id} job={job} reachable={reachable} work={work} />}
      {job && <CampaignEnding job={job} parts={parts} work={work} />}
      {campaign.parts.length > 0 && !isWriting && (
        <ConsistencyCard campaign={campaign} findings={findings} onSendDates={work.dates.mutate} />
      )}
      <PastExpiry day={campaign.request.urgencyElements.expiryDate} />
      <Accordion.Root type="multiple" value={open} onValueChange={takeOpened} className="flex flex-col gap-2.5">
        {parts.map((part) => (
          <PartItem
            key={part.part}
            campaignId={campaign.id}
            current={part}
            findings={findings.filter((finding) => finding.part === part.part)}
            isBusy={isWriting || campaign.threads.some((thread) => thread.isWriting)}
            work={work}
          />
        ))}
      </Accordion.Root>
      <Announcement>{writing ? `${PART_NAMES[writing]} is being written.` : ''}</Announcement>
    </>
  );
}
