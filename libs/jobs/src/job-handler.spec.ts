import type { JobHandlers } from './job-handler';

test('a worker that lacks the handler of a job does not compile', () => {
  const { canary, ...others } = {} as JobHandlers;
  // @ts-expect-error One is missing.
  const incomplete: JobHandlers = others;
  const complete: JobHandlers = { ...others, canary };
  expect({ incomplete, complete }).toBeDefined();
});
