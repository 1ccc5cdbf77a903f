import { isSendableLink } from '@copydesk/text';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsEmail,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import type { BrandProfile } from './account';
import { together } from './field-rules';
import { IsNotBlank } from './is-not-blank';
import { IsGroup, readGroup } from './is-group';
import { LIMITS } from './limits';

/** Said where there is no such brand, or offer of it, of this user. */
export const BRAND_NOT_FOUND = 'This brand was not found. Please choose another one.';
export const OFFER_NOT_FOUND = 'This offer was not found. Please choose another one.';

const tooLong = (max: number) => ({ message: `Please keep it to ${max.toLocaleString('en-US')} characters` });

/** A text of a brand that may be left empty. */
function Words(name: string, max: number = LIMITS.shortTextMax): PropertyDecorator {
  return together(IsString({ message: `${name} must be text` }), MaxLength(max, tooLong(max)));
}

/** The same where it must not. */
function Name(name: string): PropertyDecorator {
  const required = { message: `${name} is required` };
  return together(IsString(required), MaxLength(LIMITS.nameMax, tooLong(LIMITS.nameMax)), IsNotBlank(required));
}

/** The text is empty, or one address of the web that a reader may be sent to, or the merge tag for which a sender puts it. */
function Link(name: string, tag: string): PropertyDecorator {
  const isLink = (value: unknown) => typeof value === 'string' && (value.trim() === '' || isSendableLink(value.trim()));
  const message = `${name} must begin with http:// or https://, or be a tag such as ${tag}`;
  return together(ValidateBy({ name: 'isLink', validator: { validate: isLink } }, { message }), Words(name));
}

const PRICE = /^(?:\$ ?)?\d{1,12}(?:\.\d{1,2})?$/;

/** The text is empty, or one amount of dollars. */
function Price(): PropertyDecorator {
  const isPrice = (value: unknown) => typeof value === 'string' && (value.trim() === '' || PRICE.test(value.trim()));
  return ValidateBy({ name: 'isPrice', validator: { validate: isPrice } }, { message: PRICE_EXPECTED });
}

const PRICE_EXPECTED = 'Please enter one price in dollars, such as 99 or 99.50';

/** Something that a brand sells, as it is sent. */
export class OfferRequest {
  /** That of an offer which is there already; a new one where it is missing. */
  @IsOptional()
  @IsUUID(undefined, { message: 'The id of an offer must be a UUID' })
  id?: string;

  @Name('The name of the offer')
  name: string = '';

  @Words('The audience')
  audience: string = '';

  @Words('The benefits')
  benefits: string = '';

  @Words('The call to action')
  callToAction: string = '';

  @Link('The link', '{{offer_url}}')
  link: string = '';

  /** Stands below its emails in the place of the brand's own. */
  @Words('The disclaimer')
  disclaimer: string = '';

  /** In dollars, as they were typed: a campaign for it begins with them. */
  @Price()
  standardPrice: string = '';

  @Price()
  discountedPrice: string = '';

  @Price()
  vipPrice: string = '';
}

/** Something that a brand sells. A text that was not given is empty. */
export type Offer = Required<OfferRequest>;

/** Body of POST /api/brands and of PUT /api/brands/{id}. */
export class BrandRequest implements BrandProfile {
  @Name('The name of the brand')
  name: string = '';

  /** Who sends its emails, as readers see it. */
  @Words('The sender')
  company: string = '';

  /** The address that they are sent from. */
  @ValidateIf((_, value) => value !== '')
  @IsEmail({}, { message: 'The sender’s address must be an email address' })
  senderEmail: string = '';

  @Words('Voice')
  voice: string = '';

  /** Parted by commas or lines. */
  @Words('Words to avoid')
  wordsToAvoid: string = '';

  /** Who reads its emails, and what they own. */
  @Words('Who reads')
  readers: string = '';

  /** What may not be said in them, in words: 'no price targets', 'nothing on tax'. */
  @Words('What may not be said')
  neverSaid: string = '';

  /** Stands below every email whose offer has none of its own. */
  @Words('The disclaimer')
  disclaimer: string = '';

  /** Stands above it; the sender does where it is empty. */
  @Words('The signature', LIMITS.signatureMax)
  signature: string = '';

  /** The sender's postal address: no commercial email may go out without. */
  @Words('The postal address', LIMITS.signatureMax)
  address: string = '';

  /** What stands beside, or on, the link by which readers unsubscribe. */
  @Words('The unsubscribe text', LIMITS.signatureMax)
  unsubscribeText: string = '';

  /** An address of the web, or the merge tag for which the sending service puts one. */
  @Link('The unsubscribe link', '{{unsubscribe_url}}')
  unsubscribeLink: string = '';

  @IsGroup(OfferRequest, { isList: true })
  @ArrayMaxSize(LIMITS.offersMax, { message: `A brand may have at most ${LIMITS.offersMax} offers` })
  offers: OfferRequest[] = [];
}

/** A brand as it is kept: its texts without space around them, and nothing that nobody knows. */
export function readBrand(request: BrandRequest): BrandRequest {
  const { offers, ...texts } = readGroup(BrandRequest, request);
  return { ...trimmed(texts), offers: offers.map((offer) => trimmed(readGroup(OfferRequest, offer))) };
}

function trimmed<T extends object>(texts: T): T {
  const entries = Object.entries(texts).flatMap(([name, text]: [string, unknown]) =>
    typeof text === 'string' ? [[name, text.trim()] as const] : [],
  );
  return Object.assign(texts, Object.fromEntries(entries));
}

/** Who speaks in an email, as GET /api/brands lists it: the default brand first, the others by name. */
export interface Brand extends BrandRequest {
  id: string;
  /** True for the one that is taken where none is chosen. */
  isDefault: boolean;
  offers: Offer[];
}

/** The texts that a brand and an offer have, by which both are proposed. */
export const BRAND_TEXTS = [
  'company',
  'senderEmail',
  'voice',
  'wordsToAvoid',
  'signature',
  'disclaimer',
  'address',
  'unsubscribeText',
  'unsubscribeLink',
] as const satisfies (keyof BrandRequest)[];
export const OFFER_TEXTS = [
  'name',
  'audience',
  'benefits',
  'callToAction',
  'link',
  'disclaimer',
] as const satisfies (keyof Offer)[];

const EMAILS = { message: `Choose one to ${LIMITS.brandEmailsMax} of your emails` };
const EMAIL_TOO_LONG = {
  each: true,
  message: `Each email must be at most ${LIMITS.longTextMax.toLocaleString('en-US')} characters`,
};

/** Body of POST /api/brands/proposals: emails as they went out. Nothing of what is found in them is kept. */
export class BrandProposalRequest {
  @ArrayMaxSize(LIMITS.brandEmailsMax, EMAILS)
  @ArrayMinSize(1, EMAILS)
  @MaxLength(LIMITS.longTextMax, EMAIL_TOO_LONG)
  @IsNotBlank({ each: true, message: 'One of the emails is empty' })
  @IsString({ each: true, message: 'Each email must be text' })
  @IsArray(EMAILS)
  emails!: string[];
}

/** What a field might hold, with the words of an email that it comes from. */
export interface Proposed {
  text: string;
  quote: string;
  /** Which of the emails, from 0. */
  email: number;
}

/** Answer of POST /api/brands/proposals: what stands in the emails and nothing else. */
export interface BrandProposal {
  texts: Partial<Record<(typeof BRAND_TEXTS)[number], Proposed>>;
  offers: (Partial<Record<(typeof OFFER_TEXTS)[number], Proposed>> & { name: Proposed })[];
}
