import { useQuery } from '@tanstack/react-query';
import { listGenerations } from './api/list-generations';

export const GENERATIONS_KEY = ['generations'];

/** Read again whenever a list is opened: emails are saved on other screens. */
export function useGenerations() {
  return useQuery({ queryKey: GENERATIONS_KEY, queryFn: listGenerations, refetchOnMount: 'always' });
}
