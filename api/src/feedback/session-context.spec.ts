import type { Message } from '@copydesk/database';
import { sessionContext } from './session-context';

const message = (jobId: string, role: Message['role'], content: string): Message => ({
  id: `${jobId}-${role}`,
  threadId: 't',
  seq: '1',
  role,
  content,
  stopped: false,
  version: role === 'assistant' ? 1 : null,
  origin: role === 'assistant' ? 'refined' : null,
  restoredFrom: null,
  note: null,
  preheader: null,
  suggestions: null,
  jobId,
  createdAt: new Date('2026-01-01'),
});
const messagesOf = (versions: string[]) =>
  versions.flatMap((text, n) => [message(`j${n}`, 'user', `change ${n}`), message(`j${n}`, 'assistant', text)]);
const brief = { appType: 'hotlist', originalPrompt: 'brief', inputs: { catalyst: 'News' }, catalysts: [] };

describe('sessionContext', () => {
  it('takes everything along', () => {
    expect(sessionContext(brief, messagesOf(['one', 'two']), { id: 7 })).toEqual({
      generationId: 7,
      appType: 'hotlist',
      originalPrompt: 'brief',
      generatedContent: 'two',
      userInputs: { catalyst: 'News' },
      catalysts: [],
      refinements: [
        { userInput: 'change 0', aiResponse: 'one', timestamp: '2026-01-01T00:00:00.000Z' },
        { userInput: 'change 1', aiResponse: 'two', timestamp: '2026-01-01T00:00:00.000Z' },
      ],
    });
  });

  it('leaves out the oldest changes where all would be too much, counted in bytes', () => {
    const { refinements } = sessionContext(brief, messagesOf(Array<string>(5).fill('é'.repeat(100_000))), null);
    expect(refinements?.map(({ userInput }) => userInput)).toEqual(['change 3', 'change 4']);
  });
});
