import { prepareEvidence, traceEmail, type Evidence } from '@copydesk/text';
import type { TraceAnswer, TraceOrder } from './live-tracer';

let evidence: Evidence | null = null;

addEventListener('message', ({ data }: MessageEvent<TraceOrder>) => {
  if ('input' in data) {
    evidence = prepareEvidence(data.input);
    return;
  }
  const answer: TraceAnswer = evidence ? traceEmail(data.text, data.preheader, evidence) : [];
  postMessage(answer);
});
