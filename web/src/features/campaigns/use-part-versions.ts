import type { CampaignPart, CampaignPartName } from '@copydesk/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listVersions } from './api/campaign-calls';

/** The versions of a part, and which of them one looks at: the newest one, unless one stepped back. */
export function usePartVersions(campaignId: string, part: CampaignPartName, stored: CampaignPart | null) {
  const [chosen, setChosen] = useState<number | null>(null);
  const newest = stored?.version ?? 0;
  const isOld = chosen !== null && chosen < newest;
  const { data, isError, refetch } = useQuery({
    queryKey: ['campaign-versions', campaignId, part, newest],
    queryFn: () => listVersions(campaignId, part),
    enabled: isOld,
  });
  const old = data?.find(({ version }) => version === chosen)?.content ?? null;
  return {
    numbers: Array.from({ length: newest }, (_, index) => index + 1),
    number: isOld ? chosen : newest,
    newest,
    isOld,
    /** Null where there is none, and while an earlier one is read. */
    text: isOld ? old : (stored?.content ?? null),
    isError,
    readAgain: refetch,
    /** `null` goes to the newest, and stays with it. */
    show: (number: number | null) => setChosen(number === newest ? null : number),
  };
}

export type PartVersions = ReturnType<typeof usePartVersions>;
