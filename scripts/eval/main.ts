import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { startDemoModel } from '@copydesk/demo-model';
import { Model } from '@copydesk/model';
import { BRIEFS, briefOf } from './briefs';
import type { Brief } from './brief';
import { pageOf, tableOf, type Report } from './report';
import { comparePair, runBriefs } from './run-briefs';

// npm run eval -- --write M --check M --base-url U [--runs 3] [--documents DIR] [--judge M] [--only WORD]

const { values } = parseArgs({
  options: {
    write: { type: 'string', default: 'demo' },
    check: { type: 'string', default: 'demo' },
    judge: { type: 'string' },
    'base-url': { type: 'string' },
    'api-key': { type: 'string', default: 'none' },
    runs: { type: 'string', default: '1' },
    documents: { type: 'string' },
    only: { type: 'string', default: '' },
    out: { type: 'string', default: '.cache/eval' },
  },
});

async function main(): Promise<void> {
  const demo = values['base-url'] ? null : await startDemoModel({ pace: 1_000_000 });
  const baseUrl = values['base-url'] ?? demo?.url;
  const connect = (write: string, check: string) => new Model({ apiKey: values['api-key'], baseUrl, write, check });
  const briefs = [...BRIEFS, ...(await documentBriefs(values.documents))].filter(({ name }) =>
    name.includes(values.only),
  );
  const rows = await runBriefs(connect(values.write, values.check), briefs, Number(values.runs));
  const report: Report = { write: values.write, check: values.check, rows };
  const before = readLast();
  console.log(`${values.write} writes, ${values.check} checks\n\n${tableOf(report, before)}`);
  if (!values.documents) console.log('Real documents were skipped: name their folder with --documents.');
  if (values.judge && before) await judge(connect(values.judge, values.judge), report, before);
  mkdirSync(values.out, { recursive: true });
  writeFileSync(join(values.out, 'last.json'), JSON.stringify(report));
  writeFileSync(join(values.out, 'last.html'), pageOf(report, before));
  console.log(`Both texts side by side: ${join(values.out, 'last.html')}`);
  await demo?.close();
}

function readLast(): Report | undefined {
  const file = join(values.out, 'last.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}

async function judge(model: Model, now: Report, before: Report): Promise<void> {
  const won = { one: 0, other: 0, tie: 0 };
  for (const { name, outcomes } of now.rows) {
    const old = before.rows.find((row) => row.name === name)?.outcomes[0]?.text;
    const text = outcomes[0]?.text;
    if (old && text && old !== text) won[await comparePair(model, text, old)] += 1;
  }
  console.log(`${values.judge} prefers this run ${won.one} times, the last one ${won.other}, neither ${won.tie}`);
}

/** A brief for each text and PDF in a folder; none where none is named. */
async function documentBriefs(folder: string | undefined): Promise<Brief[]> {
  if (!folder) return [];
  const files = readdirSync(folder).filter((name) => ['.txt', '.pdf'].includes(extname(name)));
  return Promise.all(files.map(async (name) => briefOf(name, await readDocument(join(folder, name)))));
}

async function readDocument(path: string): Promise<string> {
  const bytes = readFileSync(path);
  if (extname(path) === '.txt') return bytes.toString('utf8');
  const { extractText, getDocumentProxy } = await import('unpdf');
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
  return text.map((page, at) => `Page ${at + 1}\n${page}`).join('\n\n');
}

void main();
