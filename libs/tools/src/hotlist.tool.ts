import { isGiven, LIMITS, type GenerateEmailRequest, type Offer, type SpokenBrand } from '@copydesk/contracts';
import { titleOf } from '@copydesk/text';
import { buildPrompt, type PromptInput } from './build-prompt';
import { documentInput, EMAIL_FORMAT, TITLE_MAX, KEY_FIGURES } from './copy-rules';
import type { WritingTool } from './tool';

const INSTRUCTIONS = `You write one email now, from the brief and the material above.

# Who speaks to whom
We, the publisher, write to one reader: "you", an investor with a mind of their own and little time, who has deleted a
hundred emails that shouted. That reader owes us no attention, and gives it to a fact that is new and of use.
We are not the company we write about. Its "we" and "our" in the material become its name and "its", unless you quote.

# How the email is built
1. Subject, 60 characters at most: the most surprising true thing in the material, with a name and, where there is one,
   a number. Sentence case, no exclamation mark, no question that the reader can answer with no.
2. Opening, one or two sentences: a figure beside the one that makes it startling, or a fact that contradicts what the
   reader believes. Begin with the fact itself, never with "In today's market" or "I hope this finds you well".
3. The catalyst and why now: what has just happened, and why it matters this week rather than some day. If news and
   document are both there, show what one means for the other; that link is the idea of the email.
4. Proof: three to five bullets, strongest first: of the document the facts that a stranger would repeat over dinner,
   never boilerplate, accounting policy or legal text. Each one fact, its figure in **bold**, and a few
   plain words on why it counts. If a speaker said it better than you can, quote one sentence.
5. What it means for the reader, in one short paragraph: what to look at next, or what the fact changes. One honest
   sentence about what could go the other way, where the material names it: it is what makes the rest believable.
6. Exactly one call to action, alone in its paragraph, in **bold**: one verb, one thing to do, and the reason to do it
   now, where the material has one. It ends the body: only a signature may stand below it. No second
   request anywhere else, and no P.S.

# How it sounds
- 220 to 330 words. Short sentences, no paragraph over three lines. Plain verbs, active voice, concrete nouns.
- Read every sentence aloud: if a person would not say it to a friend across the table, rewrite it.
- No worn phrases: unlock, game-changer, revolutionary, cutting-edge, in today's fast-paced world, buckle up, moreover.
- Explain a technical term in half a sentence or do without it.`;

/** HotList: one email from a market catalyst, a document and whatever else the brief says. */
export const hotlistTool: WritingTool<Partial<GenerateEmailRequest>> = {
  name: 'hotlist',
  model: 'write',
  form: ({ companyName }) => ({
    subjectMax: LIMITS.subjectMax,
    closing: isGiven(companyName) ? 'disclaimer' : 'signed',
  }),
  title: (draft) => titleOf(draft, TITLE_MAX),
  prompt: (brief, setting) =>
    buildPrompt(
      {
        task: 'hotlist',
        brand: 'write',
        body: [...inputsOf(brief, setting.brand), INSTRUCTIONS, EMAIL_FORMAT],
        request: 'Write the email now.',
        answerTokens: 1_200,
      },
      setting,
    ),
};

function inputsOf(brief: Partial<GenerateEmailRequest>, { company, offer }: SpokenBrand): PromptInput[] {
  return [
    documentInput(brief.fileContent, {
      about: [brief.catalyst, brief.additionalContext, brief.productService, brief.keyBenefits, KEY_FIGURES],
      otherwise: 'There is no document: write 120 to 200 words and claim no more than the rest of the material says.',
    }),
    {
      field: 'catalyst',
      text: brief.catalyst,
      use: 'The market catalyst: the news that makes this email timely. It opens the email or follows straight after the opening.',
      otherwise:
        'No news was handed in: the reason to write now is the newest and largest change that the material itself shows.',
    },
    {
      field: 'additionalContext',
      text: brief.additionalContext,
      kind: 'order',
      use: 'What the marketer adds: background, an angle, points to stress. Facts in it may be used; wishes about angle and emphasis are to be met as long as they break none of the rules above.',
    },
    {
      field: 'companyName',
      text: brief.companyName,
      use: 'The sender: the house that writes this email. It signs it in the last line after the call to action, and is named nowhere else unless the offer needs it.',
      otherwise: isGiven(company) ? undefined : 'No sender is named: leave out greeting names and signature.',
    },
    {
      field: 'productService',
      text: brief.productService,
      use: 'What is offered: brought in after the proof, as the natural next step for somebody who now wants to know more. Describe it as it is described here.',
    },
    {
      field: 'keyBenefits',
      text: brief.keyBenefits,
      use: 'What the reader gets from the offer. Choose the two or three that fit the story, and say each as something that changes for the reader.',
    },
    {
      field: 'targetAudience',
      text: brief.targetAudience,
      use: 'Who reads it. Choose words, depth and examples for these people, without addressing them as a group.',
      otherwise: isGiven(offer?.audience)
        ? undefined
        : 'Write for private investors who follow the markets on their own account.',
    },
    {
      field: 'callToAction',
      text: brief.callToAction,
      use: 'The one thing the reader is asked to do. Keep what it asks for; the wording may be made stronger.',
      otherwise: callOf(offer),
    },
    {
      field: 'toneStyle',
      text: brief.toneStyle,
      use: 'The tone. It changes rhythm and choice of words, never the facts or the rules.',
      otherwise: 'The tone is professional: calm, exact, without ornament.',
    },
  ];
}

/** What is asked of the reader where the brief does not say it. */
function callOf(offer: Offer | null): string | undefined {
  if (!offer)
    return 'No action was named: ask the reader to read the full story and form a view of it, without a link.';
  return isGiven(offer.callToAction) ? undefined : 'No action was named: ask the reader to look at the offer.';
}
