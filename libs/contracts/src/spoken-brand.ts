import { IsOptional, IsUUID } from 'class-validator';
import type { BrandProfile } from './account';
import type { Brand, Offer } from './brands';

/**
 * Which brand speaks, and what it sells. Where no brand is named the default one does. Where no offer is named it sells its
 * only one, and nothing where it has several, or where `offerId` is null.
 */
export interface BrandChoice {
  brandId?: string | undefined;
  offerId?: string | null | undefined;
}

const CHOICE: Record<keyof BrandChoice, PropertyDecorator[]> = {
  brandId: [IsUUID(undefined, { message: 'brandId must be the id of a brand' }), IsOptional()],
  offerId: [IsUUID(undefined, { message: 'offerId must be the id of an offer' }), IsOptional()],
};

/** Fields of a request: which brand speaks, and what it sells. */
export function ChoosesBrand({ prototype }: { prototype: object }): void {
  for (const [field, rules] of Object.entries(CHOICE)) for (const rule of rules) rule(prototype, field);
}

/** What prompts are told of the brand that speaks, and what is set below its drafts. */
export interface SpokenBrand extends BrandProfile {
  signature: string;
  readers: string;
  neverSaid: string;
  /** What the draft is to sell. `disclaimer` above is its own, where it has one. */
  offer: Offer | null;
}

/** The brand of who said nothing. */
export const NO_BRAND: SpokenBrand = {
  company: '',
  voice: '',
  wordsToAvoid: '',
  disclaimer: '',
  signature: '',
  readers: '',
  neverSaid: '',
  offer: null,
};

/** A brand as it speaks in a draft: for the offer that was chosen, or for none. */
export type DraftBrand = Omit<Brand, 'offers' | Later> & Partial<Pick<Brand, Later>> & { offer: Offer | null };

/** Texts that brands of before do not have. */
type Later = 'readers' | 'neverSaid';

/** The legal texts that are set below its emails, word for word. */
export function disclaimersOf({ disclaimer, offers }: Pick<Brand, 'disclaimer' | 'offers'>): string[] {
  return [disclaimer, ...offers.map((offer) => offer.disclaimer)];
}

/** What prompts are told of it. */
export function spokenBrand(brand: DraftBrand | null): SpokenBrand {
  if (!brand) return NO_BRAND;
  const { company, voice, wordsToAvoid, readers = '', neverSaid = '', offer } = brand;
  return {
    company,
    voice,
    wordsToAvoid,
    disclaimer: offer?.disclaimer.trim() ? offer.disclaimer : brand.disclaimer,
    signature: brand.signature.trim() || company,
    readers,
    neverSaid,
    offer,
  };
}
