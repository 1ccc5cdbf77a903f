import { type Evidence, type EvidenceInput, prepareSources, readSource, traceEmail } from '@copydesk/figures';
import { findPromises, withPreheader } from '@copydesk/text';
import type { TraceAnswer, TraceOrder } from './live-tracer';

let source: { input: EvidenceInput; read: ReturnType<typeof readSource> } | null = null;
let evidence: Evidence | null = null;

addEventListener('message', ({ data }: MessageEvent<TraceOrder>) => {
  if ('input' in data) {
    source = { input: data.input, read: readSource(data.input) };
    evidence = prepareSources(data.input, source.read);
    return;
  }
  if ('readings' in data) {
    if (source) evidence = prepareSources({ ...source.input, readings: data.readings }, source.read);
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
