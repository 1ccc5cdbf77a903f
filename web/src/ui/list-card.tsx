import { useId, type ReactNode } from 'react';
import type { PagedList } from '@/lib/use-paged-list';
import { Card } from './card';
import { ListState } from './list-state';

interface ListCardProps {
  /** What is listed, in the plural: 'Users'. */
  title: string;
  list: PagedList;
  /** What can be done with all of it. */
  action: ReactNode;
  /** What narrows it down. */
  filters: ReactNode;
  /** Said where there is nothing to list. */
  nothing: string;
  /** The rows. */
  children: ReactNode;
}

/** A long list in a card, with how many there are, and a way to find some of them. */
export function ListCard({ title, list, action, filters, nothing, children }: ListCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="overflow-hidden">
      <header className="flex flex-wrap items-center gap-2 px-4 pt-4 pb-3">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        <span className="text-sm text-muted tabular-nums">{list.total?.toLocaleString('en-US')}</span>
        <div className="ml-auto">{action}</div>
      </header>
      <div role="search" aria-label={title} className="flex flex-wrap items-start gap-2 px-4 pb-4">
        {filters}
      </div>
      <ListState name={title.toLowerCase()} list={list} nothing={nothing}>
        <ul aria-label={title} aria-busy={list.isPlaceholderData} className="divide-y divide-line border-t border-line">
          {children}
        </ul>
      </ListState>
    </Card>
  );
}
