import { newThread } from '@/features/drafts/threads/new-thread';
import { describeBrief, EMPTY_BRIEF, requestOf, STARTING_NOW_BRIEF, withDocument } from './starting-now-brief';

const rates = { id: 7, title: 'Rates', source: null, url: null, publishedAt: '2026-09-03', isSample: false };
const inputs = { eventInfo: 'Live at 2 pm', catalystContext: 'Rates fell', fileContent: 'A text' };
const thread = newThread({
  id: 't',
  appId: 6,
  inputs: { tool: 'starting-now-generator', input: inputs },
  catalysts: [rates],
});
const document = {
  name: 'webinar.txt',
  content: 'The live webinar on rates starts at 2 pm on Tuesday.\nSeats are limited to 500 subscribers.',
  reading: null,
  summaryCuts: [],
};

describe('the brief of Starting Now', () => {
  it('comes back out of a thread as it went in', () => {
    const brief = STARTING_NOW_BRIEF.ofThread(thread);
    expect(requestOf(brief)).toEqual({ ...inputs, catalystIds: [7] });
    expect(describeBrief(brief)).toBe('Document · event · catalyst context');
    expect(STARTING_NOW_BRIEF.isEmpty(brief)).toBe(false);
    expect(STARTING_NOW_BRIEF.isEmpty(EMPTY_BRIEF)).toBe(true);
    expect(describeBrief(EMPTY_BRIEF)).toBe('Empty brief');
  });

  it('takes the event out of a document, and never writes over what was typed', () => {
    expect(withDocument(EMPTY_BRIEF, document).eventInfo).toBe(document.content);
    expect(withDocument({ ...EMPTY_BRIEF, eventInfo: ' \n' }, document).eventInfo).toBe(document.content);
    expect(withDocument({ ...EMPTY_BRIEF, eventInfo: 'Typed' }, document).eventInfo).toBe('Typed');
    expect(withDocument(EMPTY_BRIEF, { ...document, content: 'Live today.' }).eventInfo).toBe('');
  });
});
