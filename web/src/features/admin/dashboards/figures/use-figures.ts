import type { FiguresSnapshot } from '@copydesk/contracts';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { closeLiveConnection, liveConnection, openLiveConnection, watchFigures } from '@/lib/live-connection';
import type { FiguresSource } from './figures-source';
import { type News, NO_FIGURES, takeNews } from './figures-state';

interface FiguresOptions {
  source: FiguresSource;
  isLive: boolean;
  /** The PIN opens nothing any more. */
  onRefused: () => void;
}

/** The figures of a dashboard. Live, they are polled, and pushed where the source pushes; else read when asked for. */
export function useFigures({ source, isLive, onRefused }: FiguresOptions) {
  const [state, take] = useReducer(takeNews, NO_FIGURES);
  /** By how much the server's clock is ahead of this one, in milliseconds. */
  const [aheadMs, setAhead] = useState(0);
  const [failures, setFailures] = useState<string[]>([]);
  const [reading, setReading] = useState(0);
  const busy = useRef(new Set<string>());

  const hear = useCallback((news: News) => {
    if (news.kind === 'figures') setAhead(Date.parse(news.asOf) - Date.now());
    take(news);
  }, []);

  const poll = useCallback(
    async ({ failure, read }: FiguresSource['polls'][number]) => {
      if (busy.current.has(failure)) return;
      busy.current.add(failure);
      try {
        hear(await read());
        setFailures((known) => known.filter((other) => other !== failure));
      } catch (error) {
        if (source.isRefusal(error)) onRefused();
        else setFailures((known) => [...known.filter((other) => other !== failure), failure]);
      } finally {
        busy.current.delete(failure);
      }
    },
    [source, hear, onRefused],
  );

  const refresh = useCallback(async () => {
    setReading((count) => count + 1);
    await Promise.all(source.polls.map(poll));
    setReading((count) => count - 1);
  }, [source, poll]);

  useEffect(() => {
    source.polls.forEach((one) => void poll(one));
  }, [source, poll]);

  useEffect(() => {
    if (!isLive) return;
    const timers = source.polls.map((one) => setInterval(() => void poll(one), one.everyMs));
    return () => timers.forEach((timer) => clearInterval(timer));
  }, [isLive, source, poll]);

  const isPushed = usePush({ isWanted: isLive && source.isPushed, onNews: hear, onRefused });
  return { ...state, aheadMs, failures, isReading: reading > 0, isPushed, refresh };
}

export type Figures = ReturnType<typeof useFigures>;

interface PushOptions {
  isWanted: boolean;
  onNews: (news: News) => void;
  onRefused: () => void;
}

/** Watches the dashboards over the socket. True while what happens is really pushed. */
function usePush({ isWanted, onNews, onRefused }: PushOptions): boolean {
  const [isPushed, setPushed] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    const hear = ({ asOf, ...parts }: FiguresSnapshot) => onNews({ kind: 'figures', asOf, parts });
    const watch = async () => {
      try {
        hear(await watchFigures());
        setPushed(true);
      } catch {
        // The polls go on; they also find out whether the PIN is refused.
        setPushed(false);
      }
    };
    const stopListening = liveConnection.listen({
      connect: () => void watch(),
      disconnect: () => setPushed(false),
      'analytics:event': ({ events }) => onNews({ kind: 'events', events }),
      'analytics:snapshot': hear,
      'admin:closed': onRefused,
    });
    // Without its file the page lives on polling.
    openLiveConnection().catch(() => undefined);
    return () => {
      stopListening();
      closeLiveConnection();
      setPushed(false);
    };
  }, [isWanted, onNews, onRefused]);
  return isPushed;
}
