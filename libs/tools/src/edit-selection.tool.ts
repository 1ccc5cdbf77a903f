import type { SelectionWish, Tone } from '@copydesk/contracts';
import { buildPrompt } from './build-prompt';
import { briefInput, documentInput, NOTE_FORM } from './copy-rules';
import { estimateTokens } from './estimate-tokens';
import type { Tool } from './tool';

/** Words of an email, and what is wished of them. */
export interface EditSelectionInput {
  draft: string;
  selected: string;
  /** What stands before and after the words in the draft. */
  before: string;
  after: string;
  wish: SelectionWish;
  /** What the email was first written from, as text. */
  brief: string;
  document?: string | undefined;
}

/** How much of the email is shown again on each side of the words, in characters. */
const AROUND = 240;
const ANSWER_TOKENS = 800;
/** How many times as long as the words what takes their place may be. */
const GROWTH = 3;

const INSTRUCTIONS = `An email of yours lies on the desk. The marketer has selected some words of it and wants these words, and no others, to be
different. You hand in what takes their place.

# What you hand in
- Only what stands in the place of the selected words. It is set between what stands before and after it, letter by letter:
  begin and end so that the sentence around it reads on, in case and punctuation too.
- Words that stand before or after the selection are never said again.
- The form stays: **two stars** for bold, "- " before each item of a list, line breaks where the selection has them. Where
  the selection is part of a line, what you hand in is part of a line. A subject line has 60 characters at most.
- Every figure, name, date and quotation that you keep stays as exact as it is: with its unit, its period and what it is
  compared with. One that you cannot keep goes whole, never in part.

# What may be wished
- Rewrite: the same thought in other words, about as long. Better, not only different.
- Shorten: about half of it. What says least goes first; the strongest figure stays.
- Expand: about twice as long, by what the brief and the document know of this very thought: a figure, what it is compared
  with, whose words it is. Where they hold no more, say what is there more plainly. Never invent.
- A tone: the same facts in that voice. Stronger words, never stronger claims.
- A request in the marketer's own words: do that, to these words only. What the request states is a fact of the material.
  What would break the rules about facts or promises is left out, and the note says so. Where all of it would, or where the
  material does not hold what is asked for, hand the selected words back as they are.`;

const TONES: Record<Tone, string> = {
  warmer: 'warmer, as one writes to somebody one likes',
  calmer: 'calmer: no exclamation mark, no haste, no boast',
  formal: 'more formal: no slang, no contraction, without becoming stiff',
  direct: 'more direct: short sentences, active verbs, the point first',
  plain: 'plainer: words that somebody outside of finance uses, each term explained or gone',
};

/** Writes what takes the place of selected words of an email. */
export const editSelectionTool: Tool<EditSelectionInput> = {
  name: 'edit-selection',
  model: 'write',
  prompt: ({ draft, selected, before, after, wish, brief, document }, setting) =>
    buildPrompt(
      {
        task: 'edit-selection',
        brand: 'write',
        body: [
          documentInput(document, { about: [brief, draft] }),
          briefInput(brief),
          INSTRUCTIONS,
          NOTE_FORM,
          { field: 'draft', text: draft, use: 'The email as it stands.', whole: true },
          {
            field: 'before',
            text: before.slice(-AROUND),
            use: 'What stands right before the selected words. It stays as it is.',
            whole: true,
          },
          { field: 'selection', text: selected, use: 'The selected words.', whole: true },
          {
            field: 'after',
            text: after.slice(0, AROUND),
            use: 'What stands right after them. It stays as it is.',
            whole: true,
          },
          {
            field: 'request',
            text: wish.action === 'ask' ? wish.instruction : null,
            use: 'The request: what the marketer wants of the selected words.',
            kind: 'order',
            whole: true,
          },
        ],
        request: `${requestOf(wish)} Write only what takes their place, and the note below it.`,
        answerTokens: Math.max(ANSWER_TOKENS, Math.ceil(estimateTokens(selected) * GROWTH)),
      },
      setting,
    ),
};

function requestOf(wish: SelectionWish): string {
  switch (wish.action) {
    case 'rewrite':
      return 'Rewrite the selected words now.';
    case 'shorten':
      return 'Shorten the selected words now.';
    case 'expand':
      return 'Expand the selected words now.';
    case 'tone':
      return `Change the tone of the selected words now: ${TONES[wish.tone]}.`;
    case 'ask':
      return 'Change the selected words now as "request" asks.';
  }
}
