import type { Company } from '@copydesk/contracts';
import { BellOff, BellPlus } from 'lucide-react';
import { Button } from '@/ui/button';
import { useFollowing } from './queries';

/** Follows a company: its new filings come into the inbox. */
export function FollowButton({ company, isFollowed }: { company: Company; isFollowed: boolean }) {
  const following = useFollowing(company);
  const Icon = isFollowed ? BellOff : BellPlus;
  return (
    <Button disabled={following.isPending} onClick={() => following.mutate(!isFollowed)}>
      <Icon className="size-4" aria-hidden />
      {isFollowed ? 'Unfollow' : 'Follow'}
      <span className="sr-only"> {company.name}</span>
    </Button>
  );
}
