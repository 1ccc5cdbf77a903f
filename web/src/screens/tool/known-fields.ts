import type { AnyWriter, Brand, BrandChoice, Offer } from '@copydesk/contracts';

const SAYS: Record<string, (brand: Brand, offer: Offer | undefined) => string | undefined> = {
  companyName: ({ company }) => company,
  toneStyle: ({ voice }) => voice,
  targetAudience: ({ readers }, offer) => readers.trim() || offer?.audience,
  productService: (_, offer) => offer?.name,
  keyBenefits: (_, offer) => offer?.benefits,
  callToAction: (_, offer) => offer?.callToAction,
};

/** The fields of a form that the brand or its offer has an answer to: they are not asked for. */
export function knownFields(
  { form }: Pick<AnyWriter, 'form'>,
  brands: Brand[] = [],
  { brandId, offerId }: BrandChoice,
): string[] {
  const brand = brands.find(({ id }) => id === brandId);
  if (!brand) return [];
  const offer = brand.offers.find(({ id }) => id === offerId);
  return form.asks.filter((field) => SAYS[field]?.(brand, offer)?.trim());
}
