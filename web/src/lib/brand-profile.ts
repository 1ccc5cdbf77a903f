import { useQuery } from '@tanstack/react-query';
import { http } from './http';

export const BRAND_PROFILE_KEY = ['house-profile'];

/** The house that the user writes for. */
export function useBrandProfile() {
  return useQuery({ queryKey: BRAND_PROFILE_KEY, queryFn: () => http.get('/api/account/house-profile') });
}
