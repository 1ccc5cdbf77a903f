import { type Improvement, SUBJECT_LINES, type ThreadResponse, spokenBrand } from '@copydesk/contracts';
import { quoteFinder, withLink } from '@copydesk/text';
import { useMemo, useState } from 'react';
import { useStoredState } from '@/lib/use-stored-state';
import { stateOf } from '../checks/applied-edits';
import type { LatestScore } from '../checks/scores';
import type { useApply } from '../checks/use-apply';
import type { useReview } from '../checks/use-review';
import { useWaivers } from '../ledger/queries';
import type { Claims } from '../ledger/use-claims';
import { type Contradiction, contradictionsIn } from './contradictions';
import { formFindings } from './form-findings';
import { type OpenItem, openItems, type OpenMending, type OpenNote, waiverOf } from './open-items';

interface ReadyOf {
  thread: ThreadResponse;
  claims: Claims;
  text: string;
  preheader: string | null;
  score: LatestScore | null;
  review: Pick<ReturnType<typeof useReview>, 'stateFor'>;
  suggestions: Pick<ReturnType<typeof useApply>, 'edited'>;
  /** What the draft disagrees about with other texts. */
  disagreements: readonly Contradiction[];
}

const VERSION = 1;
const NONE: never[] = [];

/** What is left to do before the draft can be sent, of all that is known of it. */
export function useReady(parts: ReadyOf) {
  const { thread, claims, text, preheader, score, review, disagreements } = parts;
  const { entries, findings, waived } = claims;
  const { takeBack } = useWaivers(thread.id);
  const [kept, setKept] = useStoredState<string[]>(`kept:${thread.id}`, VERSION, NONE);
  const reviewed = score?.version ?? null;
  const [dismissed, setDismissed] = useStoredState<number[]>(`dismissed:${reviewed?.id ?? ''}`, VERSION, NONE);
  const state = reviewed ? review.stateFor(reviewed.id) : null;
  const result = state?.state === 'done' ? state.review : null;
  const notes = useNotes(result?.details ?? NONE, parts, dismissed);
  const mendings = useMendings(parts);
  const { brand } = thread;
  const isEmail = thread.appId !== SUBJECT_LINES.id;
  const { disclaimer, offer } = spokenBrand(brand);
  const form = useMemo(
    () => (isEmail ? formFindings({ text, preheader, disclaimer: spokenBrand(brand).disclaimer }) : NONE),
    [isEmail, text, preheader, brand],
  );
  const contradictions = useMemo(() => [...contradictionsIn(text), ...disagreements], [text, disagreements]);
  const read = useMemo(
    () => ({ text: claims.text, entries, findings, waived, contradictions, form }),
    [claims.text, entries, findings, waived, contradictions, form],
  );
  const hasFailed = claims.ledger.isError || claims.hasFailed;
  // While words are typed and not read yet, nothing comes and goes.
  const [known, setKnown] = useState<typeof read | null>(null);
  const isCurrent = claims.isRead || hasFailed;
  if (isCurrent && known !== read) setKnown(read);
  const items = useMemo(
    () => (known ? openItems({ ...known, mendings, notes, kept }) : { open: NONE, kept: NONE }),
    [known, mendings, notes, kept],
  );
  const isStale = score?.isStale ?? false;
  const isLeft = ({ kind }: OpenItem) => kind !== 'note' || !isStale;
  return {
    items: items.open.filter(({ kind }) => kind !== 'note'),
    notes: items.open.flatMap((item) => (item.kind === 'note' ? [item] : [])),
    kept: items.kept,
    /** How many there are to look at: what a review said of other words is none of them. */
    left: items.open.filter(isLeft).length,
    review: result && reviewed && { result, version: reviewed, isStale },
    /** True until the figures were looked at for the first time. */
    isChecking: known === null,
    /** True where the list is that of the very words that are shown. */
    isCurrent,
    /** True where the figures could not be looked at. */
    hasFailed,
    /** The draft with what it lacks, where that is known. */
    mended: {
      'no-disclaimer': disclaimer.trim() === '' ? null : `${text.trimEnd()}\n\n${disclaimer.trim()}`,
      'no-link': offer?.link ? withLink(text, offer.link) : null,
    },
    keep: (item: OpenItem) => {
      if (item.kind === 'note') setDismissed((now) => [...now, item.place]);
      else setKept((now) => [...now, item.key]);
    },
    bringBack: (item: OpenItem) => {
      const waiver = waiverOf(item);
      if (waiver) takeBack.mutate(waiver.id);
      else setKept((now) => now.filter((other) => other !== item.key));
    },
  };
}

/** The suggestions of a review that are neither made nor dismissed, and whose words are still there. */
function useNotes(
  details: Improvement[],
  { claims, suggestions }: Pick<ReadyOf, 'claims' | 'suggestions'>,
  dismissed: number[],
): OpenNote[] {
  const { text } = claims;
  const find = useMemo(() => quoteFinder(text), [text]);
  return useMemo(
    () =>
      details.flatMap((improvement, place): OpenNote[] => {
        if (dismissed.includes(place) || stateOf(improvement, suggestions.edited) !== 'open') return [];
        return [{ improvement, place, span: find(improvement.line) }];
      }),
    [details, dismissed, suggestions.edited, find],
  );
}

/** The mendings of the version that is shown whose words still stand. */
function useMendings({
  thread,
  claims,
  suggestions,
}: Pick<ReadyOf, 'thread' | 'claims' | 'suggestions'>): OpenMending[] {
  const { text } = claims;
  const { mendings } = thread;
  return useMemo(() => {
    const find = quoteFinder(text);
    return (mendings?.mendings ?? []).flatMap((mending) =>
      stateOf(mending, suggestions.edited) === 'open' ? [{ ...mending, span: find(mending.edit.quote) }] : [],
    );
  }, [text, mendings, suggestions.edited]);
}
