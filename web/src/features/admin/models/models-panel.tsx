import { describeLearned, type ModelReport, type ModelTrial } from '@copydesk/contracts';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { formatDateTime } from '@/lib/format-date';
import { http } from '@/lib/http';
import { Card } from '@/ui/card';
import { LoadFailureCard } from '@/ui/load-failure';
import { Skeleton } from '@/ui/skeleton';

/** What is known of the models: whether they work, what their servers take, and what to change. */
export function ModelsPanel() {
  const { data, isError, refetch } = useQuery({
    queryKey: ['model-reports'],
    queryFn: () => http.get('/api/admin/models'),
    refetchOnMount: 'always',
  });
  if (isError && !data) return <LoadFailureCard onRetry={refetch}>The models could not be loaded.</LoadFailureCard>;
  if (!data) return <Skeleton className="h-52 rounded-lg" />;
  return (
    <>
      <p className="text-sm text-muted">
        <code className="font-mono">npm run models</code> asks each model one short thing in every way in which it is
        used. What a server does not take is learned by itself, and looked at again after a day.
      </p>
      {data.length === 0 && <p className="text-muted">No models have been used yet.</p>}
      {data.map((report) => (
        <ModelCard key={`${report.server} ${report.model}`} report={report} />
      ))}
    </>
  );
}

function ModelCard({ report }: { report: ModelReport }) {
  const { server, model, learned, problems, trials, triedAt, shutdownDate } = report;
  const sentences = describeLearned(learned);
  return (
    <Card aria-label={model} className="flex flex-col gap-3.5 p-4">
      <header>
        <h2 className="font-semibold break-words">{model}</h2>
        <p className="text-sm break-words text-muted">{server}</p>
      </header>
      {shutdownDate && <p className="text-sm text-warn">Its provider shuts it down on {shutdownDate}.</p>}
      {problems.length > 0 && (
        <ul
          aria-label="What to change"
          className="flex flex-col gap-2 rounded-md border border-warn/35 bg-warn-soft p-3 text-sm text-warn"
        >
          {problems.map(({ at, message }) => (
            <li key={message} className="break-words">
              {message} <time dateTime={at}>({formatDateTime(at)})</time>
            </li>
          ))}
        </ul>
      )}
      <ul aria-label="What it takes" className="flex list-disc flex-col gap-1 pl-5 text-sm">
        {(sentences.length > 0 ? sentences : ['Supports every feature we have tried so far.']).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {trials.length > 0 && (
        <div>
          <h3 className="text-sm font-medium">Tried {triedAt && formatDateTime(triedAt)}</h3>
          <ul className="mt-1.5 flex flex-col gap-1.5 text-sm">
            {trials.map((trial) => (
              <Trial key={trial.way} trial={trial} />
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}

function Trial({ trial: { way, ok, message, firstTokenMs, tokensPerSecond } }: { trial: ModelTrial }) {
  const Icon = ok ? CircleCheck : CircleAlert;
  const figures = [
    ...(firstTokenMs === null ? [] : [`first word after ${(firstTokenMs / 1_000).toFixed(1)} s`]),
    ...(tokensPerSecond === null ? [] : [`${tokensPerSecond.toLocaleString('en-US')} tokens a second`]),
  ];
  return (
    <li className="flex items-start gap-2">
      <Icon className={`mt-0.5 size-4 shrink-0 ${ok ? 'text-good' : 'text-bad'}`} aria-hidden />
      <span className="min-w-0 break-words">
        <span className="font-medium first-letter:uppercase">{way}</span> {ok ? 'works' : 'fails'}. {message}
        {figures.length > 0 && <span className="text-muted"> {figures.join(', ')}</span>}
      </span>
    </li>
  );
}
