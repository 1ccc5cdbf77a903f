import type { MessageResponse } from '@copydesk/contracts';
import { newThread } from '../threads/new-thread';
import { sessionContext } from './session-context';

const message = (id: string, role: 'user' | 'assistant', content: string): MessageResponse => ({
  id: `${id}-${role}`,
  role,
  content,
  stopped: false,
  version: null,
  origin: role === 'assistant' ? 'refined' : null,
  restoredFrom: null,
  jobId: id,
  createdAt: '2026-01-01T00:00:00.000Z',
});
const threadOf = (versions: string[]) =>
  newThread({
    id: 't',
    appId: 1,
    messages: versions.flatMap((text, n) => [
      message(`j${n}`, 'user', `change ${n}`),
      message(`j${n}`, 'assistant', text),
    ]),
  });
const tool = { appType: 'hotlist', originalPrompt: 'brief', fileContent: '', catalysts: [] };

describe('sessionContext', () => {
  it('takes everything along, with the version on the screen', () => {
    const { context, leftOut } = sessionContext(threadOf(['one', 'two']), tool, 'one');
    expect(leftOut).toBe(0);
    expect(context.generatedContent).toBe('one');
    expect(context.refinements).toHaveLength(2);
  });

  it('leaves out the oldest changes where all would be too much, counted in bytes', () => {
    const { context, leftOut } = sessionContext(threadOf(Array<string>(5).fill('é'.repeat(150_000))), tool, 'x');
    expect(leftOut).toBe(3);
    expect(context.refinements?.map(({ userInput }) => userInput)).toEqual(['change 3', 'change 4']);
  });
});
