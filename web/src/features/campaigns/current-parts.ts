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
  text: string;
  state: 'waiting' | 'writing' | 'done' | 'missing';
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
  return CAMPAIGN_PARTS.map((part): CurrentPart => {
    const stored = parts.find((known) => known.part === part) ?? null;
    if (threads.some((thread) => thread.part === part && thread.isWriting))
      return { part, text: stored?.content ?? '', state: 'writing', stored };
    if (stored) return { part, text: stored.content, state: 'done', stored };
    const text = streamed.get(part) ?? '';
    // The end of a job may be known before what it left is read.
    if (!isWriting && job?.status === 'completed' && text !== '') return { part, text, state: 'done', stored };
    if (!isWriting) return { part, text: '', state: 'missing', stored };
    if (part === last) return { part, text, state: 'writing', stored };
    return { part, text, state: text === '' ? 'waiting' : 'done', stored };
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
