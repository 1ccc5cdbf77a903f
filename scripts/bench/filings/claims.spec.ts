import { execFileSync } from 'node:child_process';

interface Claim {
  text: string;
  figure: string;
  from: number;
  kind: string;
  what: string | null;
}

const fact = (concept: string, value: number, year: number, more = {}) => ({
  concept: `us-gaap:${concept}`,
  value,
  unit: 'usd',
  start: `${year}-01-01`,
  end: `${year}-12-31`,
  members: [],
  label: '',
  isInTable: true,
  shown: '',
  ...more,
});

const FILING = {
  name: 'northwind-10-k',
  company: 'NORTHWIND LAMPS, INC.',
  form: '10-K',
  fiscalYear: 2024,
  fiscalPeriod: 'FY',
  end: '2024-12-31',
  facts: [
    fact('Revenues', 7.19e9, 2024),
    fact('Revenues', 8.29e9, 2023),
    fact('Revenues', 2e9, 2024, { members: [['srt:ProductOrServiceAxis', 'nwl:LampsMember']], label: 'Lamps' }),
    fact('NetIncomeLoss', -205e6, 2024),
    fact('OperatingIncomeLoss', 610e6, 2024),
    fact('Assets', 20.1e9, 2024, { start: null }),
    fact('Assets', 19.4e9, 2023, { start: null }),
    fact('EarningsPerShareDiluted', 1.23, 2024, { unit: 'usd/shares' }),
    fact('EarningsPerShareDiluted', 1.01, 2023, { unit: 'usd/shares' }),
  ],
};

function claims(): Claim[] {
  const source = `import { claimsOf } from './claims.mjs'; console.log(JSON.stringify(claimsOf(${JSON.stringify(FILING)})));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', source], { cwd: __dirname, encoding: 'utf8' }),
  ) as Claim[];
}

test('claims name the figure at its place and are the same in each run', () => {
  const made = claims();
  expect(made).toEqual(claims());
  for (const { text, figure, from } of made) expect(text.slice(from).startsWith(figure)).toBe(true);
  expect(new Set(made.map(({ kind }) => kind))).toEqual(
    new Set(['flow', 'pair', 'change', 'share', 'balance', 'per share', 'part', 'margin', 'turnover']),
  );
  expect(made.map(({ text }) => text).join('\n')).toMatch(/Northwind Lamps/);
});

test('true claims say what is tagged, and a loss is called one', () => {
  const right = claims().filter(({ what }) => what === null);
  const figuresOf = (kind: string, words: RegExp) =>
    right.filter((claim) => claim.kind === kind && words.test(claim.text)).map(({ figure }) => figure);
  for (const figure of figuresOf('flow', /revenue/i))
    expect(figure).toMatch(/^\$7\.(?:2|19) billion$|^\$7,190 million$/);
  expect(figuresOf('flow', /net loss/i).length).toBeGreaterThan(0);
  for (const figure of figuresOf('flow', /net loss/i)) expect(figure).toMatch(/^\$205(?:\.0)? million$/);
  expect(figuresOf('change', /revenue (?:fell|was down)|revenue: down/i)).toEqual([
    expect.stringMatching(/^13(?:\.3)?%$/),
  ]);
  expect(figuresOf('part', /Lamps/)).toHaveLength(1);
});

test('computed figures follow from what is tagged', () => {
  const figureOf = (kind: string, words: RegExp) =>
    claims().find((claim) => claim.kind === kind && claim.what === null && words.test(claim.text))?.figure;
  expect(figureOf('margin', /operating margin/i)).toBe('8.5%');
  expect(figureOf('turnover', /asset turnover/i)).toBe('0.36');
});

test('an altered claim never says what is true', () => {
  const made = claims();
  const truths = new Set(made.filter(({ what }) => what === null).map(({ text }) => text));
  const altered = made.filter(({ what }) => what !== null);
  for (const { text } of altered) expect(truths.has(text)).toBe(false);
  expect(new Set(altered.map(({ what }) => what))).toEqual(
    new Set(['digit', 'scale', 'last year', 'direction', 'another measure', 'part for the whole', 'inverted']),
  );
});
