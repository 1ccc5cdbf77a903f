import { Skeleton } from '@/ui/skeleton';

export function ChartSkeleton() {
  return <Skeleton className="h-83 rounded-lg" />;
}
