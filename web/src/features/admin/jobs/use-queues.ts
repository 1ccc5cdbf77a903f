import { useQuery } from '@tanstack/react-query';
import { LOOK_AGAIN_MS, QUEUES_KEY } from './job-keys';
import { getQueues } from './queries';

/** What waits and who works, looked at again and again while it is on screen. */
export function useQueues() {
  return useQuery({
    queryKey: QUEUES_KEY,
    queryFn: getQueues,
    refetchOnMount: 'always',
    refetchInterval: LOOK_AGAIN_MS,
  });
}
