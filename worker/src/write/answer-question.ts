import { catalystText, LIMITS } from '@copydesk/contracts';
import type { Job } from '@copydesk/database';
import type { JobContext } from '@copydesk/jobs';
import type { Model } from '@copydesk/model';
import { firstCharacters } from '@copydesk/text';
import { answerQuestionTool, WANTS_CHANGE, type PromptSetting } from '@copydesk/tools';
import type { Prompts } from '../prompts/prompts';
import { citePassages } from './cite-passages';
import type { ThreadMaterial } from './read-thread';

/** A question about a draft, and what is known of it. */
interface AskedQuestion {
  question: string;
  draft: string;
  selected?: string;
  thread: Pick<ThreadMaterial, 'brief' | 'evidence' | 'history'>;
  setting: PromptSetting;
}

/**
 * Answers a question in words, each passage that it quotes with its page; null where the message wants a change after all.
 * @throws ModelError; or the signal's reason where it was aborted.
 */
export async function answerQuestion(
  { model, prompts }: { model: Model; prompts: Prompts },
  { thread, setting, ...asked }: AskedQuestion,
  job: Job,
  { signal, use: onUsage, progress }: JobContext,
): Promise<string | null> {
  const { brief, evidence, history } = thread;
  const { document } = evidence;
  const news = evidence.catalysts.map(({ source: _, ...one }) => catalystText(one)).join('\n\n');
  const input = { ...asked, brief, document, news, history };
  const { messages } = await prompts.make(job, answerQuestionTool, input, setting);
  const notes: string[] = [];
  const answer = await model.stream(answerQuestionTool.model, messages, {
    signal,
    onUsage,
    onText: () => {},
    onThinking: () => progress({ stage: 'thinking' }),
    onNote: (said) => void notes.push(said),
    given: `${asked.draft}\n\n${asked.question}`,
  });
  const said = answer.trim() || notes.join(' ');
  if (said === '' || said.replace(/\W/g, '') === WANTS_CHANGE) return null;
  const others = [news, brief, evidence.brief, asked.draft];
  return firstCharacters(citePassages(said, { document, others }), LIMITS.noteMax);
}
