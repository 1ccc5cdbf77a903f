import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { generationsLive } from '@/features/generations/generations.live';
import { closeLiveConnection, liveConnection, openLiveConnection } from '@/lib/live-connection';

/** Connects the events of the server with what is cached, while somebody is signed in. */
export function LiveWiring() {
  const queryClient = useQueryClient();
  useEffect(() => {
    const stopListening = liveConnection.listen(generationsLive(queryClient));
    // Without its file the page lives on polling.
    openLiveConnection().catch(() => undefined);
    return () => {
      stopListening();
      closeLiveConnection();
    };
  }, [queryClient]);
  return null;
}
