import { useQuery } from '@tanstack/react-query';
import { getStatus } from './api/get-status';

/** True while no real model is set. */
export function useDemoModel(): boolean {
  return useQuery({ queryKey: ['status'], queryFn: getStatus }).data?.demoModel ?? false;
}
