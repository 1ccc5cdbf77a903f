import { useQuery } from '@tanstack/react-query';
import { getQueues } from './job-calls';
import { LOOK_AGAIN_MS, QUEUES_KEY } from './job-keys';

/** What waits and who works, looked at again and again while it is on screen. */
export function useQueues() {
  return useQuery({
    queryKey: QUEUES_KEY,
    queryFn: getQueues,
    refetchOnMount: 'always',
    refetchInterval: LOOK_AGAIN_MS,
  });
}
