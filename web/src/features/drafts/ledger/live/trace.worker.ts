import { prepareEvidence, traceDraft, type Evidence } from '@copydesk/text';
import type { TraceAnswer, TraceOrder } from './trace-order';

let evidence: Evidence | null = null;

addEventListener('message', ({ data }: MessageEvent<TraceOrder>) => {
  if (data.type === 'evidence') {
    evidence = prepareEvidence(data.input);
  } else if (evidence) {
    const answer: TraceAnswer = { id: data.id, entries: traceDraft(data.text, evidence) };
    postMessage(answer);
  }
});
