import { useQuery } from '@tanstack/react-query';
import { pagesOf } from '@copydesk/text';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { http } from '@/lib/http';
import { Button } from '@/ui/button';
import { LoadFailure } from '@/ui/load-failure';
import { Skeleton } from '@/ui/skeleton';
import { BROKEN_TAGS } from '../describe-cuts';

/** A text without pages is shown in pieces of so many characters: all of it at once may be 4 MB. */
const PIECES = /.{1,20000}/gsu;

interface DocumentTextProps {
  documentId: string;
  /** True where it is said above how the document was read. */
  isReported?: boolean;
}

/** All of a kept document, page by page. */
export default function DocumentText({ documentId, isReported = false }: DocumentTextProps) {
  const id = useId();
  const [at, setAt] = useState(0);
  const document = useQuery({
    queryKey: ['document', documentId],
    queryFn: () => http.get('/api/documents/:id', { params: { id: documentId } }),
    // A text never changes, and is too long to be held for nobody.
    gcTime: 0,
  });
  const sheets = useMemo(() => sheetsOf(document.data?.text ?? ''), [document.data]);
  if (document.isPending) {
    return (
      <div role="status" aria-label="Loading the text">
        <Skeleton className="h-40" />
      </div>
    );
  }
  if (document.isError) {
    return (
      <LoadFailure onRetry={document.refetch}>The text could not be loaded. It may have been deleted.</LoadFailure>
    );
  }
  const sheet = sheets[at];
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <div className="flex items-center gap-2">
        <h3 id={id} aria-live="polite" className="text-sm font-semibold tabular-nums">
          {sheet?.name ?? 'Text'}
        </h3>
        {sheets.length > 1 && (
          <div className="ml-auto flex items-center gap-1">
            <Button
              size="icon"
              variant="quiet"
              aria-label="Previous page"
              disabled={at === 0}
              onClick={() => setAt(at - 1)}
            >
              <ChevronLeft className="size-4" aria-hidden />
            </Button>
            <label className="text-sm text-muted">
              <span className="sr-only">Go to</span>
              <select
                value={at}
                onChange={(event) => setAt(Number(event.target.value))}
                className="h-8 max-md:h-11 max-md:text-lg rounded-md border border-line bg-field px-2 text-text"
              >
                {sheets.map(({ name }, index) => (
                  <option key={index} value={index}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
            <Button
              size="icon"
              variant="quiet"
              aria-label="Next page"
              disabled={at === sheets.length - 1}
              onClick={() => setAt(at + 1)}
            >
              <ChevronRight className="size-4" aria-hidden />
            </Button>
          </div>
        )}
      </div>
      {document.data.hasBrokenTags && !isReported && <p className="text-sm text-warn">{BROKEN_TAGS}</p>}
      <pre
        tabIndex={0}
        aria-labelledby={id}
        className="rounded-md border border-line bg-field p-3 font-mono text-xs leading-relaxed break-words whitespace-pre-wrap text-muted"
      >
        {sheet?.text ?? ''}
      </pre>
    </section>
  );
}

interface Sheet {
  name: string;
  text: string;
}

function sheetsOf(text: string): Sheet[] {
  const pages = pagesOf(text);
  const numbered = pages.some(({ number }) => number !== null);
  if (!numbered) {
    const pieces = text.match(PIECES) ?? [];
    return pieces.map((piece, index) => ({
      name: pieces.length === 1 ? 'Text of the file, all of it' : `Part ${index + 1} of ${pieces.length}`,
      text: piece,
    }));
  }
  return pages.map(({ kind, number, from, to }) => ({
    name: number === null ? 'Before the first page' : `${kind === 'slide' ? 'Slide' : 'Page'} ${number}`,
    text: number === null ? text.slice(from, to).trim() : text.slice(text.indexOf('\n', from) + 1 || to, to).trim(),
  }));
}
