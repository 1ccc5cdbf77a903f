import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Dialog } from '@/ui/dialog';
import { LoadFailure } from '@/ui/load-failure';
import type { FiguresSource } from './figures/figures-source';
import { RowsSkeleton } from './rows-skeleton';
import { UserDetails } from './user-details';

interface UserDialogProps {
  userId: number;
  source: FiguresSource;
  onRefused: () => void;
  onClose: () => void;
}

/** A user since the beginning. */
export function UserDialog({ userId, source, onRefused, onClose }: UserDialogProps) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['dashboard-user', userId],
    queryFn: () => source.readUser(userId),
    gcTime: 0,
  });
  const isRefused = source.isRefusal(error);
  useEffect(() => {
    if (isRefused) onRefused();
  }, [isRefused, onRefused]);
  return (
    <Dialog open onOpenChange={onClose} size="wide" title={data ? data.user.username : 'User details'}>
      {isFetching && <RowsSkeleton label="Loading the user" />}
      {!isFetching && error && <LoadFailure onRetry={refetch}>Failed to load user details</LoadFailure>}
      {!isFetching &&
        !error &&
        (data ? <UserDetails details={data} /> : <p className="text-muted">No user data available</p>)}
    </Dialog>
  );
}
