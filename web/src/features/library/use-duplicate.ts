import type { GenerationPreview } from '@copydesk/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Submission } from '@/lib/jobs/submission';
import { toast, toastFailure } from '@/ui/toast/toast-store';
import { duplicateGeneration } from './api/duplicate-generation';
import { readLibraryAgain } from './cache/library-cache';
import { describeFailure } from './describe-failure';

/** Saves an email once more, as a copy to work on. */
export function useDuplicate() {
  const queryClient = useQueryClient();
  const [submission] = useState(() => new Submission());
  return useMutation({
    mutationFn: ({ id }: GenerationPreview) => submission.send({ id }, (_, key) => duplicateGeneration(id, key)),
    onSuccess: ({ title }) => toast({ title: 'Generation duplicated', description: title }),
    onError: (error) => toastFailure('Failed to duplicate generation', describeFailure(error)),
    onSettled: () => readLibraryAgain(queryClient),
  });
}
