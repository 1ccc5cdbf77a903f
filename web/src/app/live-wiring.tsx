import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { libraryLive } from '@/features/library/cache/library-cache';
import { ownCountsLive } from '@/features/session/use-own-counts';
import { closeLiveConnection, liveConnection, openLiveConnection } from '@/lib/live-connection';

/** Connects the events of the server with what is cached, while somebody is signed in. */
export function LiveWiring() {
  const queryClient = useQueryClient();
  useEffect(() => {
    const leave = [libraryLive, ownCountsLive].map((live) => liveConnection.listen(live(queryClient)));
    // Without its file the page lives on polling.
    openLiveConnection().catch(() => undefined);
    return () => {
      leave.forEach((stop) => stop());
      closeLiveConnection();
    };
  }, [queryClient]);
  return null;
}
