import type { FiguresSnapshot } from '@copydesk/contracts';
import { useEffect, useState } from 'react';
import { closeLiveConnection, liveConnection, openLiveConnection, watchFigures } from '@/lib/live-connection';
import type { News } from './figures-state';

interface PushOptions {
  isWanted: boolean;
  onNews: (news: News) => void;
  onRefused: () => void;
}

/** Watches the dashboards over the socket. True while what happens is really pushed. */
export function usePush({ isWanted, onNews, onRefused }: PushOptions): boolean {
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
