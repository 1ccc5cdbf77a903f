import 'reflect-metadata';
import { readOwnConfig } from '@copydesk/config';
import { createLog, runProcess } from '@copydesk/observability';
import { createWorker } from './create-worker';

const config = readOwnConfig('worker');
const log = createLog(config.logLevel, 'worker');

runProcess(log, () =>
  createWorker(config, log, () => {
    log.fatal('jobs are due, there is room and Redis answers, but none comes: this worker ends to be started again');
    process.exit(1);
  }),
);
