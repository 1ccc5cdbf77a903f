import type { GenerationResponse } from '@copydesk/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { getGeneration } from './api/get-generation';
import type { LibraryChange } from './cache/library-change';
import { useChanged } from './cache/pending-changes';
import { generationKey } from './library-keys';

/** How a saved email is read whole. */
export function generationOptions(id: number | null) {
  return queryOptions({
    queryKey: generationKey(id),
    queryFn: () => getGeneration(id ?? 0),
    enabled: id !== null,
  });
}

/** One saved email, whole. */
export function useGeneration(id: number | null) {
  const generation = useQuery(generationOptions(id));
  return { ...generation, data: useChanged(generation.data, changeOne) };
}

function changeOne(one: GenerationResponse, { generations, set }: LibraryChange): GenerationResponse {
  return set && generations.some(({ id }) => id === one.id) ? { ...one, ...set } : one;
}
