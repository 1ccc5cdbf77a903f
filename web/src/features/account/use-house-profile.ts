import { useQuery } from '@tanstack/react-query';
import { getHouseProfile } from './api/account-calls';

export const HOUSE_PROFILE_KEY = ['house-profile'];

export function useHouseProfile() {
  return useQuery({ queryKey: HOUSE_PROFILE_KEY, queryFn: getHouseProfile });
}
