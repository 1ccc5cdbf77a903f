import type { StartingNowRequest } from '@copydesk/contracts';
import { titleOf } from '@copydesk/text';
import { buildPrompt, type PromptInput } from './build-prompt';
import { documentInput, EMAIL_FORMAT, TITLE_MAX } from './copy-rules';
import type { WritingTool } from './tool';

const INSTRUCTIONS = `A live event, or an opportunity with an end, is about to begin. You write the email that goes out minutes before: the reader opens it on a phone, and has one
decision to make, to be there or not. You make that decision easy, fast and honest.

# Where the urgency comes from
From the clock and from nothing else. Before you write, find in the event information what begins, when, for how long,
and what is over afterwards. That is all the urgency there is.
- Say the day and the time as they are given, time zone included, in the first two sentences and once more beside the
  call to action. "In minutes" or "starting now" only where the material says that it begins now or that soon.
- A deadline, a last chance, limited seats, a price that ends, "no replay": only where the material states it, in its
  terms. Where it states none, the event itself is reason enough: it is live, and live happens once.
- Where the event information and the document differ about date or time, the event information holds.
- Without a time in the material you name no time, and no "soon" either: say what happens and that it is live.

# How the email is built
1. Subject, 50 characters at most: the event and its clock, as a person would text it to a friend. Sentence case, no
   exclamation mark, no word in capitals, no "last chance" unless it is one.
2. Opening, one or two sentences: what begins, when, who speaks. A reader who stops here knows what there is to know.
3. Why it is worth the hour: the one question that will be answered there, or the one thing that will be shown, as the
   event information has it. Made of what is promised, not of what you imagine will be said.
4. Why today: the market catalyst in two sentences, and the link to the event. Without one, skip this part.
5. Three bullets at most: what the reader will see, hear or be able to ask, each in one line.
6. Exactly one call to action, alone in its paragraph, in **bold**: the verb of joining that fits (join, watch,
   register, dial in), what to, and when. It ends the body: only a signature may stand below it. No
   second request, no P.S.
It is signed where the host of the event is named and no house is; else there is no signature.

# How it sounds
- 90 to 170 words. It is read standing up. Sentences under fifteen words, paragraphs of one or two lines.
- Present tense, active voice, one idea a line. Quick, never breathless: the calm of somebody who holds the door open.
- No worn phrases: don't miss out, act now, hurry, clock is ticking, once in a lifetime, unlock, game-changer.`;

/** Starting Now: an urgent email for a live event or an opportunity that begins soon, as urgent as it really is. */
export const startingNowTool: WritingTool<Partial<StartingNowRequest>> = {
  name: 'starting-now',
  model: 'write',
  form: () => ({ subjectMax: 50, closing: 'signed' }),
  title: (draft) => titleOf(draft, TITLE_MAX),
  prompt: (request, setting) =>
    buildPrompt(
      {
        task: 'starting-now',
        brand: 'write',
        body: [...inputsOf(request), INSTRUCTIONS, EMAIL_FORMAT],
        request: 'Write the email now.',
        answerTokens: 1_000,
      },
      setting,
    ),
};

function inputsOf({ eventInfo, catalystContext, fileContent }: Partial<StartingNowRequest>): PromptInput[] {
  return [
    documentInput(fileContent, { about: [eventInfo, catalystContext] }),
    {
      field: 'catalystContext',
      text: catalystContext,
      use: 'The market catalyst: the news that makes the subject of the event timely.',
      otherwise: 'No news was handed in: the event is the only reason to write today.',
    },
    {
      field: 'eventInfo',
      text: eventInfo,
      use: 'The event information: what begins, when, with whom, what for. The email is about this, and urgent by this alone.',
    },
  ];
}
