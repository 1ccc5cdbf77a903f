import type { JobSnapshot } from '@copydesk/contracts';

/** What a job is doing right now, in words for people. */
export function describeStage(
  job: Pick<JobSnapshot, 'progress' | 'text' | 'status'> & { name?: JobSnapshot['name'] },
): string {
  switch (job.progress?.stage) {
    case 'fetching':
      return isFiling(job) ? 'Fetching the filing from the SEC…' : 'Fetching the page…';
    case 'reading':
      return isFiling(job)
        ? 'Reading the filing…'
        : job.name === 'read-page'
          ? 'Reading the page…'
          : 'Reading the material…';
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
      return isFiling(job) ? 'The SEC asks to wait. Trying again…' : 'The model was busy. Trying again…';
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

const isFiling = ({ name }: { name?: JobSnapshot['name'] }) => name === 'fetch-filing';

function describeWriting(characters: number): string {
  return characters === 0 ? 'Writing...' : `Writing... ${characters.toLocaleString('en-US')} characters`;
}

function describeClaims({ done, all }: { done: number; all: number }): string {
  return `${done} of ${all} ${all === 1 ? 'claim' : 'claims'} checked…`;
}

function describePlace(ahead: number): string {
  return ahead === 0 ? 'Next in line…' : `In line: ${ahead.toLocaleString('en-US')} ahead of you`;
}
