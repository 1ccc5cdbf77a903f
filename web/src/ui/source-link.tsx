import { httpUrl } from '@copydesk/text';
import { ExternalLink } from 'lucide-react';

/** A source as a link, opened safely in a tab of its own; only named where it has no address of the web. */
export function SourceLink({ href, children }: { href: string | null; children: string }) {
  if (href === null) return <span>{children}</span>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className="text-accent underline-offset-2 hover:underline">
      {children}
      <ExternalLink className="ml-1 inline size-3.5 align-[-2px]" aria-hidden />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

/** The address of a page, opened safely in a tab of its own. */
export function PageLink({ url }: { url: string }) {
  return (
    <p className="truncate text-sm" title={url}>
      <SourceLink href={httpUrl(url)}>{url.replace(/^https?:\/\/(?:www\.)?/, '')}</SourceLink>
    </p>
  );
}
