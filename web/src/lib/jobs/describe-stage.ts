import type { JobSnapshot } from '@copydesk/contracts';

/** What a job is doing right now, in words for people. */
export function describeStage(
  job: Pick<JobSnapshot, 'progress' | 'text' | 'status'> & { name?: JobSnapshot['name'] },
): string {
  switch (job.progress?.stage) {
    case 'fetching':
      return `Fetching the ${thingOf(job)}…`;
    case 'reading':
      return `Reading the ${thingOf(job)}…`;
    case 'thinking':
      return job.text ? describeWriting(job.text.length) : 'Thinking…';
    case 'searching':
      return job.name === 'fact-check' ? 'Searching for sources…' : 'Searching the market news…';
    case 'choosing':
      return job.name === 'generate' ? 'Choosing between two drafts…' : 'Choosing what fits…';
    case 'reviewing':
      return 'RodChief is reading your email…';
    case 'checking':
      return job.progress.claims ? describeClaims(job.progress.claims) : 'Checking each claim…';
    case 'summarizing':
      return 'Summing up the earlier messages…';
    case 'retrying':
      return `The ${job.name === 'fetch-filing' ? 'SEC' : 'model'} was busy. Trying again…`;
    case 'saving':
      return 'Saving…';
    case 'writing':
      return describeWriting(job.text.length);
    case 'queued':
      return describePlace(job.progress.place ?? 0);
    default:
      return job.text ? describeWriting(job.text.length) : 'Starting…';
  }
}

function thingOf({ name }: { name?: JobSnapshot['name'] }): string {
  return name === 'fetch-filing' ? 'filing' : name === 'read-page' ? 'page' : 'material';
}

function describeWriting(characters: number): string {
  return characters === 0 ? 'Writing...' : `Writing... ${characters.toLocaleString('en-US')} characters`;
}

function describeClaims({ done, all }: { done: number; all: number }): string {
  return `${done} of ${all} ${all === 1 ? 'claim' : 'claims'} checked…`;
}

function describePlace(ahead: number): string {
  return ahead === 0 ? 'Next in line…' : `In line: ${ahead.toLocaleString('en-US')} ahead of you`;
}
