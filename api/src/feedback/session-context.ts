import type { SessionContext } from '@copydesk/contracts';
import type { Generation, Message } from '@copydesk/database';
import type { ThreadBrief } from '../writing/thread-brief';

/** What the changes of a draft may weigh: a list of feedbacks carries those of each. */
const BYTES_MAX = 500_000;

/** The work that a report of feedback is about; of changes that would weigh too much, the newest. */
export function sessionContext(
  { appType, originalPrompt, inputs, catalysts }: ThreadBrief,
  messages: Message[],
  saved: Pick<Generation, 'id'> | null,
): SessionContext {
  return {
    generationId: saved?.id,
    appType,
    originalPrompt: originalPrompt ?? '',
    generatedContent: messages.findLast(({ version }) => version !== null)?.content,
    userInputs: { ...inputs, ...(catalysts.length > 0 && { catalysts }) },
    catalysts,
    refinements: newestOf(refinementsOf(messages)),
  };
}

type Refinement = NonNullable<SessionContext['refinements']>[number];

function refinementsOf(messages: Message[]): Refinement[] {
  const requests = new Map(
    messages.map(({ role, jobId, content, suggestions }) => [
      role === 'user' ? jobId : null,
      suggestions ? ['Applied suggestions:', ...suggestions].join('\n') : content,
    ]),
  );
  return messages.flatMap(({ origin, jobId, content, createdAt }) => {
    const userInput = origin === 'refined' && jobId ? requests.get(jobId) : undefined;
    return userInput === undefined ? [] : [{ userInput, aiResponse: content, timestamp: createdAt.toISOString() }];
  });
}

function newestOf(refinements: Refinement[]): Refinement[] {
  let bytes = 0;
  const tooOld = refinements.findLastIndex((refinement) => {
    bytes += Buffer.byteLength(JSON.stringify(refinement));
    return bytes > BYTES_MAX;
  });
  return refinements.slice(tooOld + 1);
}
