import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keepChange, readLibraryAgain } from './library-cache';
import { type LibraryChange, pendingChanges } from './library-change';

interface LibraryChangeOptions<Request, Answer> {
  call: (request: Request) => Promise<Answer>;
  changeOf: (request: Request) => LibraryChange;
  onDone?: (answer: Answer, request: Request) => void;
  onFailed: (error: Error, request: Request) => void;
}

/**
 * A change of saved emails that is seen everywhere at once: it lies over what is cached until the server has answered,
 * then it is kept or taken back, and everything is read again. What is gone elsewhere is so gone here too.
 */
export function useLibraryChange<Request, Answer>(options: LibraryChangeOptions<Request, Answer>) {
  const { call, changeOf, onDone, onFailed } = options;
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: call,
    // One after the other, as they were made: the last one is to win on the server too.
    scope: { id: 'library' },
    onMutate: (request) => {
      const change = changeOf(request);
      pendingChanges.add(change);
      return change;
    },
    onSuccess: (answer, request, change) => {
      keepChange(queryClient, change);
      pendingChanges.remove(change);
      onDone?.(answer, request);
    },
    onError: (error, request, change) => {
      if (change) pendingChanges.remove(change);
      onFailed(error, request);
    },
    onSettled: () => {
      if (!pendingChanges.areThere()) void readLibraryAgain(queryClient);
    },
  });
}
