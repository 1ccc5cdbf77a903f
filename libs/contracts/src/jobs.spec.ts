import type { JobTypes, Queued } from './jobs';

/** Each line that expects an error is checked by the compiler: without one it does not compile. */
type Compiles = [
  Queued<JobTypes>,
  Queued<{ job: { payload: { text: string; days?: number[]; at: { part: 'a' | null }[] }; result: object } }>,
  // @ts-expect-error A date comes out of JSON as text.
  Queued<{ job: { payload: { at: Date }; result: object } }>,
  // @ts-expect-error A function does not come out of JSON.
  Queued<{ job: { payload: { run: () => void }; result: object } }>,
  // @ts-expect-error What is not known may be anything, also deeper down.
  Queued<{ job: { payload: { parts: { inputs: Record<string, unknown> }[] }; result: object } }>,
];

test('the catalog holds what JSON can carry', () => {
  const proof: Compiles | null = null;
  expect(proof).toBeNull();
});
