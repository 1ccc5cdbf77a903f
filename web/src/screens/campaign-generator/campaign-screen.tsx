import { useSearchParams } from 'react-router-dom';
import { useSession } from '@/features/session/use-session';
import { ResultScreen } from './result-screen';
import { useWizard } from './use-wizard';
import { WizardScreen } from './wizard-screen';

/** The wizard, or the campaign in the address. */
export default function CampaignScreen() {
  const [params, setParams] = useSearchParams();
  const wizard = useWizard(useSession().data?.id ?? 0, (id) => setParams({ campaign: id }));
  const campaignId = params.get('campaign');
  if (campaignId === null) return <WizardScreen wizard={wizard} />;
  const startNew = () => {
    wizard.reset();
    setParams({});
  };
  return <ResultScreen key={campaignId} id={campaignId} onNew={startNew} />;
}
