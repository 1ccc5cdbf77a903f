import type { ToolInputs } from '@copydesk/contracts';
import { titleOf } from '@copydesk/text';
import { buildPrompt } from './build-prompt';
import { TITLE_MAX } from './copy-rules';
import { documentInput } from './document-input';
import type { WritingTool } from './tool';

const INSTRUCTIONS = `You write ten subject lines for one email, so that the marketer can choose, or test two against each other.

# What makes a line
- It is true, specific, and about one thing: a name and, where there is one, a figure of the material.
- The first three words carry the news: they are all that a full inbox shows.
- 60 characters at most, in sentence case, without exclamation mark or emoji.

# How the ten differ
Each takes another way in: the figure, what it is compared with, the name, the reason, the consequence, the question whose
answer is in the email, the contradiction, the date, the quotation, the plain statement. No two say the same thing in other
words. The strongest stands first.

# Two good ones, and a flat one
"Record sales at Orland, and half the profit": two facts that collide, in eight words.
"Halden Metals has 41 days of copper left": a number that makes one ask what happens then.
"Big news from the food sector!": it fits any day, and says nothing that can be checked.`;

const FORM = `# Form of the answer
Ten lines, each of which begins with "- ". Nothing stands before, between or after them.`;

/** Subject Lines: ten for a draft, a brief or a document. */
export const subjectLinesTool: WritingTool<ToolInputs['subject-line-generator']> = {
  name: 'subject-lines',
  model: 'write',
  form: () => ({ subjectMax: null, closing: 'none' }),
  title: (draft) => titleOf(draft, TITLE_MAX),
  prompt: ({ draft, brief, fileContent }, setting) =>
    buildPrompt(
      {
        task: 'subject-lines',
        brand: 'write',
        instructions: [INSTRUCTIONS, FORM],
        body: [
          documentInput(fileContent, { about: [draft, brief] }),
          { field: 'brief', text: brief, use: 'What the email is about, and who reads it.' },
          {
            field: 'draft',
            text: draft,
            use: 'The email that the lines are for. They promise nothing that it does not keep. Its own subject line is one to beat, not to repeat.',
          },
        ],
        request: 'Write the ten subject lines now.',
        answerTokens: 800,
      },
      setting,
    ),
};
