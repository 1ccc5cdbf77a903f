import type { EvidenceInput, TraceEntry } from '@copydesk/text';

/** What the worker that traces is told: once what a draft rests on, then the draft as often as it changes. */
export type TraceOrder = { type: 'evidence'; input: EvidenceInput } | { type: 'text'; id: number; text: string };

export interface TraceAnswer {
  id: number;
  entries: TraceEntry[];
}
