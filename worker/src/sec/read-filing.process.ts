import { type FilingOrder, readFiling } from './read-filing';

process.once('message', (order: FilingOrder) => process.send?.(readFiling(order)));
