import { type ReadDocument, ReadingFailed, type ReadingMessage, type ReadingOrder } from './document-reading';

const TIME_LIMIT_MS = 60_000;

interface ReadOptions {
  signal: AbortSignal;
  onPage: (page: number, pages: number) => void;
}

/** Reads a document off the main thread. Throws the sentence that says why it cannot be read. */
export async function readDocument(file: File, options: ReadOptions): Promise<ReadDocument> {
  const worker = makeReadingWorker();
  try {
    return await listenTo(worker, file, options);
  } finally {
    worker.terminate();
  }
}

function listenTo(worker: Worker, file: File, { signal, onPage }: ReadOptions): Promise<ReadDocument> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('Reading this file took more than a minute and was ended. Try a shorter one.')),
      TIME_LIMIT_MS,
    );
    const abort = () => {
      clearTimeout(timer);
      reject(new DOMException('Aborted', 'AbortError'));
    };
    signal.addEventListener('abort', abort, { once: true });
    const settle = (end: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      end();
    };
    worker.onerror = () => settle(() => reject(new ReadingFailed()));
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<ReadingMessage>) => {
      if (data.type === 'page') onPage(data.page, data.pages);
      else if (data.type === 'read') settle(() => resolve(data));
      else settle(() => reject(data.message === null ? new ReadingFailed() : new Error(data.message)));
    };
    const order: ReadingOrder = { file, port: port2 };
    worker.postMessage(order, [port2]);
  });
}

/** Makes the worker that reads documents; the bundler finds its file by this very expression. */
function makeReadingWorker(): Worker {
  return new Worker(new URL('./read-document.worker.ts', import.meta.url), { type: 'module' });
}
