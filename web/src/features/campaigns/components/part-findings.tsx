import { PART_NAMES, type ThreadResponse } from '@copydesk/contracts';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import type { Mark } from '@/ui/marked-runs';
import { checkCampaign } from '../check/check-campaign';
import type { Finding } from '../check/finding';
import { campaignQuery } from '../use-campaign';

interface PartTextProps {
  thread: ThreadResponse;
  text: string;
}

/** What a version of a part disagrees about with what was entered, in sentences over its text. */
export function PartFindings({ thread, text }: PartTextProps) {
  const findings = useFindings(thread, text);
  const [first] = findings;
  return first && <FindingList label={PART_NAMES[first.part]} findings={findings} />;
}

const FINDING = {
  tag: 'mark',
  className: 'rounded-sm bg-warn-soft text-warn underline decoration-wavy underline-offset-4',
} as const;

/** The same as marks in its text. */
export function useFindingMarks(thread: ThreadResponse, text: string): Mark[] {
  const findings = useFindings(thread, text);
  return useMemo(() => findings.flatMap(({ place }) => (place ? [{ ...place, ...FINDING }] : [])), [findings]);
}

/** The same as what is left to do in it. */
export function useDisagreements(thread: ThreadResponse, text: string): { from: number; to: number; text: string }[] {
  const findings = useFindings(thread, text);
  return useMemo(
    () => findings.flatMap(({ place, message }) => (place ? [{ ...place, text: message }] : [])),
    [findings],
  );
}

function useFindings({ campaign: own }: ThreadResponse, text: string): Finding[] {
  const { data: campaign } = useQuery({ ...campaignQuery(own?.id ?? ''), enabled: false });
  return useMemo(
    () => (campaign && own ? checkCampaign(campaign, [{ part: own.part, content: text }]) : []),
    [campaign, own, text],
  );
}

/** What in a part disagrees with what was entered, in sentences. */
function FindingList({ label, findings }: { label: string; findings: Finding[] }) {
  return (
    <ul
      aria-label={`To be checked in ${label}`}
      className="mb-5 flex flex-col gap-1.5 rounded-md border border-warn/30 bg-warn-soft p-3 text-sm"
    >
      {findings.map(({ place, message }) => (
        <li key={`${place?.from} ${message}`} className="flex gap-2">
          <TriangleAlert className="mt-0.5 size-4 shrink-0 text-warn" aria-hidden />
          <span className="min-w-0 break-words">{message}</span>
        </li>
      ))}
    </ul>
  );
}
