import type { GenerationSort } from '@copydesk/contracts';

export const SORT_NAMES: Record<GenerationSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  title: 'By title',
  tool: 'By tool',
};
