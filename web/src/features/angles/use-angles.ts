import { LIMITS, type AngleIdeas, type AnglesRequest } from '@copydesk/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { OfferedAngles } from '@/lib/offered-angles';
import { http } from '@/lib/http';
import { isSignedOut } from '@/lib/http-error';
import { waitForJob } from '@/lib/jobs/wait-for-job';
import { newId } from '@/lib/new-id';
import { endedSession } from '@/lib/signals';

interface AnglesOptions {
  /** What they are offered for; null while there is nothing to write from. */
  of: string | null;
  request: AnglesRequest;
  kept: OfferedAngles | null;
  /** True where they are asked for by themselves; else somebody has to press a button. */
  asks: boolean;
  onOffered: (offered: OfferedAngles) => void;
}

export type Angles = ReturnType<typeof useAngles>;

const KEY = 'angles';

/** The angles of some material. They come beside everything else: nothing waits for them, and a failure is told in their place. */
export function useAngles({ of, request, kept, asks, onOffered }: AnglesOptions) {
  const queryClient = useQueryClient();
  const [wanted, setWanted] = useState<{ of: string | null; round: number } | null>(null);
  const current = kept !== null && kept.of === of ? kept : null;
  const done = current?.round ?? -1;
  const isWanted = wanted !== null && wanted.of === of;
  const round = isWanted ? wanted.round : 0;
  const isOn = of !== null && round > done && (asks || isWanted);
  const before = current?.before ?? [];
  const query = useQuery({
    queryKey: [KEY, of, round],
    queryFn: ({ signal }) =>
      askAngles({ ...request, offered: [...(request.offered ?? []), ...before].slice(-LIMITS.anglesOffered) }, signal),
    enabled: isOn,
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const take = useEffectEvent((ideas: AngleIdeas) => {
    if (of === null || round <= done) return;
    onOffered({ ...ideas, of, round, before: [...before, ...ideas.angles.map(({ line }) => line)] });
  });
  const { data } = query;
  useEffect(() => {
    if (data) take(data);
  }, [data]);
  return {
    angles: current?.angles ?? [],
    state: stateOf({ isOn, isFetching: query.isFetching, isError: query.isError, isDone: current !== null }),
    /** Others than those that were offered, or the same once more where they did not come. */
    ask: () => {
      if (isOn && !query.isFetching) void query.refetch();
      else setWanted({ of, round: done + 1 });
    },
    /** Nobody waits for them any more. */
    stop: () => void queryClient.cancelQueries({ queryKey: [KEY] }),
  };
}

function stateOf(now: { isOn: boolean; isFetching: boolean; isError: boolean; isDone: boolean }) {
  if (now.isOn && now.isFetching) return 'running';
  if (now.isOn && now.isError) return 'failed';
  return now.isDone ? 'done' : 'idle';
}

async function askAngles(request: AnglesRequest, signal: AbortSignal): Promise<AngleIdeas> {
  try {
    const { jobId } = await http.submit('/api/angles', request, newId());
    const { result } = await waitForJob('suggest-angles', jobId, { signal });
    return result ?? { angles: [], document: null };
  } catch (error) {
    if (isSignedOut(error)) endedSession.tell();
    throw error;
  }
}
