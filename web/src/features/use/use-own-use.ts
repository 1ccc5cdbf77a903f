import { useQuery } from '@tanstack/react-query';
import { getOwnUse } from './api/get-own-use';

/** Read again whenever it is opened: emails are written on other screens. */
export function useOwnUse() {
  return useQuery({ queryKey: ['own-use'], queryFn: getOwnUse, refetchOnMount: 'always' });
}
