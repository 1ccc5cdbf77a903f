import { NotFoundException } from '@nestjs/common';
import { BRAND_NOT_FOUND, OFFER_NOT_FOUND, type Brand, type BrandChoice } from '@copydesk/contracts';
import type { Stores, User } from '@copydesk/database';
import { isUuid } from '../http/is-uuid';

/** @throws NotFoundException where there is no such brand of this user. */
export async function findBrand(
  { brands }: Pick<Stores, 'brands'>,
  id: string,
  user: Pick<User, 'id'>,
): Promise<Brand> {
  const brand = isUuid(id) ? await brands.find(id, user.id) : null;
  if (!brand) throw new NotFoundException(BRAND_NOT_FOUND);
  return brand;
}

/**
 * The brand and the offer that a request names. One that names no offer is for the only one of its brand, where there is but
 * one: `offerId` null says that there is to be none. @throws NotFoundException where this user has no such brand, or it no such offer.
 */
export async function useBrand(
  { brands }: Pick<Stores, 'brands'>,
  { brandId, offerId }: BrandChoice,
  { id: userId }: Pick<User, 'id'>,
): Promise<BrandChoice> {
  const missing = await brands.missing(userId, { brandId, offerId });
  if (missing) throw new NotFoundException(missing === 'brand' ? BRAND_NOT_FOUND : OFFER_NOT_FOUND);
  if (offerId === undefined) {
    const only = await brands.onlyOffer(userId, brandId ?? null);
    if (only) return only;
  }
  // An offer without a brand is one of the default brand's.
  const own = brandId ?? (offerId == null ? undefined : (await brands.speaking(userId))?.id);
  return { brandId: own, offerId: offerId ?? undefined };
}
