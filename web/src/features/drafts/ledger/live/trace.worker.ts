import { prepareSources, traceEmail, type Evidence } from '@copydesk/figures';
import { findPromises, withPreheader } from '@copydesk/text';
import type { TraceAnswer, TraceOrder } from './live-tracer';

let evidence: Evidence | null = null;

addEventListener('message', ({ data }: MessageEvent<TraceOrder>) => {
  if ('input' in data) {
    evidence = prepareSources(data.input);
    return;
  }
  const { text, preheader } = data;
  const answer: TraceAnswer = {
    entries: evidence && traceEmail({ text, preheader }, evidence),
    promises: findPromises(withPreheader(text, preheader)).map(({ rule, ...place }) => {
      const { id, title, why, citation, rewrite } = rule;
      return { ...place, rule: { id, title, why, citation, rewrite } };
    }),
  };
  postMessage(answer);
});
