/** Makes the worker that reads documents; the bundler finds its file by this very expression. */
export function makeReadingWorker(): Worker {
  return new Worker(new URL('./read-document.worker.ts', import.meta.url), { type: 'module' });
}
