import { type DocumentContent, sayCell, type EvidenceInput } from '@copydesk/figures';
import { httpUrl, placeIn, type EvidenceSource } from '@copydesk/text';
import { useId, useMemo } from 'react';
import { LoadFailure } from '@/ui/load-failure';
import { Panel } from '@/ui/panel';
import { Skeleton } from '@/ui/skeleton';
import { SourceLink } from '@/ui/source-link';
import { capital, nameOf } from '@/lib/claims/describe-claim';
import { hasBlocks, sectionAt } from './content/content-items';
import { ContentView } from './content/content-view';
import { cellAt } from './content/table-lines';
import { useContent, useEvidence } from './queries';
import { SourceText } from './source-text';
import type { Claims } from './use-claims';

/** The source of a claim at its place: beside the draft, on a phone in a sheet from below. */
export default function SourcePanel({ claims }: { claims: Claims }) {
  const { threadId, said, source: opened, closeSource } = claims;
  const evidence = useEvidence(threadId, said, opened !== null);
  const kept = opened?.source.kind === 'document' ? evidence.data?.document : null;
  const content = useContent(kept?.id ?? null);
  if (!opened) return null;
  const { source } = opened;
  const name = kept?.name;
  const title = name ?? capital(nameOf(source));
  const section = content.data && sectionAt(content.data, source.from);
  const place = placeIn(source) ?? (source.name !== null && name !== undefined ? capital(nameOf(source)) : section);
  const text = evidence.data && textOf(evidence.data.input, source);
  return (
    <Panel
      scrollsInside
      title={title}
      description={place ?? undefined}
      label={`Source: ${[title, place].filter(Boolean).join(', ')}`}
      onClose={closeSource}
      footer={kept?.origin && <SourceLink href={httpUrl(kept.origin.url)}>Open the page</SourceLink>}
    >
      {evidence.isError ? (
        <LoadFailure onRetry={() => evidence.refetch()}>
          The source could not be loaded. It is safe on the server.
        </LoadFailure>
      ) : text === undefined || (kept && content.isPending) ? (
        <div role="status" aria-label="Loading the source" className="flex flex-col gap-3">
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-2/3" />
        </div>
      ) : text === null ? (
        <p className="text-muted">This source is not kept any more. Its words at that place were: “{source.quote}”</p>
      ) : content.data?.text === text && hasBlocks(content.data) ? (
        <SaidContent key={source.from} content={content.data} source={source} />
      ) : (
        <SourceText key={`${source.kind} ${source.from}`} text={text} source={source} />
      )}
    </Panel>
  );
}

/** A document with the marked cell in words above it. */
function SaidContent({ content, source }: { content: DocumentContent; source: EvidenceSource }) {
  const id = useId();
  const words = useMemo(() => {
    const place = cellAt(content, source);
    return place && sayCell(content, place);
  }, [content, source]);
  return (
    <div className="flex h-full flex-col">
      <p
        id={id}
        role="status"
        className="mr-3 break-words tabular-nums not-empty:mb-3 not-empty:border-l-2 not-empty:border-accent not-empty:pl-3"
      >
        {words}
      </p>
      <div className="min-h-0 flex-1">
        <ContentView content={content} source={source} wordsId={id} />
      </div>
    </div>
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
