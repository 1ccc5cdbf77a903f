import { LoadFailure } from '@/ui/load-failure';
import { Skeleton } from '@/ui/skeleton';
import { useHouseProfile } from '../use-house-profile';
import { HouseProfileForm } from './house-profile-form';

export function HouseProfileCard({ userId }: { userId: number }) {
  const profile = useHouseProfile();
  if (profile.isPending) {
    return (
      <div role="status" aria-label="Loading the house profile" className="flex flex-col gap-5">
        <Skeleton className="h-21" />
        <Skeleton className="h-29" />
        <Skeleton className="h-29" />
        <Skeleton className="h-29" />
      </div>
    );
  }
  if (profile.isError) {
    return <LoadFailure onRetry={profile.refetch}>The house profile could not be loaded. It is safe.</LoadFailure>;
  }
  return <HouseProfileForm userId={userId} profile={profile.data} />;
}
