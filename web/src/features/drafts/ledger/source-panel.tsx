import { placeIn, type EvidenceInput, type EvidenceSource } from '@copydesk/text';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useIsWide } from '@/lib/use-is-wide';
import { buttonStyle } from '@/ui/button-style';
import { Dialog } from '@/ui/dialog';
import { LoadFailure } from '@/ui/load-failure';
import { Skeleton } from '@/ui/skeleton';
import { capital, nameOf } from '@/lib/claims/describe-claim';
import { useEvidence } from './queries';
import { SourceText } from './source-text';
import type { Claims } from './use-claims';

/** The source of a claim at its place: beside the draft, on a phone in a sheet from below. */
export default function SourcePanel({ claims }: { claims: Claims }) {
  const { threadId, said, source: opened, closeSource } = claims;
  const evidence = useEvidence(threadId, said, opened !== null);
  const isWide = useIsWide();
  if (!opened) return null;
  const { source } = opened;
  const name = source.kind === 'document' ? evidence.data?.document?.name : null;
  const title = name ?? capital(nameOf(source));
  const place = placeIn(source);
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
  if (!isWide) {
    return (
      <Dialog open onOpenChange={closeSource} size="sheet" title={title} description={place ?? undefined}>
        {content}
      </Dialog>
    );
  }
  return (
    <Beside title={title} place={place} onClose={closeSource}>
      {content}
    </Beside>
  );
}

interface BesideProps {
  title: string;
  place: string | null;
  onClose: () => void;
  children: ReactNode;
}

function Beside({ title, place, onClose, children }: BesideProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  // Wherever one is: the draft beside it is worked on meanwhile. What lies over the page takes the key first.
  const takeKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => takeKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label={`Source: ${[title, place].filter(Boolean).join(', ')}`}
      className="flex min-h-0 animate-fade-in flex-col border-l border-line bg-surface outline-none"
    >
      <header className="flex min-h-13 items-center gap-3 border-b border-line px-4 py-2">
        <p dir="auto" className="min-w-0 flex-1 truncate font-medium">
          {title}
        </p>
        {place && <p className="shrink-0 text-sm text-muted tabular-nums">{place}</p>}
        <button
          type="button"
          aria-label="Close the source"
          onClick={onClose}
          className={buttonStyle('quiet', 'icon', '-mr-2')}
        >
          <X className="size-4" aria-hidden />
        </button>
      </header>
      <div className="min-h-0 flex-1 p-4 pr-1">{children}</div>
    </aside>
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
