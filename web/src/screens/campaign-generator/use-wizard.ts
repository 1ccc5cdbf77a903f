import type { CampaignRequest } from '@copydesk/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useBrandChoice } from '@/features/brands/brand-choice';
import { CAMPAIGNS_KEY } from '@/features/campaigns/use-campaign';
import { STEPS, stepOf, type FieldName } from '@/features/campaigns/wizard-fields';
import { contradictionsIn } from '@/features/campaigns/contradictions';
import {
  EMPTY_VALUES,
  errorsOf,
  missingIn,
  requestOf,
  valuesOfOffer,
  type WizardValues,
} from '@/features/campaigns/wizard-values';
import type { ProcessedDocument } from '@/features/documents/intake/processed-document';
import { fieldErrorsOf, messageOf } from '@/lib/http-error';
import { http } from '@/lib/http';
import { Submission } from '@/lib/jobs/submission';
import { useFreshBrief } from '@/lib/use-fresh-brief';
import { toastFailure } from '@/ui/toast/toast-store';

interface WizardDraft {
  step: number;
  /** What was typed; what nobody touched is what the chosen offer says, or empty. */
  values: Partial<WizardValues>;
  document: ProcessedDocument | null;
  isConfirmed: boolean;
}

const VERSION = 2;
const START: WizardDraft = { step: 0, values: {}, document: null, isConfirmed: false };

const isEmpty = ({ values, document }: WizardDraft) =>
  document === null && JSON.stringify({ ...EMPTY_VALUES, ...values }) === JSON.stringify(EMPTY_VALUES);

export type Wizard = ReturnType<typeof useWizard>;

/** The wizard of this tab: what was typed, where one stands, and handing it in. Who has left stays where they are. */
export function useWizard(userId: number, onStarted: (campaignId: string) => void) {
  const kept = useFreshBrief({ key: `campaign-wizard:${userId}`, version: VERSION, empty: START, isEmpty });
  const { brief: draft, setBrief: setDraft } = kept;
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [submission] = useState(() => new Submission());
  const queryClient = useQueryClient();
  const change = (changed: Partial<WizardDraft>) => setDraft((before) => ({ ...before, ...changed }));
  const go = (step: number) => change({ step: Math.min(Math.max(step, 0), STEPS.length - 1) });
  const brand = useBrandChoice('campaign', userId, null);
  const chosen = brand.brands?.find(({ id }) => id === brand.choice.brandId);
  const offer = chosen?.offers.find(({ id }) => id === brand.choice.offerId) ?? null;
  const ofOffer = valuesOfOffer(offer);
  const values: WizardValues = { ...EMPTY_VALUES, ...ofOffer, ...draft.values };
  const request = { ...requestOf(values, draft.document), ...brand.choice };
  const errors: Record<string, string> = { ...refused, ...errorsOf(request) };

  const showRefused = (found: Record<string, string>) => {
    setRefused(found);
    const first = STEPS.findIndex((step) => Object.keys(found).some((name) => stepOf(name) === step));
    if (first >= 0) go(first);
  };
  const send = useMutation({
    mutationFn: (brief: CampaignRequest) =>
      submission.send(brief, (body, key) => http.submit('/api/generate-campaign', body, key)),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: CAMPAIGNS_KEY }),
    onError: (error) => {
      showRefused(fieldErrorsOf(error));
      toastFailure('Generation Failed', messageOf(error, 'Failed to generate campaign'));
    },
  });
  const generate = () => {
    if (!draft.isConfirmed) {
      return toastFailure('Confirmation Required', 'Please confirm you want to generate the campaign content');
    }
    const found = errorsOf(request);
    const [first] = Object.values(found);
    showRefused(found);
    if (first === undefined) {
      send.mutate(request, { onSuccess: ({ campaignId }) => campaignId !== undefined && onStarted(campaignId) });
    } else toastFailure('Generation Failed', first);
  };
  return {
    ...draft,
    values,
    brand,
    /** Whether a field holds what the offer says. */
    isOfOffer: (name: FieldName) => name in ofOffer && !(name in draft.values),
    /** What an earlier campaign is called that was begun and put aside. */
    earlier: kept.earlier && (kept.earlier.values['campaignContext.productName']?.trim() || 'the earlier campaign'),
    goOn: kept.goOn,
    errors,
    missing: missingIn(request, chosen?.voice ?? ''),
    contradictions: contradictionsIn(request, offer),
    sendDates: request.sendDates ?? [],
    isSending: send.isPending,
    set: (name: FieldName, value: string) => {
      setRefused(({ [name]: _, ...others }) => others);
      setDraft((before) => ({ ...before, values: { ...before.values, [name]: value } }));
    },
    setDocument: (document: ProcessedDocument | null) => change({ document }),
    setConfirmed: (isConfirmed: boolean) => change({ isConfirmed }),
    go,
    generate,
    isEmpty: isEmpty(draft),
  };
}
