import { httpUrl, placeIn, type EvidenceInput, type EvidenceSource } from '@copydesk/text';
import { LoadFailure } from '@/ui/load-failure';
import { Panel } from '@/ui/panel';
import { Skeleton } from '@/ui/skeleton';
import { SourceLink } from '@/ui/source-link';
import { capital, nameOf } from '@/lib/claims/describe-claim';
import { useEvidence } from './queries';
import { SourceText } from './source-text';
import type { Claims } from './use-claims';

/** The source of a claim at its place: beside the draft, on a phone in a sheet from below. */
export default function SourcePanel({ claims }: { claims: Claims }) {
  const { threadId, said, source: opened, closeSource } = claims;
  const evidence = useEvidence(threadId, said, opened !== null);
  if (!opened) return null;
  const { source } = opened;
  const kept = source.kind === 'document' ? evidence.data?.document : null;
  const name = kept?.name;
  const title = name ?? capital(nameOf(source));
  const place = placeIn(source) ?? (source.name !== null && name !== undefined ? capital(nameOf(source)) : null);
  const text = evidence.data && textOf(evidence.data.input, source);
  const content = evidence.isError ? (
    <LoadFailure onRetry={() => evidence.refetch()}>
      The source could not be loaded. It is safe on the server.
    </LoadFailure>
  ) : text === undefined ? (
    <div role="status" aria-label="Loading the source" className="flex flex-col gap-3">
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-2/3" />
    </div>
  ) : text === null ? (
    <p className="text-muted">This source is not kept any more. Its words at that place were: “{source.quote}”</p>
  ) : (
    <SourceText key={`${source.kind} ${source.from}`} text={text} source={source} />
  );
  return (
    <Panel
      scrollsInside
      title={title}
      description={place ?? undefined}
      label={`Source: ${[title, place].filter(Boolean).join(', ')}`}
      onClose={closeSource}
      footer={kept?.origin && <SourceLink href={httpUrl(kept.origin.url)}>Open the page</SourceLink>}
    >
      {content}
    </Panel>
  );
}

/** The text in which a source stands; null where it is not there any more. */
function textOf(input: EvidenceInput, { kind, name, date, quote, to }: EvidenceSource): string | null {
  if (kind !== 'catalyst') return (kind === 'document' ? input.document : input[kind]) || null;
  const news = (input.catalysts ?? []).filter((catalyst) => catalyst.source === name && catalyst.date === date);
  const plain = (words: string) => words.replace(/\s+/g, ' ');
  const found =
    news.find(({ text }) => plain(text).includes(plain(quote))) ?? news.find(({ text }) => text.length >= to);
  return found?.text ?? null;
}
