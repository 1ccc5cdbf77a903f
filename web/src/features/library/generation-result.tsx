import type { EmailResult, GenerationResponse } from '@copydesk/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { http } from '@/lib/http';
import { messageOf } from '@/lib/http-error';
import { OPENS_NOTE, tellSent, tellShares } from '@/lib/results/describe-result';
import { Button } from '@/ui/button';
import { ResultDialog } from '@/ui/result-dialog';
import { announce } from '@/ui/toast/toast-store';
import { readLibraryAgain } from './cache/library-cache';
import { generationKey } from './library-keys';

/** How a saved email did with its readers, each share with its interval; typed here, or brought in from a report. */
export function GenerationResult({ generation }: { generation: GenerationResponse }) {
  const { id, title, result } = generation;
  const [isAsking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: (said: EmailResult | null) =>
      http.put('/api/generations/:id/result', { params: { id }, body: { result: said } }),
    onSuccess: (changed) => {
      queryClient.setQueryData(generationKey(id), changed);
      void readLibraryAgain(queryClient);
      announce({ title: changed.result ? 'Results saved' : 'Results removed', description: title });
      setAsking(false);
    },
  });
  return (
    <section aria-label="Results" className="mx-auto mt-6 flex max-w-[42rem] flex-col gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="font-semibold">Results</h3>
        {result && <p className="text-sm text-muted tabular-nums">{tellSent(result)}</p>}
        <Button size="small" className="ml-auto" onClick={() => setAsking(true)}>
          {result ? 'Edit results' : 'Add results'}
        </Button>
      </div>
      {result ? (
        <Shares result={result} />
      ) : (
        <p className="text-sm text-muted">
          None yet. Type them in, or{' '}
          <Link to="/results" className="text-text underline underline-offset-2">
            bring in a report of your sender
          </Link>
          .
        </p>
      )}
      {isAsking && (
        <ResultDialog
          title={title}
          result={result}
          isPending={change.isPending}
          failure={change.error && messageOf(change.error, 'It could not be saved. Please try again.')}
          onSave={change.mutate}
          onClose={() => {
            setAsking(false);
            change.reset();
          }}
        />
      )}
    </section>
  );
}

function Shares({ result }: { result: EmailResult }) {
  const shares = tellShares(result);
  if (shares.length === 0) return null;
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4">
        {shares.map(({ measure, name, count, rate, range }) => (
          <div key={measure}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="font-serif text-xl tabular-nums">{rate}</dd>
            <dd className="text-xs text-muted tabular-nums">
              {count} people, {range}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-xs text-faint">
        The ranges hold in 95 of 100 cases.{result.opened !== null && ` ${OPENS_NOTE}`}
      </p>
    </>
  );
}
