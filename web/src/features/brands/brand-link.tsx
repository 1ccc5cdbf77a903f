import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { wantedPage } from '@/lib/wanted-page';

interface BrandLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'state'> {
  /** The id of a brand, 'new' or 'import'. */
  to: string;
}

/** Leads to the page of a brand, and from there back to where it stands. */
export function BrandLink({ to, ...rest }: BrandLinkProps) {
  const { pathname, search } = useLocation();
  // In Settings the list of brands is what one comes back to.
  const hash = pathname === '/settings' ? '#brands' : '';
  return <Link to={`/brands/${to}`} state={wantedPage({ pathname, search, hash })} {...rest} />;
}
