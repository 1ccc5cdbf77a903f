import { useState } from 'react';
import { Card } from '@/ui/card';
import { CsvLink } from '@/ui/csv-link';
import { LoadFailureCard } from '@/ui/load-failure';
import { Skeleton } from '@/ui/skeleton';
import { StatCard } from '@/ui/stat-card';
import { ToggleGroup } from '@/ui/toggle-group';
import { costRows } from '../cost-rows';
import { formatTokens, sayCost } from '../say-cost';
import { csvOfCosts, useCosts, type CostTable } from '../use-costs';
import { CostDays } from './cost-days';
import { CostTableView } from './cost-table-view';

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
  users: 'The 50 who used most. The file has all.',
  generations: 'The 50 newest, failed and stopped ones too. The file has all.',
};

/** Tokens, and what they cost: per tool, user, day and generation. */
export function Costs() {
  const [span, setSpan] = useState<Span>('30');
  const [table, setTable] = useState<CostTable>('tools');
  const days = Number(span);
  const { data, isError, isPlaceholderData, refetch } = useCosts(days);
  const count = (value: number | undefined) => value?.toLocaleString('en-US');
  if (isError && !data) {
    return <LoadFailureCard onRetry={refetch}>The costs could not be read. Nothing of them is lost.</LoadFailureCard>;
  }
  return (
    <div aria-busy={isPlaceholderData} className="flex flex-col gap-3.5">
      <div className="flex">
        <ToggleGroup label="How many days" options={SPANS} value={span} onChange={setSpan} />
      </div>
      <div className="grid grid-cols-2 gap-3.5 lg:grid-cols-4">
        <StatCard label="Cost" value={data && sayCost(data.total)} />
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
