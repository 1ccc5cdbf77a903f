import type { SelectionWish, Tone } from '@copydesk/contracts';
import { buildPrompt } from './build-prompt';
import { NOTE_FORM } from './copy-rules';
import { briefInput, passagesInputs } from './document-input';
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
const SENTENCE_END = /[.!?]\s|\n/;
const ANSWER_TOKENS = 800;
/** How much of the document goes along, in tokens: more where something new may come from it. */
const ROOM: Record<SelectionWish['action'], number> = {
  rewrite: 1_500,
  shorten: 1_500,
  tone: 1_500,
  expand: 2_100,
  ask: 2_100,
};
/** How many times as long as the words what takes their place may be. */
const GROWTH = 3;

const INSTRUCTIONS = `An email of yours is on the desk. The marketer wants the selected words of it, and no others, to be different. You hand in what
takes their place.

# What you hand in
- It is set between what stands before and after the selection, letter by letter: begin and end so that the sentence reads on,
  in case and punctuation too, and say none of the words around it again.
- The form of the selection: **two stars** for bold, "- " before each item of a list, line breaks where it has them. Part of a
  line stays part of a line. A subject line has 60 characters at most.
- Figures, names, dates and quotations stay exact, with unit, period and comparison. One that cannot stay so goes whole.

# What may be wished
- Rewrite: the same thought in better words, about as long.
- Shorten: about half of it. What says least goes first; the strongest figure stays.
- Expand: about twice as long, by what the material knows of this very thought. Where it knows no more, say it more plainly.
- A tone: the same facts in that voice, every claim as strong as it is.
- A request: do that, to these words only. What it states is a fact of the material.

Leave out what would break the rules about facts or promises; the note says so. Where nothing is left to do, or where the material
does not hold what is asked for, hand the selected words back as they are.`;

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
  prompt: ({ draft, selected, before, after, wish, brief, document }, setting) => {
    const wanted = wish.action === 'ask' ? wish.instruction : null;
    return buildPrompt(
      {
        task: 'edit-selection',
        brand: 'write',
        instructions: [INSTRUCTIONS, NOTE_FORM],
        body: [
          briefInput(brief),
          { field: 'draft', text: draft, use: 'The email as it stands.', whole: true },
          ...passagesInputs(document, {
            about: [sentenceAround({ before, selected, after }), wanted],
            room: ROOM[wish.action],
          }),
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
            text: wanted,
            use: 'The request: what the marketer wants of the selected words.',
            kind: 'order',
            whole: true,
          },
        ],
        request: `${requestOf(wish)} Write only what takes their place, and the note below it.`,
        answerTokens: Math.max(ANSWER_TOKENS, Math.ceil(estimateTokens(selected) * GROWTH)),
      },
      setting,
    );
  },
};

/** The selection with the rest of the sentences that it cuts through. */
function sentenceAround({
  before,
  selected,
  after,
}: Pick<EditSelectionInput, 'before' | 'selected' | 'after'>): string {
  const head = before.slice(-AROUND).split(SENTENCE_END).at(-1) ?? '';
  const [tail = ''] = after.slice(0, AROUND).split(SENTENCE_END);
  return head + selected + tail;
}

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
