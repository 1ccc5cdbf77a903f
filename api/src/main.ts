import 'reflect-metadata';
import { readConfig } from '@copydesk/config';
import { createLog, runProcess } from '@copydesk/observability';
import { createApi } from './create-api';

const config = readConfig();
const log = createLog(config.logLevel, 'api');

runProcess(log, () => createApi(config, log));
