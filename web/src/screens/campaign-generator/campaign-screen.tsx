import { useCampaign } from '@/features/campaigns/use-campaign';
import { DraftNotice } from '@/features/drafts/parts/draft-placeholders';
import { PANES } from '@/features/drafts/workspace/panes';
import { isNotFound } from '@/lib/http-error';
import { NEW } from '@/lib/use-fresh-brief';
import { Button } from '@/ui/button';
import { Skeleton } from '@/ui/skeleton';
import { CampaignWorkspace } from './campaign-workspace';
import { useCampaignEnding } from './campaign-ending';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '@/features/session/use-session';
import { useWizard } from './use-wizard';
import { WizardScreen } from './wizard-screen';

/** The wizard, or the campaign in the address. */
export default function CampaignScreen() {
  const [params, setParams] = useSearchParams();
  const wizard = useWizard(useSession().data?.id ?? 0, (id) => setParams({ campaign: id }));
  const campaignId = params.get('campaign');
  // What was typed for the last one is put aside, and can be taken up again.
  const startNew = () => setParams({ [NEW]: '' });
  if (campaignId === null) return <WizardScreen wizard={wizard} onClear={startNew} />;
  return <ResultScreen key={campaignId} id={campaignId} onNew={startNew} />;
}

interface ResultScreenProps {
  id: string;
  onNew: () => void;
}

/** One campaign: as it is written, and as it is kept. */
function ResultScreen({ id, onNew }: ResultScreenProps) {
  const { query, campaign, job, reachable } = useCampaign(id);
  useCampaignEnding(job);
  if (campaign && !isNotFound(query.error)) {
    return (
      <main data-fills-page className={PANES}>
        <CampaignWorkspace campaign={campaign} job={job} reachable={reachable} onNew={onNew} />
      </main>
    );
  }
  return (
    <main className="mx-auto flex w-full max-w-3xl flex-1 flex-col gap-5 px-4 pt-6 pb-16 sm:px-6 lg:pt-8">
      {query.isError ? (
        isNotFound(query.error) ? (
          <DraftNotice
            title="There is no such campaign"
            text="It was deleted, or the address is wrong. Saved emails are in My Generations."
          >
            <Button onClick={onNew}>Generate New Campaign</Button>
          </DraftNotice>
        ) : (
          <DraftNotice title="The campaign could not be loaded" text="It is safe on the server.">
            <Button onClick={() => void query.refetch()}>Try again</Button>
          </DraftNotice>
        )
      ) : (
        <div role="status" aria-label="Loading the campaign" className="flex flex-col gap-3">
          <Skeleton className="h-10 w-64" />
          {['1', '2', '3', '4', '5', '6'].map((key) => (
            <Skeleton key={key} className="h-14" />
          ))}
        </div>
      )}
    </main>
  );
}
