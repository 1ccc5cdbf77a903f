import { hotlistRequest } from '@/features/briefs/hotlist-request';
import { newThread } from '@/features/drafts/threads/new-thread';
import { describeBrief, EMPTY_BRIEF, HOTLIST_BRIEF, requestOf } from './hotlist-brief';

const inputs = { catalyst: 'Rates fell', additionalContext: '', fileContent: 'A summary' };
const rates = { id: 7, title: 'Rates', source: null, url: null, publishedAt: '2026-09-03', isSample: false };
const given = { tool: 'hotlist-generator', input: hotlistRequest(inputs) } as const;
const thread = newThread({ id: 't', appId: 1, inputs: given, catalysts: [rates] });

describe('the brief of HotList', () => {
  it('comes back out of a thread as it went in', () => {
    expect(requestOf(HOTLIST_BRIEF.ofThread(thread))).toEqual({ ...hotlistRequest(inputs), catalystIds: [7] });
    const empty = HOTLIST_BRIEF.ofThread({ ...thread, inputs: null, catalysts: [] });
    expect(HOTLIST_BRIEF.isEmpty(empty)).toBe(true);
    expect(requestOf(empty).catalystIds).toBeUndefined();
  });

  it('is described in one line', () => {
    expect(describeBrief(HOTLIST_BRIEF.ofThread(thread))).toBe('Document · catalyst');
    expect(describeBrief(EMPTY_BRIEF)).toBe('Empty brief');
  });
});
