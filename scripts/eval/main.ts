import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { startDemoModel } from '@copydesk/demo-model';
import { Model } from '@copydesk/model';
import { BRIEFS, briefOf } from './briefs';
import type { Brief } from './brief';
import { judgePairs, pairsOf, sayTally, tallyOf } from './pairs';
import { plays } from './play';
import { type Answer, promptKey, readRecording, type Recording, writeRecording } from './recordings';
import { pageOf, tableOf, type Report } from './report';
import { runBriefs } from './run-briefs';

// npm run eval -- --write M --check M --base-url U [--runs 3] [--documents DIR] [--only WORD]
//   --judge M        a judge compares the answers with those to one plain prompt, and with those of --against
//   --record FOLDER  keeps answers and judgements; --against FOLDER names the recording of the last release
// npm run eval -- --play FOLDER: the same figures from a recording, without a model
// npm run eval -- --print FOLDER: what would be asked, as text; with --play, what a judge would be asked of its pairs

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
    record: { type: 'string' },
    against: { type: 'string' },
    play: { type: 'string' },
    print: { type: 'string' },
  },
});

async function main(): Promise<void> {
  const briefs = [...BRIEFS, ...(await documentBriefs(values.documents))].filter(({ name }) =>
    name.includes(values.only),
  );
  if (values.play) {
    const recording = readRecording(values.play);
    if (values.print) return printPairs(pairsOf(briefs, recording.answers), values.print);
    return console.log(plays(briefs, recording));
  }
  if (values.print) return print(briefs, values.print);
  const demo = values['base-url'] ? null : await startDemoModel({ pace: 1_000_000 });
  const baseUrl = values['base-url'] ?? demo?.url;
  const connect = (write: string, check: string) => new Model({ apiKey: values['api-key'], baseUrl, write, check });
  const model = connect(values.write, values.check);
  const rows = await runBriefs(model, briefs, Number(values.runs));
  const report: Report = { write: values.write, check: values.check, rows };
  const before = readLast();
  console.log(`${values.write} writes, ${values.check} checks\n\n${tableOf(report, before)}`);
  if (!values.documents) console.log('Real documents were skipped: name their folder with --documents.');
  mkdirSync(values.out, { recursive: true });
  writeFileSync(join(values.out, 'last.json'), JSON.stringify(report));
  writeFileSync(join(values.out, 'last.html'), pageOf(report, before));
  console.log(`Both texts side by side: ${join(values.out, 'last.html')}`);
  if (values.judge) {
    const judge = connect(values.judge, values.judge);
    const recording = await compare(briefs, report, { model, judge, named: values.judge });
    if (values.record) writeRecording(values.record, recording);
  }
  await demo?.close();
}

function readLast(): Report | undefined {
  const file = join(values.out, 'last.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}

/** Has the plain prompts answered, too, and the answers judged in pairs. */
async function compare(
  briefs: Brief[],
  { rows }: Report,
  { model, judge, named }: { model: Model; judge: Model; named: string },
): Promise<Recording> {
  const answers: Answer[] = values.against
    ? readRecording(values.against).answers.flatMap((one) =>
        one.prompts === 'now' ? { ...one, prompts: 'release' as const } : [],
      )
    : [];
  for (const { name, messages, kind, plain } of briefs) {
    const { text, note } = rows.find((row) => row.name === name)?.outcomes[0] ?? {};
    if (text) answers.push({ brief: name, prompts: 'now', prompt: promptKey(messages), text, ...(note && { note }) });
    if (plain === null) continue;
    const asked = [{ role: 'user' as const, content: plain }];
    const answer = await model.complete(kind, asked, { signal: AbortSignal.timeout(600_000), onUsage: () => {} });
    answers.push({ brief: name, prompts: 'plain', prompt: promptKey(asked), text: answer });
  }
  const preferences = await judgePairs(judge, pairsOf(briefs, answers));
  for (const other of ['release', 'plain'] as const) console.log(sayTally(tallyOf(preferences, other)));
  return { by: { write: values.write, judge: named }, answers, preferences };
}

/** A file for each brief, with what the product asks and what a plain prompt asks. */
function print(briefs: Brief[], folder: string): void {
  briefs.forEach(({ name, messages, plain }, index) => {
    const file = `${String(index + 1).padStart(2, '0')}-${name.replace(/\W+/g, '-')}.txt`;
    const texts = {
      now: messages.map(({ role, content }) => `--- ${role} ---\n${content}`).join('\n\n'),
      plain,
    };
    for (const [kind, text] of Object.entries(texts)) {
      if (text === null) continue;
      mkdirSync(join(folder, kind), { recursive: true });
      writeFileSync(join(folder, kind, file), `${text}\n`);
    }
  });
  console.log(`${briefs.length} briefs are in ${folder}.`);
}

/** A file for each pair, whose name says nothing of who wrote what, and one that says it. */
function printPairs(pairs: ReturnType<typeof pairsOf>, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const key = pairs.map(({ brief: { name: brief }, shown, prompt }) => ({
    file: `${promptKey(prompt)}.txt`,
    brief,
    shown,
  }));
  pairs.forEach(({ prompt }, at) => writeFileSync(join(folder, key[at]?.file ?? ''), `${prompt}\n`));
  writeFileSync(join(folder, 'key.json'), JSON.stringify(key, null, 2));
  console.log(`${pairs.length} questions about pairs are in ${folder}.`);
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
