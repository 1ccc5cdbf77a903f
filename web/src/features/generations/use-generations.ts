import { useQuery } from '@tanstack/react-query';
import { listGenerations } from './api/list-generations';

export const GENERATIONS_KEY = ['generations'];

export function useGenerations() {
  return useQuery({ queryKey: GENERATIONS_KEY, queryFn: listGenerations });
}
