import type { ToolInputs } from '@copydesk/contracts';
import { titleOf } from '@copydesk/text';
import { buildPrompt } from './build-prompt';
import { documentInput, TITLE_MAX } from './copy-rules';
import type { WritingTool } from './tool';

const INSTRUCTIONS = `An email stands or falls with its subject line: you write ten for the same email, so that the marketer can choose, or test two against each other.

# What makes a line
- 60 characters at most, so that a phone shows it whole. Sentence case, no exclamation mark, no emoji.
- It is true, specific, and about one thing: a name and, where there is one, a figure of the material.
- The first three words carry the news: they are all that a full inbox shows.

# How the ten differ
Each takes another way in: the figure, what it is compared with, the name, the reason, the consequence, the question whose
answer is in the email, the contradiction, the date, the quotation, the plain statement. No two say the same thing in other
words. The strongest stands first.`;

const FORM = `# Exact form of the answer
Ten lines, each of which begins with "- ". Nothing before, between or after them.`;

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
        body: [
          documentInput(fileContent, { about: [draft, brief] }),
          { field: 'brief', text: brief, use: 'What the email is about, and who reads it.' },
          {
            field: 'draft',
            text: draft,
            use: 'The email that the lines are for. They promise nothing that it does not keep. Its own subject line is one to beat, not to repeat.',
          },
          INSTRUCTIONS,
          FORM,
        ],
        request: 'Write the ten subject lines now.',
        answerTokens: 800,
      },
      setting,
    ),
};
