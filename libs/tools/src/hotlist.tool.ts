import { isGiven, LIMITS, type GenerateEmailRequest, type Offer, type SpokenBrand } from '@copydesk/contracts';
import { titleOf } from '@copydesk/text';
import { buildPrompt, type PromptInput } from './build-prompt';
import { AUDIENCE, BENEFITS, CALL_TO_ACTION } from './brand-profile';
import { CLOSED_BY_US, EMAIL_FORMAT, TITLE_MAX } from './copy-rules';
import { documentInput, KEY_FIGURES } from './document-input';
import { NEWS_EMAILS } from './examples/news-emails';
import type { WritingTool } from './tool';
import { writersBrief } from './writers-brief';

const INSTRUCTIONS = `You write one email to an investor with little time, as you would tell a clever friend.

# The idea
Find the one thing large enough for an email: two facts that collide, a number nobody expects, what the news means for the
document. Each paragraph takes it on. Leave out the rest.

# The shape
The one the brief names, else the one the idea asks for: story, letter, list (three to five facts, figures in **bold**), one number,
question and answer.

# The writing
- Subject: 60 characters at most, sentence case: the most surprising truth, with a name and a number.
- The first sentence is news. Then why now, proof, what it changes for the reader, and what the material says
  could go wrong.
- What it leaves open leads to its one call to action, the last paragraph, in **bold**: one verb, one thing.
- 180 to 300 words. No worn phrase, exclamation mark or P.S.
- The company is "it"; "I" is who signs by name, else "we", the publisher.`;

/** HotList: one email from a market catalyst, a document and whatever else the brief says. */
export const hotlistTool: WritingTool<Partial<GenerateEmailRequest>> = {
  name: 'hotlist',
  model: 'write',
  form: () => ({ subjectMax: LIMITS.subjectMax, closing: 'signed' }),
  sender: ({ companyName }) => companyName,
  title: (draft) => titleOf(draft, TITLE_MAX),
  prompt: (brief, setting) =>
    buildPrompt(
      {
        task: 'hotlist',
        brand: 'write',
        instructions: [INSTRUCTIONS, EMAIL_FORMAT, CLOSED_BY_US],
        examples: NEWS_EMAILS,
        hasCallToAction: isGiven(brief.callToAction),
        body: [...inputsOf(brief, setting.brand), ...writersBrief(brief, setting)],
        request: 'Write the email now.',
        answerTokens: 1_200,
      },
      setting,
    ),
};

function inputsOf(brief: Partial<GenerateEmailRequest>, { offer, voice, readers }: SpokenBrand): PromptInput[] {
  return [
    documentInput(brief.fileContent, {
      about: [brief.catalyst, brief.additionalContext, brief.productService, brief.keyBenefits, KEY_FIGURES],
      otherwise:
        'There is no document: write 160 to 240 words. Claim no fact beyond the rest of the material; give what needs no source: how to weigh it, what a careful reader asks, what to watch next.',
    }),
    {
      field: 'catalyst',
      text: brief.catalyst,
      use: 'The market catalyst: the news that makes this email timely. It stands at or near the beginning.',
      otherwise: 'No news was handed in: the newest change in the material is the reason to write now.',
    },
    {
      field: 'additionalContext',
      text: brief.additionalContext,
      kind: 'order',
      use: 'What the marketer adds: facts, an angle, points to stress.',
    },
    {
      field: 'companyName',
      text: brief.companyName,
      use: 'The sender: the house that writes this email, named in it only where the offer needs it.',
    },
    {
      field: 'productService',
      text: brief.productService,
      use: 'What is offered: it comes in after the proof, described as it is described here.',
    },
    { field: 'keyBenefits', text: brief.keyBenefits, use: BENEFITS },
    {
      field: 'targetAudience',
      text: brief.targetAudience,
      use: AUDIENCE,
      otherwise:
        isGiven(offer?.audience) || isGiven(readers)
          ? undefined
          : 'The readers are private investors who follow the markets.',
    },
    { field: 'callToAction', text: brief.callToAction, use: CALL_TO_ACTION, otherwise: callOf(offer) },
    // A house that has a voice speaks in it: the tone that every form sends would be a second one.
    { field: 'toneStyle', text: isGiven(voice) ? null : brief.toneStyle, use: 'The tone.' },
  ];
}

/** What is asked of the reader where the brief does not say it. */
function callOf(offer: Offer | null): string | undefined {
  if (!offer) return 'No action was named: ask the reader to read the full story.';
  return isGiven(offer.callToAction) ? undefined : 'No action was named: ask the reader to look at the offer.';
}
