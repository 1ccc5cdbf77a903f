import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';

// node scripts/fake-sec.mjs [--port 4105]: a small SEC to try filings with. It needs `npm run build` once. What is played
// is told by POST /play: { "newer": true }, { "amended": true }, { "busy": 2 }; GET /counts says how often it was asked.
const { FakeSec } = createRequire(import.meta.url)('../dist/libs/testing/src/fake-sec/fake-sec.js');
const { port } = parseArgs({ options: { port: { type: 'string', default: '4105' } } }).values;
const sec = await FakeSec.start(Number(port));
process.stdout.write(`EDGAR_CONTACT='Desk desk@northwind.example'\nEDGAR_BASE_URL=${sec.url}\n`);
