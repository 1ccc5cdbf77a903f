import { ADMIN, type FigureEventsQuery, type FigureUsersQuery } from '@copydesk/contracts';
import { ArrowUpRight } from 'lucide-react';
import { useState } from 'react';
import { formatCount } from '@/lib/format-numbers';
import { type PagedList, usePagedList } from '@/lib/use-paged-list';
import { classNames } from '@/ui/class-names';
import { Dialog } from '@/ui/dialog';
import { FormattedText } from '@/ui/formatted-text';
import { ListState } from '@/ui/list-card';
import { Skeleton } from '@/ui/skeleton';
import { type Breakdown, type Detail, detailOfEvent, detailOfUser } from './breakdowns';
import { CopyButton } from './copy-button';
import { FactList, FormInput } from './facts';
import type { FiguresSource } from './figures/figures-source';
import { cut, formatTrend } from './format-event';

interface BreakdownCardsProps {
  breakdowns: Breakdown[];
  /** Where what they are made of is read. */
  source: FiguresSource;
  className: string;
}

/** Figures that open what they are made of. */
export function BreakdownCards({ breakdowns, source, className }: BreakdownCardsProps) {
  const [opened, setOpened] = useState<string | null>(null);
  const shown = breakdowns.find(({ title }) => title === opened);
  return (
    <>
      <div className={className}>
        {breakdowns.map(({ title, value, unit, trend }) => (
          <FigureButton
            key={title}
            label={title}
            value={value === undefined ? undefined : formatCount(value)}
            unit={unit}
            trend={formatTrend(trend)}
            onOpen={() => setOpened(title)}
          />
        ))}
      </div>
      {shown && (
        <Dialog open onOpenChange={() => setOpened(null)} size="wide" title={shown.title} description={shown.about}>
          {shown.details.kind === 'events' ? (
            <EventDetails source={source} query={shown.details.query} />
          ) : (
            <UserDetails source={source} query={shown.details.query} />
          )}
        </Dialog>
      )}
    </>
  );
}

interface FigureButtonProps {
  label: string;
  /** Undefined while it is not known. */
  value: string | undefined;
  /** Said behind the value, small. */
  unit?: string;
  /** This week against the week before; null where there is nothing to compare with. */
  trend?: string | null;
  onOpen: () => void;
}

/** One figure, large, that opens what it is made of. */
function FigureButton({ label, value, unit, trend, onOpen }: FigureButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="group flex min-w-0 flex-col rounded-lg border border-line bg-surface p-4 text-left transition-colors duration-150 hover:border-line-strong hover:bg-raised sm:p-4.5"
    >
      <span className="flex w-full items-start justify-between gap-2 text-sm text-muted">
        {label}
        <ArrowUpRight
          className="mt-0.5 size-4 shrink-0 text-faint transition-colors duration-150 group-hover:text-text"
          aria-hidden
        />
      </span>
      {value === undefined ? (
        <Skeleton className="mt-1.5 h-7.5 w-16" />
      ) : (
        <span className="mt-0.5 flex flex-wrap items-baseline gap-x-2.5 text-[1.75rem] leading-9 font-semibold tracking-[-0.01em] tabular-nums">
          {value}
          {unit && <span className="text-sm font-normal tracking-normal text-muted">{unit}</span>}
          {trend && (
            <span className={classNames('text-sm font-medium tracking-normal', toneOf(trend))}>
              {trend} <span className="font-normal text-muted">on last week</span>
            </span>
          )}
        </span>
      )}
    </button>
  );
}

function toneOf(trend: string): string {
  if (trend.startsWith('+')) return 'text-good';
  return trend.startsWith('-') ? 'text-bad' : 'text-muted';
}

const LIMIT = String(ADMIN.detailPage);

interface DetailsProps<Q> {
  source: FiguresSource;
  query: Pick<Q, Exclude<keyof Q, 'limit' | 'cursor' | 'q'>>;
}

function EventDetails({ source: { root, headers }, query }: DetailsProps<FigureEventsQuery>) {
  const options = { headers, gcTime: 0 };
  const list = usePagedList(['figure-events'], `${root}/figure-events`, { ...query, limit: LIMIT }, options);
  return <Details list={list} details={list.items.map(detailOfEvent)} />;
}

function UserDetails({ source: { root, headers }, query }: DetailsProps<FigureUsersQuery>) {
  const options = { headers, gcTime: 0 };
  const list = usePagedList(['figure-users'], `${root}/figure-users`, { ...query, limit: LIMIT }, options);
  return <Details list={list} details={list.items.map(detailOfUser)} />;
}

/** What a figure is made of, page by page. */
function Details({ list, details }: { list: PagedList; details: Detail[] }) {
  return (
    <ListState name="details" list={list} nothing="No detailed data available">
      <ul className="flex flex-col divide-y divide-line">
        {details.map((detail) => (
          <DetailRow key={detail.id} detail={detail} />
        ))}
      </ul>
    </ListState>
  );
}

function DetailRow({ detail: { facts, content, form } }: { detail: Detail }) {
  return (
    <li className="flex flex-col gap-3.5 py-4">
      <FactList facts={facts} />
      {content !== null && (
        <div className="flex flex-col items-start gap-2.5">
          <div dir="auto" className="font-serif text-lg">
            <FormattedText text={cut(content, ADMIN.detailPreview)} />
          </div>
          <CopyButton text={content}>Copy Full Content</CopyButton>
        </div>
      )}
      <FormInput form={form} />
    </li>
  );
}
