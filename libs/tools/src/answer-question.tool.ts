import { buildPrompt } from './build-prompt';
import { briefInput, passagesInputs } from './document-input';
import { formatHistory, type HistoryMessage } from './format-history';
import type { Tool } from './tool';

/** What a marketer asks of an email, and what the answer may rest on. */
export interface AnswerQuestionInput {
  question: string;
  /** The email as it stands. */
  draft: string;
  /** What the email was first written from, as text. */
  brief: string;
  document?: string | undefined;
  /** The market news that it was written from. */
  news: string;
  /** Words of the email that the question is about. */
  selected?: string;
  /** What was said before, oldest first. */
  history: HistoryMessage[];
}

/** What a model answers that was asked for a change. */
export const WANTS_CHANGE = 'CHANGE';
/** How much of the document goes along, in tokens. */
const ROOM = 2_100;
/** How many earlier messages may say what "it" is. */
const EARLIER = 4;

const INSTRUCTIONS = `A marketer asks something about an email or about what it was written from. You answer from what lies before you, and leave the
email alone.

- Answer in one to three plain sentences, the answer first. A figure keeps its unit, its period and what it is compared with.
- Then quote the passage that shows it, between “ and ”: the shortest stretch of the document, the news or the brief, copied word
  for word. Name no page: it is set beside the passage.
- Where it does not stand there, say that you did not find it, and what comes closest. What you remember does not count.
- A question about the writing itself (why a line stands there, whether it is clear) is answered as an editor would.
- Where the message wants the email changed rather than a question answered, write ${WANTS_CHANGE} and nothing else.`;

/** Answers a question in words: no email is written. */
export const answerQuestionTool: Tool<AnswerQuestionInput> = {
  name: 'answer-question',
  model: 'check',
  prompt: ({ question, draft, brief, document, news, selected, history }, setting) =>
    buildPrompt(
      {
        task: 'answer-question',
        brand: 'read',
        instructions: [INSTRUCTIONS],
        body: [
          briefInput(brief),
          { field: 'catalyst', text: news, use: 'The market news that the email was written from.' },
          { field: 'draft', text: draft, use: 'The email as it stands.', whole: true },
          {
            field: 'history',
            text: formatHistory(history.slice(-EARLIER)),
            use: 'What was said before, oldest first.',
          },
          ...passagesInputs(document, { about: [question, selected], room: ROOM }),
          {
            field: 'selection',
            text: selected,
            use: 'The words of the email that the question is about.',
            whole: true,
          },
          { field: 'request', text: question, use: 'The question.', kind: 'order', whole: true },
        ],
        request: 'Answer the question now.',
        answerTokens: 600,
      },
      setting,
    ),
};
