import type { DocumentSummary } from '@copydesk/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download, FileText, Globe, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { formatBytes } from '@/lib/format-numbers';
import { formatDateTime } from '@/lib/format-date';
import { addressOf, http } from '@/lib/http';
import { refusalOf } from '@/lib/http-error';
import { usePagedList } from '@/lib/use-paged-list';
import { buttonStyle } from '@/ui/button-style';
import { lazyComponent } from '@/lib/lazy-component';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { SidePanel } from '@/ui/side-panel';
import { ListState } from '@/ui/list-card';
import { Skeleton } from '@/ui/skeleton';
import { PageLink } from '@/ui/source-link';
import { announce, toastFailure } from '@/ui/toast/toast-store';
import { describeOrigin } from '../describe-cuts';

const DocumentText = lazyComponent(() => import('./document-text'));

const DOCUMENTS_KEY = ['documents'];

/** The documents that are kept: each can be read, downloaded and deleted. */
export function DocumentsList({ onDeleted }: { onDeleted: () => void }) {
  const list = usePagedList(DOCUMENTS_KEY, '/api/documents', { limit: '20' });
  const [seen, setSeen] = useState<DocumentSummary | null>(null);
  const [doomed, setDoomed] = useState<DocumentSummary | null>(null);
  const deletion = useDeletion(onDeleted, () => setDoomed(null));
  if (list.isPending) {
    return (
      <div role="status" aria-label="Loading the documents">
        <Skeleton className="h-14" />
      </div>
    );
  }
  if (list.total === 0) {
    return <p className="text-muted">No documents yet. Files that you add to a tool are kept here.</p>;
  }
  return (
    <>
      <ListState name="documents" list={list} nothing="">
        <ul aria-label="Documents" aria-busy={list.isPlaceholderData} className="divide-y divide-line">
          {list.items.map((document) => (
            <DocumentRow
              key={document.id}
              document={document}
              onSee={() => setSeen(document)}
              onDelete={() => setDoomed(document)}
            />
          ))}
        </ul>
      </ListState>
      {seen && (
        <SidePanel key={seen.id} title="What was read" description={seen.name} onClose={() => setSeen(null)}>
          <Suspense fallback={<Skeleton className="h-40" />}>
            <DocumentText documentId={seen.id} />
          </Suspense>
        </SidePanel>
      )}
      {doomed && (
        <ConfirmDialog
          title="Delete this document?"
          description={`${doomed.name} is deleted for good. Emails that were written with it stay, but their figures can no longer be traced to it.`}
          action={deletion.isPending ? 'Deleting...' : 'Delete'}
          isPending={deletion.isPending}
          onConfirm={() => deletion.mutate(doomed.id)}
          onClose={() => setDoomed(null)}
        />
      )}
    </>
  );
}

interface DocumentRowProps {
  document: DocumentSummary;
  onSee: () => void;
  onDelete: () => void;
}

function DocumentRow({ document, onSee, onDelete }: DocumentRowProps) {
  const { id, name, pages, characters, origin, usedAt } = document;
  const Icon = origin ? Globe : FileText;
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-1 py-3 first:pt-0 last:pb-0">
      <Icon className="size-5 shrink-0 text-faint" strokeWidth={1.75} aria-hidden />
      <div className="min-w-0 flex-1 basis-48">
        <p dir="auto" className="font-medium break-words">
          {name}
        </p>
        <p className="text-sm text-muted tabular-nums">
          {origin && `${describeOrigin(origin)} · `}
          {pages !== null && `${pages.toLocaleString('en-US')} ${pages === 1 ? 'page' : 'pages'} · `}
          {formatBytes(characters)} · last used <time dateTime={usedAt}>{formatDateTime(usedAt)}</time>
        </p>
        {origin && <PageLink url={origin.url} />}
      </div>
      <div className="ml-auto flex items-center gap-1">
        <Button variant="quiet" size="small" aria-label={`See ${name}`} onClick={onSee}>
          See
        </Button>
        <a
          href={addressOf('/api/documents/:id/text', { params: { id } })}
          download
          aria-label={`Download ${name}`}
          className={buttonStyle('quiet', 'icon')}
        >
          <Download className="size-4" aria-hidden />
        </a>
        <Button variant="quiet" size="icon" aria-label={`Delete ${name}`} onClick={onDelete}>
          <Trash2 className="size-4" aria-hidden />
        </Button>
      </div>
    </li>
  );
}

function useDeletion(onDeleted: () => void, onSettled: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => http.delete('/api/documents/:id', { params: { id } }),
    onSuccess: () => {
      announce({ title: 'Document deleted' });
      onDeleted();
    },
    onError: (error) =>
      toastFailure('Failed to delete document', refusalOf(error, 'Please try again or check your connection.')),
    onSettled: () => {
      onSettled();
      return queryClient.invalidateQueries({ queryKey: DOCUMENTS_KEY });
    },
  });
}
