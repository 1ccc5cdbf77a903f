import {
  CAMPAIGN_PARTS,
  isFinal,
  PART_LINE,
  type Campaign,
  type CampaignPart,
  type CampaignPartName,
  type JobSnapshot,
} from '@copydesk/contracts';

/** A part as it stands on the screen. */
export interface CurrentPart {
  part: CampaignPartName;
  threadId: string;
  state: 'waiting' | 'writing' | 'done' | 'stopped' | 'missing';
  /** What the job of the whole campaign has written of it and its thread does not hold yet; null where the thread tells all. */
  streamed: string | null;
  /** As the server keeps it; null where it was not finished yet. */
  stored: CampaignPart | null;
}

/** Puts together what is stored and what is being written right now. */
export function currentParts(
  { parts, threads }: Pick<Campaign, 'parts' | 'threads'>,
  job: JobSnapshot | null,
): CurrentPart[] {
  const isWriting = job !== null && !isFinal(job.status);
  const streamed = streamedParts(job?.text ?? '');
  const last = [...streamed.keys()].at(-1);
  return threads.map(({ part, threadId, versions, isWriting: hasJob }): CurrentPart => {
    const stored = parts.find((known) => known.part === part) ?? null;
    const inThread = { part, threadId, stored, streamed: null };
    if (hasJob) return { ...inThread, state: 'writing' };
    if (stored) return { ...inThread, state: 'done' };
    const text = streamed.get(part) ?? '';
    const inJob = { part, threadId, stored, streamed: text };
    // The end of a job may be known before what it left is read.
    if (!isWriting && job?.status === 'completed' && text !== '') return { ...inJob, state: 'done' };
    if (!isWriting)
      return versions > 0 ? { ...inThread, state: 'stopped' } : { ...inJob, streamed: '', state: 'missing' };
    if (part === last) return { ...inJob, state: 'writing' };
    return { ...inJob, state: text === '' ? 'waiting' : 'done' };
  });
}

/** A streamed campaign by its parts: each stands below its line. */
export function streamedParts(text: string): Map<CampaignPartName, string> {
  const pieces = text.split(PART_LINE);
  const parts = new Map<CampaignPartName, string>();
  for (let at = 1; at < pieces.length; at += 2) {
    const part = CAMPAIGN_PARTS.find((name) => name === pieces[at]);
    // The beginning of the next part's line is not yet one.
    if (part) parts.set(part, (pieces[at + 1] ?? '').replace(/\n⟪[a-zA-Z0-9]*$/, '').trim());
  }
  return parts;
}
