import { buildPrompt } from './build-prompt';
import { formatHistory, type HistoryMessage } from './format-history';
import type { Tool } from './tool';

/** Earlier messages of a thread, oldest first, and the summary of those before them. */
export interface SummarizeThreadInput {
  messages: HistoryMessage[];
  summary?: string;
}

const INSTRUCTIONS = `You keep the minutes of a conversation between a marketer and a copywriter about one email. The earlier part of it will be
put away, and the copywriter goes on with your minutes alone. What you leave out, the marketer has to say again; nobody
likes to say a thing twice.

# What to keep
1. Wishes that stay in force: tone, length, words to use or avoid, what must or must not be in the email, how it is signed.
2. Facts that the marketer stated: names, figures, dates, offers, conditions. Word for word where the wording matters.
3. Decisions: what was chosen, what was tried and turned down, so that it is not offered again.
4. What is still open.

# What to leave out
- Wishes that a later message took back: only the last word on a matter counts.
- Small talk, thanks, and how a change was carried out.
- Whole sentences of the email: it is handed over beside your minutes.

# How to write it
At most twelve bullets, 250 words in all, each a full sentence that is understood without the conversation. Begin with
the bullet that would hurt most if it were forgotten. Add nothing that was not said.

# Exact form of the answer
Lines that begin with "- ". Nothing else: no heading, no remark before or after.`;

/** Sums up the earlier messages of a long thread for those who go on with it. */
export const summarizeThreadTool: Tool<SummarizeThreadInput> = {
  name: 'summarize-thread',
  model: 'check',
  prompt: ({ messages, summary }, setting) =>
    buildPrompt(
      {
        task: 'summarize-thread',
        brand: 'read',
        instructions: [INSTRUCTIONS],
        body: [
          {
            field: 'summary',
            text: summary,
            use: 'Your minutes of what was said before. Carry over what is still in force.',
          },
          {
            field: 'history',
            text: formatHistory(messages),
            use: 'What was said since then, oldest first: what the marketer asked for, and what was done.',
          },
        ],
        request: 'Write the minutes now.',
        answerTokens: 800,
      },
      setting,
    ),
};
