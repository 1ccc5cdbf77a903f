import { Link } from 'react-router-dom';
import { LoadFailure } from '@/ui/load-failure';
import { Skeleton } from '@/ui/skeleton';
import { FollowButton } from './follow-button';
import { useFollows } from './queries';

/** The companies that one follows. */
export function FollowList() {
  const follows = useFollows();
  if (follows.isPending) {
    return (
      <div role="status" aria-label="Loading the companies you follow">
        <Skeleton className="h-14" />
      </div>
    );
  }
  if (follows.isError) {
    return <LoadFailure onRetry={follows.refetch}>The companies you follow could not be loaded.</LoadFailure>;
  }
  if (follows.data.length === 0) {
    return (
      <p className="text-muted">
        None yet. Type a ticker where you hand in a document, open the page of the company, and choose Follow.
      </p>
    );
  }
  return (
    <ul aria-label="Companies you follow" className="divide-y divide-line">
      {follows.data.map((company) => (
        <li key={company.cik} className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
          <Link
            to={`/companies/${company.cik}`}
            className="relative min-w-0 flex-1 break-words hover:underline max-md:after:absolute max-md:after:-inset-y-3 max-md:after:inset-x-0"
          >
            <span className="mr-2 font-semibold">{company.ticker}</span>
            <span className="text-muted">{company.name}</span>
          </Link>
          <FollowButton company={company} isFollowed />
        </li>
      ))}
    </ul>
  );
}
