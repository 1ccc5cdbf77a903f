import type { DayCost } from '@copydesk/contracts';
import { type ReactNode, useState } from 'react';
import { formatDateTime } from '@/lib/format-date';
import { Card } from '@/ui/card';
import { CsvLink } from '@/ui/csv-link';
import { LoadFailureCard } from '@/ui/load-failure';
import { Skeleton } from '@/ui/skeleton';
import { StatCard } from '@/ui/stat-card';
import { ToggleGroup } from '@/ui/toggle-group';
import { type CostRow, costRows, daySizes, formatTokens, formatCost, tokensOf } from './cost-rows';
import { type CostTable, csvOfCosts, useCosts } from './queries';

const SPANS = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
] as const;
type Span = (typeof SPANS)[number]['value'];

const TABLES = [
  { value: 'tools', label: 'Tools' },
  { value: 'users', label: 'Users' },
  { value: 'days', label: 'Days' },
  { value: 'generations', label: 'Generations' },
] as const;
const NOTES: Partial<Record<CostTable, string>> = {
  users: 'Top 50. The CSV has everyone.',
  generations: 'The newest 50, including failed and stopped ones. The CSV has all.',
};

/** Tokens, and what they cost: per tool, user, day and generation. */
export function Costs() {
  const [span, setSpan] = useState<Span>('30');
  const [table, setTable] = useState<CostTable>('tools');
  const days = Number(span);
  const { data, isError, isPlaceholderData, refetch } = useCosts(days);
  const count = (value: number | undefined) => value?.toLocaleString('en-US');
  if (isError && !data) {
    return <LoadFailureCard onRetry={refetch}>The costs could not be loaded. Nothing is lost.</LoadFailureCard>;
  }
  return (
    <div aria-busy={isPlaceholderData} className="flex flex-col gap-3.5">
      <div className="flex">
        <ToggleGroup label="How many days" options={SPANS} value={span} onChange={setSpan} />
      </div>
      <div className="grid grid-cols-2 gap-3.5 lg:grid-cols-4">
        <StatCard label="Cost" value={data && formatCost(data.total)} />
        <StatCard label="Jobs" value={count(data?.total.jobs)} />
        <StatCard label="Input tokens" value={data && formatTokens(data.total.inputTokens, data.total)} />
        <StatCard label="Output tokens" value={data && formatTokens(data.total.outputTokens, data.total)} />
      </div>
      {data ? <CostDays days={data.perDay} /> : <Skeleton className="h-44 rounded-lg" />}
      {data ? (
        <Card aria-labelledby="cost-table" className="overflow-hidden">
          <header className="flex flex-wrap items-center gap-2 p-4">
            <h2 id="cost-table" className="font-semibold">
              Cost of each
            </h2>
            <div className="ml-auto">
              <CsvLink href={csvOfCosts(table, days)} name={`the costs of ${table}`} />
            </div>
            <div className="flex basis-full">
              <ToggleGroup label="Cost of each" options={TABLES} value={table} onChange={setTable} />
            </div>
            {NOTES[table] && <p className="basis-full text-sm text-muted">{NOTES[table]}</p>}
          </header>
          <CostTableView rows={costRows(data, table)} isEach={table === 'generations'} />
        </Card>
      ) : (
        <Skeleton className="h-80 rounded-lg" />
      )}
      {data && (
        <div className="text-sm break-words text-muted">
          {data.unpricedModels.length > 0 && (
            <p>No price is known of {data.unpricedModels.join(', ')}: tokens are counted, cost is not.</p>
          )}
          {data.total.isEstimated && <p>~ Where a server tells no tokens, they are estimated from the text.</p>}
          <p>
            Prices of {data.prices.date}: {data.prices.source}
          </p>
        </div>
      )}
    </div>
  );
}

const TITLES = { cost: 'Cost per day', tokens: 'Tokens per day' };

/** The days as bars, today last. The table of days says the same in figures. */
function CostDays({ days }: { days: DayCost[] }) {
  const { unit, sizes } = daySizes(days);
  const largest = Math.max(...sizes, 0);
  return (
    <Card aria-labelledby="cost-days" className="p-4.5">
      <header className="mb-4 flex items-baseline justify-between gap-3">
        <h2 id="cost-days" className="font-semibold">
          {TITLES[unit]}
        </h2>
        <span className="text-sm text-muted">
          {largest > 0 && `${formatLargest(unit, largest)} at most · `}UTC, today last
        </span>
      </header>
      <div aria-hidden className="flex h-24 items-end gap-px border-b border-line sm:gap-1">
        {days.map((day, index) => (
          <div
            key={day.date}
            title={`${day.date}: ${formatCost(day)}, ${tokensOf(day).toLocaleString('en-US')} tokens`}
            style={{ height: largest > 0 ? `${((sizes[index] ?? 0) / largest) * 100}%` : 0 }}
            className={`min-w-0 flex-1 rounded-t-sm ${index === days.length - 1 ? 'bg-accent' : 'bg-accent/35'}`}
          />
        ))}
      </div>
      {largest === 0 && <p className="mt-3 text-sm text-muted">No usage in this period.</p>}
    </Card>
  );
}

function formatLargest(unit: 'cost' | 'tokens', largest: number): string {
  return unit === 'cost'
    ? formatCost({ cost: largest, isPartial: false, isEstimated: false })
    : largest.toLocaleString('en-US');
}

interface CostTableViewProps {
  rows: CostRow[];
  /** True where each row is one job. */
  isEach: boolean;
}

const CELL = 'px-2 py-2.5 text-right align-top whitespace-nowrap tabular-nums last:pr-4';
const WIDE = `${CELL} max-sm:hidden`;
const PHONE = `${CELL} sm:hidden`;

function CostTableView({ rows, isEach }: CostTableViewProps) {
  if (rows.length === 0) return <p className="border-t border-line p-4 text-muted">No usage in this period.</p>;
  return (
    <table aria-labelledby="cost-table" className="w-full table-fixed border-t border-line">
      <thead>
        <tr className="text-xs text-muted">
          <th scope="col" className="w-2/5 py-2.5 pr-2 pl-4 text-left font-medium">
            Name
          </th>
          {!isEach && (
            <th scope="col" className={`${CELL} font-medium`}>
              Jobs
            </th>
          )}
          <th scope="col" className={`${WIDE} font-medium`}>
            Input tokens
          </th>
          <th scope="col" className={`${WIDE} font-medium`}>
            Output tokens
          </th>
          <th scope="col" className={`${PHONE} font-medium`}>
            Tokens
          </th>
          <th scope="col" className={`${CELL} font-medium`}>
            Cost
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-t border-line">
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row" className="py-2.5 pr-2 pl-4 text-left font-normal break-words">
              {row.name}
              {row.note && <span className="block text-sm break-words text-muted">{row.note}</span>}
              {row.at && (
                <time dateTime={row.at} className="block text-xs text-muted">
                  {formatDateTime(row.at)}
                </time>
              )}
            </th>
            {!isEach && <td className={CELL}>{row.jobs.toLocaleString('en-US')}</td>}
            <td className={WIDE}>
              {formatTokens(row.inputTokens, row)}
              {row.cachedTokens > 0 && <Part>{row.cachedTokens.toLocaleString('en-US')} cached</Part>}
            </td>
            <td className={WIDE}>
              {formatTokens(row.outputTokens, row)}
              {row.reasoningTokens > 0 && <Part>{row.reasoningTokens.toLocaleString('en-US')} thought</Part>}
            </td>
            <td className={PHONE}>{formatTokens(tokensOf(row), row)}</td>
            <td className={CELL}>{formatCost(row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Part({ children }: { children: ReactNode }) {
  return <span className="block text-xs text-muted">{children}</span>;
}
