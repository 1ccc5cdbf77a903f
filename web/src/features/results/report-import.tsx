import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { http } from '@/lib/http';
import { messageOf } from '@/lib/http-error';
import { Button } from '@/ui/button';
import { LoadFailure } from '@/ui/load-failure';
import { Skeleton } from '@/ui/skeleton';
import { ColumnChoice } from './column-choice';
import type { Report } from './read-report';
import { LeftRows, ReadyRows } from './report-lists';
import { rowsOf, sortRows } from './report-rows';
import { useColumns } from './use-columns';

interface ReportImportProps {
  report: Report;
  userId: number;
  onDone: (kept: number) => void;
  onAgain: () => void;
}

/** What a report says, and of which emails: all that is ready is brought in at once, or nothing. */
export function ReportImport({ report, userId, onDone, onAgain }: ReportImportProps) {
  const queryClient = useQueryClient();
  const { columns, choose } = useColumns(report, userId);
  const [chosen, setChosen] = useState<Partial<Record<number, string>>>({});
  const rows = useMemo(() => rowsOf(report, columns), [report, columns]);
  const names = rows.map(({ name }) => name);
  const matches = useQuery({
    queryKey: ['result-matches', names],
    queryFn: () => http.post('/api/results/matches', { body: { names } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { ready, left } = sortRows(rows, matches.data ?? [], chosen);
  const keep = useMutation({
    mutationFn: () => {
      const results = ready.map(({ target: { kind, id }, result }) => ({ kind, id, result }));
      return http.post('/api/results', { body: { results } });
    },
    onSuccess: async ({ kept }) => {
      // Lists of emails show them everywhere.
      await queryClient.invalidateQueries();
      onDone(kept);
    },
  });
  const action = left.length === 0 ? `Bring in all ${ready.length}` : `Bring in ${ready.length} of ${rows.length}`;
  return (
    <div className="flex flex-col gap-6">
      <ColumnChoice report={report} columns={columns} onChoose={choose} />
      {matches.isPending ? (
        <Skeleton className="h-24" />
      ) : matches.isError ? (
        <LoadFailure onRetry={matches.refetch}>Your emails could not be looked up. Nothing was brought in.</LoadFailure>
      ) : (
        <>
          {left.length > 0 && (
            <LeftRows rows={left} onChoose={(line, target) => setChosen((before) => ({ ...before, [line]: target }))} />
          )}
          {ready.length > 0 && <ReadyRows rows={ready} />}
        </>
      )}
      {keep.isError && (
        <p role="alert" className="text-sm text-bad">
          {messageOf(keep.error, 'Nothing was brought in. Please try again.')}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="main"
          disabled={ready.length === 0 || keep.isPending || matches.isFetching}
          onClick={() => keep.mutate()}
        >
          {keep.isPending ? 'Bringing in...' : ready.length === 0 ? 'Nothing to bring in' : action}
        </Button>
        <Button variant="quiet" onClick={onAgain}>
          Choose another file
        </Button>
      </div>
    </div>
  );
}
