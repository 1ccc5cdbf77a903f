import { startDemoModel } from '@copydesk/demo-model';

/** The demo model alone: `demo-model.main.js <port> <pace>`. Says where it listens, and ends with the worker that started it. */
async function main([port = '0', pace]: string[]): Promise<void> {
  process.once('disconnect', () => process.exit());
  // A signal to the whole group finds the worker with jobs that are to be finished.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
  const { url } = await startDemoModel({ port: Number(port), pace: Number(pace) });
  process.send?.({ url });
}

void main(process.argv.slice(2));
