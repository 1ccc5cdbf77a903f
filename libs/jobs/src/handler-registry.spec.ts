import { JOBS, type JobName } from '@copydesk/contracts';
import { HandlerRegistry } from './handler-registry';
import type { AnyJobHandler } from './job-handler';

const handler = (name: JobName): AnyJobHandler => ({ name, run: () => Promise.reject(new Error('unused')) });
const all = () => (Object.keys(JOBS) as JobName[]).map(handler);

test('every job of the catalogue is found by its name', () => {
  const registry = new HandlerRegistry(all());
  for (const name of Object.keys(JOBS) as JobName[]) expect(registry.of(name).name).toBe(name);
});

test('a job without a handler stops the start with a sentence that says what to add', () => {
  const handlers = all().filter(({ name }) => name !== 'canary');
  expect(() => new HandlerRegistry(handlers)).toThrow(
    "The worker can't start. 'canary' has no handler: add one to worker/src and to the list in worker.module.ts.",
  );
});

test('a job with two handlers stops the start', () => {
  expect(() => new HandlerRegistry([...all(), handler('canary')])).toThrow("'canary' has two handlers: remove one.");
});
