import type { ConfirmationRequest, EvidenceResponse, WaiverRequest } from '@copydesk/contracts';
import { contentOf, type DocumentContent } from '@copydesk/figures';
import { type Appendix, sourcesAppendix } from '@copydesk/text';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { http } from '@/lib/http';
import { messageOf } from '@/lib/http-error';
import { liveConnection } from '@/lib/live-connection';
import { toastFailure } from '@/ui/toast/toast-store';
import type { Version } from '../thread/versions';
import { isBeyondLimit } from './unchecked-claims';

const ledgersKey = (threadId: string) => ['ledger', threadId];
export const readingsKey = (threadId: string) => ['readings', threadId];

const TRIES = 3;

const ledgerOptions = (threadId: string, version: Version | null) =>
  queryOptions({
    queryKey: [...ledgersKey(threadId), version?.id],
    queryFn: () =>
      http.get('/api/threads/:id/versions/:number/ledger', { params: { id: threadId, number: version?.number ?? 0 } }),
    retry: (failures, error) => failures < TRIES && !isBeyondLimit(error),
  });

/** `said`: how often its user has said something in the thread, which is evidence, too. */
const evidenceOptions = (threadId: string, said: number) =>
  queryOptions({
    queryKey: ['evidence', threadId, said],
    queryFn: () => http.get('/api/threads/:id/evidence', { params: { id: threadId } }),
    retry: TRIES,
  });

/** The claims of a version with what the sources say of them. */
export function useLedger(threadId: string, version: Version | null) {
  const queryClient = useQueryClient();
  useEffect(() => {
    return liveConnection.listen({
      'thread:changed': (event) => {
        if (event.threadId !== threadId) return;
        for (const queryKey of [ledgersKey(threadId), readingsKey(threadId)])
          void queryClient.invalidateQueries({ queryKey });
      },
    });
  }, [threadId, queryClient]);
  return useQuery({ ...ledgerOptions(threadId, version), enabled: version !== null });
}

/** All that a draft may rest on: as long as the document is, and so asked for when it is needed. */
export function useEvidence(threadId: string, said: number, isNeeded: boolean) {
  return useQuery({ ...evidenceOptions(threadId, said), enabled: isNeeded });
}

/** What a check model read of sentences of a thread and of its document. */
export function useReadings(threadId: string, isNeeded: boolean) {
  return useQuery({
    queryKey: readingsKey(threadId),
    queryFn: () => http.get('/api/threads/:id/readings', { params: { id: threadId } }),
    enabled: isNeeded,
  });
}

/** A kept document with its tables; null where none were read in it, or they cannot be had: its text is shown then. */
export function useContent(documentId: string | null) {
  return useQuery({
    queryKey: ['content', documentId],
    queryFn: () => (documentId === null ? null : readContent(documentId)),
    enabled: documentId !== null,
    retry: false,
    // A document never changes.
    staleTime: Infinity,
  });
}

async function readContent(id: string): Promise<DocumentContent | null> {
  const kept = await http.get('/api/documents/:id/content', { params: { id } });
  return kept.structure === null ? null : contentOf(kept);
}

/** Reads what goes into a file beside the words of a version. */
export function useSources(threadId: string, version: Version | null, said: number): () => Promise<Appendix> {
  const queryClient = useQueryClient();
  return async () => {
    const [{ entries }, { document }] = await Promise.all([
      queryClient.fetchQuery(ledgerOptions(threadId, version)),
      queryClient.fetchQuery(evidenceOptions(threadId, said)),
    ]);
    return sourcesAppendix(entries, { document: document?.name ?? null });
  };
}

/** Updates waivers and confirmations in the cached evidence, which is too long to be fetched again. */
function useAnswers(threadId: string) {
  const queryClient = useQueryClient();
  return (change: (known: EvidenceResponse) => Partial<EvidenceResponse>) => {
    queryClient.setQueriesData<EvidenceResponse>(
      { queryKey: ['evidence', threadId] },
      (known) => known && { ...known, ...change(known) },
    );
    return queryClient.invalidateQueries({ queryKey: ledgersKey(threadId) });
  };
}

const tellNotTaken = (error: Error) =>
  toastFailure('It could not be taken back', messageOf(error, 'Please try again.'));

/** Answers for a claim, and takes that back. */
export function useWaivers(threadId: string) {
  const readAgain = useAnswers(threadId);
  const add = useMutation({
    mutationFn: (body: WaiverRequest) => http.post('/api/threads/:id/waivers', { params: { id: threadId }, body }),
    onSuccess: (waiver) => readAgain(({ waivers }) => ({ waivers: [...waivers, waiver] })),
  });
  const takeBack = useMutation({
    mutationFn: (waiverId: string) =>
      http.delete('/api/threads/:id/waivers/:waiverId', { params: { id: threadId, waiverId } }),
    onSuccess: (_, waiverId) => readAgain(({ waivers }) => ({ waivers: waivers.filter(({ id }) => id !== waiverId) })),
    onError: tellNotTaken,
  });
  return { add, takeBack };
}

/** Says that one has checked a claim, and takes that back. */
export function useConfirmations(threadId: string) {
  const readAgain = useAnswers(threadId);
  const add = useMutation({
    mutationFn: (body: ConfirmationRequest) =>
      http.post('/api/threads/:id/confirmations', { params: { id: threadId }, body }),
    onSuccess: (kept) => readAgain(({ confirmations }) => ({ confirmations: [...confirmations, kept] })),
    onError: (error) => toastFailure('It could not be kept', messageOf(error, 'Please try again.')),
  });
  const takeBack = useMutation({
    mutationFn: (confirmationId: string) =>
      http.delete('/api/threads/:id/confirmations/:confirmationId', { params: { id: threadId, confirmationId } }),
    onSuccess: (_, confirmationId) =>
      readAgain(({ confirmations }) => ({ confirmations: confirmations.filter(({ id }) => id !== confirmationId) })),
    onError: tellNotTaken,
  });
  return { add, takeBack };
}
