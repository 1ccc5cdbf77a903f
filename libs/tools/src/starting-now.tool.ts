import type { StartingNowRequest } from '@copydesk/contracts';
import { titleOf } from '@copydesk/text';
import { buildPrompt, type PromptInput } from './build-prompt';
import { CLOSED_BY_US, EMAIL_FORMAT, TITLE_MAX } from './copy-rules';
import { documentInput } from './document-input';
import { EVENT_EMAILS } from './examples/event-emails';
import type { WritingTool } from './tool';
import { writersBrief } from './writers-brief';

const INSTRUCTIONS = `A live event, or an offer with an end, is about to begin, and you write the email that goes out minutes before. The reader opens
it on a phone with one decision to make: to be there or not. Make it easy, fast and honest.

# The clock
All urgency comes from the event information: what begins, when, for how long, and what is over afterwards.
- Day and time, as given and with their time zone, stand in the first paragraphs and in the call to action. Where no time is
  named, name none. On date and time, the event information wins over the document.
- "Starting now", a last chance, limited seats: where the material states it. Else the event is live, and that is enough.

# The writing
- Subject: 50 characters at most, sentence case: the event and its hour, as one texts it to a friend.
- The opening is the tension that this hour is about, in two sentences: a fact against what the reader takes for granted, or two facts
  that pull apart. Then what begins, when, and who speaks.
- News and document come in as one story that ends in the question the event will answer; what does not belong to its subject stays out.
- Bullets, three at most, where there are several things to see, hear or ask; one story needs none.
- One call to action ends it, alone in its paragraph, in **bold**: the verb that fits (join, watch, register), what, and when.
- 90 to 170 words, sentences under fifteen words, in the present tense. No worn phrase, exclamation mark or P.S.
- "I" is whoever signs by name, else "we", the publisher.`;

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
        instructions: [INSTRUCTIONS, EMAIL_FORMAT, CLOSED_BY_US],
        examples: EVENT_EMAILS,
        body: [...inputsOf(request), ...writersBrief(request, setting)],
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
      use: 'The event information: what begins, when, with whom, what for. The email is about this.',
    },
  ];
}
