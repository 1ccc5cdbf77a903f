import { isGiven, type BrandProfile, type Offer, type SpokenBrand } from '@copydesk/contracts';
import type { PromptInput } from './build-prompt';

/** What a tool has to do with the brand profile: it writes for the house, judges what was written for it, or reads. */
export type BrandUse = 'write' | 'judge' | 'read';

const RULES: Record<BrandUse, string> = {
  write: `# The brand profile
The orders named "brand..." are the standing orders of the house: they hold for every email, whatever a brief or a request
says. A word to avoid stands nowhere, in no form, the subject line included: say the thing in another word, and leave out a
quotation that needs one.`,
  judge: `# The brand profile
The orders named "brand..." say how the house that sends the email wants its emails. A word that it avoids, a voice that is
not its own, or a disclaimer that is missing or altered is a matter of compliance. No better line of yours holds a word to
avoid or touches the disclaimer at the end, and the call to action stands above it.`,
  read: `# The brand profile
The orders whose name begins with "brand" say for whom you work, and how they write. They are no part of what you read,
prove nothing and are never quoted. In your own sentences, use other words than those to avoid wherever they say the same.`,
};

const WORDS_TO_AVOID =
  'The words and phrases that the house never uses, separated by commas or lines; what stands behind "->" is what it says instead.';

const READERS =
  'Who reads, and what they own. Say what a fact means for them; none of it is a source, and it is not told to them.';
const NEVER_SAID = 'What may not be said in any email of the house, in whatever words.';

const SELLS: Record<BrandUse, string | null> = {
  write: `# The offer
The email sells what the inputs named "offer..." describe, and nothing else. It comes in by its name once the reader wants to
know what to do, described as it is there: a price, a term or a guarantee only where an input states it. Its link, where there
is one, stands on a line of its own right below the call to action, character for character, and no other address anywhere.`,
  judge: `# The offer
The inputs named "offer..." say what the email sells, and where its link leads. That link is right as it stands there: another
address in the email is a fault, and no better line of yours changes it or adds one.`,
  read: null,
};

/** What is told alike of a brief and of an offer. */
export const AUDIENCE = 'Who reads it. Choose words, depth and examples for them; never address them as a group.';
export const BENEFITS =
  'What the reader gets. Take the two or three that serve the idea, each as something that changes for the reader.';
export const CALL_TO_ACTION =
  'The one thing that the reader is asked to do. Keep what it asks for; the wording may become stronger.';

/** What each part of an offer is for. */
const OFFER_USES = {
  name: 'The name of what is sold, spelled as it is here.',
  audience: AUDIENCE,
  benefits: BENEFITS,
  callToAction: CALL_TO_ACTION,
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
    write: 'The house that sends the email, unless the brief names another sender.',
    judge: 'The house that sends the email.',
    read: 'The house that you work for.',
  },
  voice: {
    write:
      'How the house sounds, in each sentence from the subject line to the call to action: in its rhythm and words, in what it notices and what it leaves unsaid. Examples that are not its own show the standard, not this voice.',
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

/** What a tool makes of a brand. */
interface BrandPart {
  brand: BrandUse;
  /** The brief asks the reader for something of its own, so that the offer's request is not told. */
  hasCallToAction?: boolean;
}

/** The profile as material. It is never cut: half a disclaimer is worse than none. */
export function brandInputs(brand: SpokenBrand, { brand: use, hasCallToAction = false }: BrandPart): PromptInput[] {
  const { offer, signature, company } = brand;
  const profile = FIELDS.flatMap(([part, field]): PromptInput[] => {
    const said = USES[part][use];
    return said === null ? [] : [{ field, text: brand[part], use: said, kind: 'order', whole: true }];
  });
  const signed: PromptInput = {
    field: 'brandSignature',
    text: signature === company ? '' : signature,
    use: 'Who signs it. "I" in the email is this person.',
    kind: 'order',
    whole: true,
  };
  const told = OFFER_FIELDS.filter(([part]) => part !== 'callToAction' || !hasCallToAction);
  const known: PromptInput[] = [
    { field: 'brandReaders', text: brand.readers, use: READERS, whole: true },
    { field: 'brandNeverSaid', text: brand.neverSaid, use: NEVER_SAID, kind: 'order', whole: true },
  ];
  const sold = told.map(([part, field, kind]): PromptInput => ({
    field,
    text: offer?.[part],
    use: OFFER_USES[part],
    kind,
    whole: kind === 'order' || part === 'name',
  }));
  return [...profile, ...(use === 'read' ? [] : [signed, ...known]), ...(SELLS[use] === null ? [] : sold)];
}

/** The rules that go with a brand and its offer; none where nothing is said of it. */
export function brandRules(brand: SpokenBrand, use: BrandUse): string[] {
  const hasProfile =
    FIELDS.some(([part]) => isGiven(brand[part])) || isGiven(brand.signature) || isGiven(brand.neverSaid);
  const sells = brand.offer && SELLS[use];
  return [...(hasProfile ? [RULES[use]] : []), ...(sells ? [sells] : [])];
}

const TOOL_RULE = `# The order of this tool
The order "toolInstructions" says which kind of email this tool writes, how it is built and what it stresses. There it holds
over what is said above; facts, promises, the brand profile and the form of the answer stay as they are.`;

/** What the owner wants of a tool, where the tool writes. */
export function toolOrder(instructions: string | undefined, use: BrandUse): (PromptInput | string)[] {
  if (use !== 'write' || !isGiven(instructions)) return [];
  const input = { field: 'toolInstructions', text: instructions, use: 'The order of this tool.', whole: true };
  return [TOOL_RULE, { ...input, kind: 'order' }];
}
