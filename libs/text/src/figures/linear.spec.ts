import { prepareEvidence } from './evidence';
import { readFigures } from './read-figures';
import { traceDraft } from './trace-draft';

/** Units that are repeated until they fill a text: each is what some pattern could stumble over. */
const UNITS = [
  '1', '1,', '1.1', '111\u2009', '(', '$(1', '$', ' ', '1  ', '1\t', 'Revenue\t1\n', 'In 2023\t2022\n', 'Net sales:\n', '"a b c d e',
  'Aa Bb ', 'A. ', 'twenty ', 'three months ended ', 'July 1, 2023 and ', 'first quarter of ', "Q1'23 ", '$1 million and ', '1 to ',
  'up by about ', 'up 1% ', 'Aaaa Bbbb (AB) ', 'revenue of ', 'Page 1\n', '\n',
]; // oxfmt-ignore
const evidence = prepareEvidence({ document: 'Net sales were $5 million.' });

/** Processor time, which other work on the machine does not lengthen much. */
function cost(run: () => unknown): number {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Eight times the length would take 64 times as long, were it by the square; short times say nothing. */
function growsSlowly(run: (text: string) => unknown, short: string, long: string): boolean {
  return cost(() => run(long)) < 150 + 24 * cost(() => run(short));
}

describe('time taken by hostile texts', () => {
  it.each(UNITS)('grows with the length and not faster: %p', (unit) => {
    const [short = '', long = ''] = [3_000, 24_000].map((length) => unit.repeat(Math.ceil(length / unit.length)));
    for (const run of [readFigures, (text: string) => traceDraft(text, evidence)]) {
      const isLinear = growsSlowly(run, short, long) || growsSlowly(run, short, long) || growsSlowly(run, short, long);
      expect(isLinear).toBe(true);
    }
  });
});
