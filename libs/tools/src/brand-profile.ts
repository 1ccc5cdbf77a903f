import { isGiven, type BrandProfile, type Offer, type SpokenBrand } from '@copydesk/contracts';
import type { PromptInput } from './build-prompt';

/** What a tool has to do with the brand profile: it writes for the house, judges what was written for it, or reads. */
export type BrandUse = 'write' | 'judge' | 'read';

const RULES: Record<BrandUse, string> = {
  write: `# The brand profile
The orders whose name begins with "brand" are the standing orders of the house that you write for. They hold for every
email, and no brief or request undoes them. They decide three things, each told above it: who sends, how the house sounds
and which words it never uses.
- Not one of the words to avoid stands anywhere in what you write, in any form or case, the subject line included. Say
  the thing in another word; a quotation that needs one is left out.
- The signature of the house and its disclaimer are set below what you hand in, word for word, when you are done: you write
  neither.`,
  judge: `# The brand profile
The orders whose name begins with "brand" say how the house that sends the email wants its emails. Judge by it: a
word that it avoids, a voice that is not its own or a disclaimer that is missing or altered is a matter of compliance.
No better line of yours holds a word to avoid. The disclaimer at the end is fixed: it is never improved and never cut,
and the call to action stands above it.`,
  read: `# The brand profile
The orders whose name begins with "brand" say for whom you work, and how they write. They are no part of what you read,
prove nothing and are never quoted. In your own sentences, use other words than those to avoid wherever they say the same.`,
};

const WORDS_TO_AVOID =
  'The words and phrases that the house never uses, separated by commas or lines; what stands behind "->" is what it says instead.';

const SELLS: Record<BrandUse, string | null> = {
  write: `# The offer
The inputs whose name begins with "offer" say what the email sells. It sells this and nothing else.
- It is brought in by its name, once the reader wants to know what to do, and described as it is described there: nothing
  is added to what it holds, costs or promises. A price, a term or a guarantee stands only where an input states it.
- Its call to action is that of the email, unless the brief asks for another one. Where "offerLink" is given, the call to
  action has a second line below its words, and that line is the link and nothing else, character for character: the one
  link that the form of the answer allows. It stands nowhere else, and no other address stands anywhere.`,
  judge: `# The offer
The inputs whose name begins with "offer" say what the email sells, and where its link leads. That link is right as it stands
there: another address in the email is a fault, and no better line of yours changes it or adds one.`,
  read: null,
};

/** What each part of an offer is for. */
const OFFER_USES = {
  name: 'The name of what is sold, spelled as it is here.',
  audience:
    'For whom it is made. Choose words, depth and examples for these people, without addressing them as a group.',
  benefits:
    'What the reader gets from it. Choose the two or three that fit the story, and say each as something that changes for the reader.',
  callToAction:
    'The one thing that the reader is asked to do. Keep what it asks for; the wording may be made stronger.',
  link: 'Where the call to action leads.',
} as const satisfies Partial<Record<keyof Offer, string>>;

const OFFER_FIELDS = [
  ['name', 'offerName', 'material'],
  ['audience', 'offerAudience', 'material'],
  ['benefits', 'offerBenefits', 'material'],
  ['callToAction', 'offerCallToAction', 'order'],
  ['link', 'offerLink', 'order'],
] as const;

/** What each part is for; one without a use is not told. */
const USES: Record<keyof BrandProfile, Record<BrandUse, string | null>> = {
  company: {
    write: 'The house: the sender of every email, unless "companyName" names another one.',
    judge: 'The house that sends the email.',
    read: 'The house that you work for.',
  },
  voice: {
    write: 'How the house sounds. It decides rhythm and choice of words; a tone asked for besides it is met within it.',
    judge: 'How the house wants to sound.',
    read: 'How the house sounds.',
  },
  wordsToAvoid: {
    write: WORDS_TO_AVOID,
    judge: WORDS_TO_AVOID,
    read: WORDS_TO_AVOID,
  },
  disclaimer: {
    write: null,
    judge: 'The standing disclaimer that every email of the house ends with.',
    read: 'The standing disclaimer below every email of the house. It is no claim.',
  },
};

const FIELDS = [
  ['company', 'brandCompany'],
  ['voice', 'brandVoice'],
  ['wordsToAvoid', 'brandWordsToAvoid'],
  ['disclaimer', 'brandDisclaimer'],
] as const;

/** The profile as material. It is never cut: half a disclaimer is worse than none. */
export function brandInputs(brand: SpokenBrand, use: BrandUse): PromptInput[] {
  const { offer, signature, company } = brand;
  const profile = FIELDS.flatMap(([part, field]): PromptInput[] => {
    const told = USES[part][use];
    return told === null ? [] : [{ field, text: brand[part], use: told, kind: 'order', whole: true }];
  });
  const signed: PromptInput = {
    field: 'brandSignature',
    text: signature === company ? '' : signature,
    use: 'The signature that is set below every email: nobody else signs it.',
    kind: 'order',
    whole: true,
  };
  const sold = OFFER_FIELDS.map(([part, field, kind]): PromptInput => ({
    field,
    text: offer?.[part],
    use: OFFER_USES[part],
    kind,
    whole: kind === 'order' || part === 'name',
  }));
  return [...profile, ...(use === 'read' ? [] : [signed]), ...(SELLS[use] === null ? [] : sold)];
}

/** The rules that go with a brand and its offer; none where nothing is said of it. */
export function brandRules(brand: SpokenBrand, use: BrandUse): string[] {
  const hasProfile = FIELDS.some(([part]) => isGiven(brand[part])) || isGiven(brand.signature);
  const sells = brand.offer && SELLS[use];
  return [...(hasProfile ? [RULES[use]] : []), ...(sells ? [sells] : [])];
}

const TOOL_RULE = `# The order of this tool
The order named "toolInstructions" is the standing order of the house for the very tool that you work as: which kind of email it
writes, how it is built and what it stresses. Where it differs from how the email is built or sounds above, it holds. It
changes neither the rules about facts and promises nor the brand profile nor the form of your answer.`;

/** What the owner wants of a tool, where the tool writes. */
export function toolOrder(instructions: string | undefined, use: BrandUse): (PromptInput | string)[] {
  if (use !== 'write' || !isGiven(instructions)) return [];
  const input = { field: 'toolInstructions', text: instructions, use: 'The order of this tool.', whole: true };
  return [TOOL_RULE, { ...input, kind: 'order' }];
}
