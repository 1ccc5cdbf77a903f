import {
  BrandRequest,
  isGiven,
  OFFER_TEXTS,
  OfferRequest,
  BRAND_TEXTS,
  type BrandProposal,
  type Proposed,
} from '@copydesk/contracts';
import { findLinks, mergeTagsIn, quoteFinder } from '@copydesk/text';
import { validateSync } from 'class-validator';
import { buildPrompt } from './build-prompt';
import { listSchema, objectSchema } from './object-schema';
import { isRecord } from './read-json';
import type { StructuredTool } from './tool';

/** Emails of a sender, as they went out. */
export interface ProposeBrandInput {
  emails: string[];
}

const OFFERS_MAX = 10;

const INSTRUCTIONS = `Before you lie emails that a publisher has sent. You read out of them what stays the same from one email to the next, so that
new emails can be written in its name. You find; you invent nothing, and fill in nothing from memory.

# What you look for
Of the sender, as "texts", each "field" once at most:
- company: the name that the emails are sent in, as readers see it. senderEmail: the address that they are sent from.
- voice: how they sound, in one to three sentences of yours: person, rhythm, distance, humor, habits. Only what these emails show.
- wordsToAvoid: words of which the emails themselves say that the sender does not use them. Hardly ever there.
- signature: the lines that sign them, without a regard above. disclaimer: the standing disclaimer, whole.
- address: the postal address in the footer. unsubscribeText: the words of the unsubscribe line. unsubscribeLink: its address.
Of each thing that the emails sell, as "offers", its own "texts":
- name: what it is called. audience: for whom it is made. benefits: what the reader gets. callToAction: the words that ask the
  reader to act. link: the address where that leads. disclaimer: one that belongs to this product alone.

# How you hand it in
- "text" is what the field is to hold. But for the voice, it stands in one of the emails word for word.
- "quote" is the passage, word for word from one of the emails, that shows it: one to three lines.
- A field that does not stand in the emails is left out. An empty answer is a right answer.`;

/** What stays the same in the emails of a sender. */
export const proposeBrandTool: StructuredTool<ProposeBrandInput, BrandProposal> = {
  name: 'propose-brand',
  model: 'check',
  prompt: ({ emails }, setting) =>
    buildPrompt(
      {
        task: 'propose-brand',
        brand: 'read',
        instructions: [INSTRUCTIONS],
        body: emails.map((text) => ({ field: 'email', text, use: 'One of the emails.' })),
        request: 'Say now what stays the same. Answer with JSON of the required form only.',
        answerTokens: 2_500,
      },
      setting,
    ),
  answer: ({ emails }) => ({ name: 'propose_brand', schema: SCHEMA, parse: (json) => readProposal(json, emails) }),
};

const textsOf = (fields: readonly string[]) =>
  listSchema(
    objectSchema({ field: { type: 'string', enum: fields }, text: { type: 'string' }, quote: { type: 'string' } }),
  );
const SCHEMA = objectSchema({
  texts: textsOf(BRAND_TEXTS),
  offers: listSchema(objectSchema({ texts: textsOf(OFFER_TEXTS) })),
});

/** @throws Error where it is nothing that can be read. */
function readProposal(json: unknown, emails: string[]): BrandProposal {
  if (!isRecord(json) || !Array.isArray(json.texts)) throw new Error('There must be a list "texts".');
  const finders = emails.map((email) => ({ email, find: quoteFinder(email) }));
  const offers = (Array.isArray(json.offers) ? json.offers.filter(isRecord) : []).flatMap(({ texts }) => {
    const offer = readTexts(texts, OFFER_TEXTS, new OfferRequest(), finders);
    return offer.name ? [{ ...offer, name: offer.name }] : [];
  });
  return {
    texts: readTexts(json.texts, BRAND_TEXTS, new BrandRequest(), finders),
    offers: offers
      .filter(({ name }, at) => offers.findIndex((one) => one.name.text === name.text) === at)
      .slice(0, OFFERS_MAX),
  };
}

type Finders = { email: string; find: ReturnType<typeof quoteFinder> }[];

/** What of it stands in the emails, and may stand in its field. */
function readTexts<F extends string>(
  texts: unknown,
  fields: readonly F[],
  request: object,
  finders: Finders,
): Partial<Record<F, Proposed>> {
  const found: Partial<Record<F, Proposed>> = {};
  for (const said of Array.isArray(texts) ? texts.filter(isRecord) : []) {
    const field = fields.find((one) => one === said.field);
    if (field === undefined || found[field] || !isGiven(said.text)) continue;
    const proposed = prove(field, said.text.trim(), isGiven(said.quote) ? said.quote : '', finders);
    if (proposed && fits(request, field, proposed.text)) found[field] = proposed;
  }
  return found;
}

/** True for a place that a sending tool fills in, alone. */
function isMergeTag(text: string): boolean {
  const [tag] = mergeTagsIn(text);
  return tag?.from === 0 && tag.to === text.length;
}

/** A text with the passage that shows it; null where the emails do not. The voice is told in other words than theirs. */
function prove(field: string, text: string, quote: string, finders: Finders): Proposed | null {
  for (const [at, { email, find }] of finders.entries()) {
    const quoted = find(quote);
    const [passage, place] = [quoted && email.slice(quoted.from, quoted.to), find(text)];
    const isLink = field === 'link' || field === 'unsubscribeLink';
    // Its stars are no bold marks.
    if (isLink && isMergeTag(text) && email.includes(text)) return { text, quote: passage || text, email: at };
    if (field === 'voice' && passage) return { text, quote: passage, email: at };
    if (field === 'voice' || !place) continue;
    const own = email.slice(place.from, place.to).trim();
    if (isLink && !findLinks(email).some((link) => link.text === own)) continue;
    return { text: own, quote: passage?.includes(own) ? passage : own, email: at };
  }
  return null;
}

/** True where a form would take the text for this field. */
function fits(request: object, field: string, text: string): boolean {
  const refused = validateSync(Object.assign(request, { [field]: text }));
  return !refused.some(({ property }) => property === field);
}
