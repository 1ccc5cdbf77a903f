import type { JobName } from '@copydesk/contracts';
import type { RequestClass } from '@/lib/forms/field-errors';

/** The jobs that write the first version of a draft. */
export type GeneratingJob = Extract<JobName, `generate-${string}`>;

/** How a tool has its drafts written. */
export interface Generator<T extends object> {
  job: GeneratingJob;
  appId: number;
  Request: RequestClass<T>;
  /** What is said where there is nothing to write from at all; null where there is. */
  missing?: (request: T) => { title: string; message: string } | null;
}
