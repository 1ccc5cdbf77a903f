import { CAMPAIGN_PARTS, partLine, type CampaignPart, type JobSnapshot } from '@copydesk/contracts';
import { currentParts, streamedParts } from './current-parts';

const stored = (part: CampaignPart['part']): CampaignPart => ({
  part,
  threadId: part,
  content: `Stored ${part}`,
  version: 1,
  updatedAt: '',
  preheader: null,
  savedId: null,
});
const campaign = (parts: CampaignPart[], writing?: CampaignPart['part']) => ({
  parts,
  threads: CAMPAIGN_PARTS.map((part) => ({ part, threadId: part, versions: 0, isWriting: part === writing })),
});
const job = (known: Partial<JobSnapshot>): JobSnapshot => ({
  id: 'job',
  name: 'generate-campaign',
  appId: 10,
  status: 'running',
  attempt: 1,
  threadId: null,
  text: '',
  progress: null,
  result: null,
  error: null,
  createdAt: '',
  finishedAt: null,
  ...known,
});
const TEXT = `${partLine('email1')}Subject: One\n\nFirst.\n\n${partLine('email2')}Subject: Tw`;

describe('streamedParts', () => {
  it('parts the text at its lines, at every length of it', () => {
    for (let length = 0; length <= TEXT.length; length += 1) {
      const parts = streamedParts(TEXT.slice(0, length));
      expect([...parts.values()].join('')).not.toMatch(/[⟪⟫]/);
    }
    expect([...streamedParts(TEXT)]).toEqual([
      ['email1', 'Subject: One\n\nFirst.'],
      ['email2', 'Subject: Tw'],
    ]);
  });
});

describe('currentParts', () => {
  const states = (parts: ReturnType<typeof currentParts>) => parts.map(({ state }) => state).join(' ');

  it('shows what is stored, what is written, and what waits', () => {
    const parts = currentParts(campaign([stored('email1')]), job({ text: TEXT }));
    expect(states(parts)).toBe('done writing waiting waiting waiting waiting');
    expect(parts.map(({ streamed }) => streamed)).toEqual([null, 'Subject: Tw', '', '', '', '']);
  });

  it('keeps what is done and drops what was under way where the job failed', () => {
    const parts = currentParts(campaign([stored('email1')]), job({ text: TEXT, status: 'failed' }));
    expect(states(parts)).toBe('done missing missing missing missing missing');
    expect(parts[1]?.streamed).toBe('');
  });

  it('leaves what was kept of a stopped part to its thread', () => {
    const { parts, threads } = campaign([stored('email1')]);
    const stopped = threads.map((one) => ({ ...one, versions: one.part === 'email2' ? 1 : 0 }));
    const current = currentParts({ parts, threads: stopped }, job({ text: TEXT, status: 'cancelled' }));
    expect(states(current)).toBe('done stopped missing missing missing missing');
    expect(current[1]?.streamed).toBeNull();
  });

  it('shows the one part that is written anew', () => {
    const parts = currentParts(campaign([stored('email1'), stored('email2')], 'email1'), job({ status: 'failed' }));
    expect(states(parts)).toBe('writing done missing missing missing missing');
  });
});
