import { NORTHWIND } from '../example-company';
import { prepareFacts, traceExample } from '../trace-example';

const document = prepareFacts(NORTHWIND);
const statusOf = (draft: string): string | undefined => traceExample([document], draft)[0]?.verdict.status;
const isGreen = (status: string | undefined): boolean => status === 'traced' || status === 'derived';

it.each([
  'Lamps? $4.8 billion.',
  'Northwind put $600 million of capital expenditures on its books.',
  'Northwind handed $750 million back to owners through buybacks and dividends.',
  'Revenue was $12.5 billion, and investors cheered.',
  'Owners got $750 million back through buybacks and dividends.',
  'Net income rose 6%, because 2023 was a frob.',
  'The workforce numbers 48,200 people.',
  'Some 48,200 people work for Northwind.',
  'Between buybacks and dividends, Northwind handed $750 million back to shareholders.',
  'Northwind spent $750 million on dividends and share repurchases.',
  'Northwind took in $2.1 billion of operating cash.',
  'Inventory fell a tenth.',
  'Inventory was off 10%.',
  'Lamps were 38% of everything Northwind sells.',
  'Lamps are 38% of the company.',
  'Lamps made up 38%.',
  'Revenue grew a hair over 3.2%.',
  'Revenue rose 3%, and all 13 of its industry groups grew.',
  'The worst frob since 2020. Revenue was $12.5 billion.',
  'Lamps took 38 cents of every dollar Northwind brings in.',
  'Revenue rose 3%, and all 13 frobs grew.',
  'Revenue rose 3%, so call it a frobjous day.',
  'Revenue should have fallen. It rose 3%.',
  'Revenue was 3% more than it managed a year earlier.',
  'Each share earned $3.00.',
  'Share repurchases cost Northwind $300 million.',
  'Lamps, which frobbed for years, had revenue of $4.8 billion.',
  'Revenue grew faster, 3%.',
  "It did not frob. It didn't: revenue rose 3%.",
  'Revenue was $12.5 billion. A year ago it was $12.1 billion.',
])('traces %p', (draft) => {
  expect(statusOf(draft)).toMatch(/traced|derived/);
});

it.each([
  'Lamps had operating income of $900 million in 2024, on revenue of $4.8 billion.',
  'In 2024 operating income in Lamps was $900 million, on revenue of $4.8 billion.',
  'Lamps had operating income of $900 million and posted revenue of $4.8 billion.',
])('takes a figure without a subject of its own for the part that was named: %p', (draft) => {
  const judged = traceExample([document], draft).at(-1);
  expect(judged?.claim.part.is).toBe('lamps');
  expect(judged?.verdict.status).toBe('traced');
});

it.each([
  'The Frob unit had operating income of $900 million, on revenue of $4.8 billion.',
  'The Frob unit, with operating income of $900 million, posted revenue of $4.8 billion.',
])('holds no figure against the company that is of a name it does not know: %p', (draft) => {
  expect(traceExample([document], draft).at(-1)?.verdict.status).not.toBe('mismatch');
});

it.each([
  'In the twelve months to December 31, revenue was $12.5 billion.',
  'Revenue was $3.15 billion in the quarter ended September 30.',
])('reads a period by its last day without a year: %p', (draft) => {
  expect(statusOf(draft)).toBe('traced');
});

it('reads what is said behind a range of both of its ends', () => {
  const claims = traceExample([document], 'Northwind expects revenue in lamps to grow 4% to 6% next year.').map(
    (one) => one.claim,
  );
  expect(claims.map(({ part, period, relation }) => [part.is, period?.is, relation.kind])).toEqual(
    Array(2).fill(['lamps', { start: '2025-01-01', end: '2025-12-31' }, 'change']),
  );
});

it('reads points behind "or" as the change that was told before', () => {
  const [, points] = traceExample([document], 'The operating margin rose 180 basis points, or 1.8 percentage points.');
  expect(points?.claim.relation).toMatchObject({ kind: 'change', direction: 'up' });
});

it.each([
  'Ann Lee, the chief executive, put revenue at $12.5 billion.',
  'Lee expects more. Revenue was $12.5 billion.',
  'She has a plan. Revenue was $12.5 billion.',
])('takes who speaks for the company for nobody else: %p', (draft) => {
  expect(statusOf(draft)).toBe('traced');
});

it.each([
  'Since inventory fell 10%, revenue rose only 3%.',
  'Investors rub their eyes. Revenue rose 3%.',
  'On the other hand, revenue rose 3%.',
  'Revenue rose 3%, but the year before had been flattered by demand.',
  'Revenue rose 3%, and the Frob unit will likely start the year with a loss of $20 million.',
  '**Regions:** Europe had revenue of $2.6 billion.',
  '**Lamps:** The light business had revenue of $4.8 billion.',
  'Despite strong demand, revenue rose 3%.',
])('traces a figure beside what says nothing of it: %p', (draft) => {
  const judged = traceExample([document], draft).filter(({ claim }) => !/10%|20/.test(claim.quote));
  expect(judged.map(({ verdict }) => verdict.status)).toEqual([expect.stringMatching(/traced|derived/)]);
});

it.each([
  ['In 2024, revenue was $12.5 billion, well above the year before, and inventory fell 10%.', 'traced'],
  ['In 2024, revenue was $12.5 billion, well below the year before, and inventory fell 10%.', 'found'],
])('compares a level with the time that is named behind a mark: %p', (draft, status) => {
  expect(statusOf(draft)).toBe(status);
});

it('takes the time behind "than it earned" for what is compared with', () => {
  const [level, change] = traceExample(
    [document],
    'In 2024 revenue came to $12.5 billion, which is 3% more than it earned in 2023.',
  );
  expect(level?.claim.period?.is).toEqual({ start: '2024-01-01', end: '2024-12-31' });
  expect(change?.verdict.status).toMatch(/traced|derived/);
});

it('takes "as much as" behind a multiple for no outlook', () => {
  const [multiple] = traceExample([document], 'Revenue was almost four times as much as a year ago.');
  expect(multiple?.claim.modality.is).toBe('reported');
  expect(statusOf('Revenue was as much as $12.5 billion.')).toBe('found');
});

it('holds no figure against a source that may mean something else by its name', () => {
  const spent = { ...NORTHWIND, facts: NORTHWIND.facts.map((fact) => ({ ...fact })) };
  const [first] = spent.facts;
  if (first)
    spent.facts = [
      {
        ...first,
        readings: first.readings.map((one) => ({
          ...one,
          measure: { is: 'advertising expense', known: 'proved' as const },
        })),
      },
    ];
  const [judged] = traceExample([prepareFacts(spent)], 'Advertising came to $13.5 billion in 2024.');
  expect(judged?.verdict.status).not.toBe('mismatch');
});

it('does not trace a record that was none', () => {
  expect(statusOf('Revenue was a record $12.5 billion.')).toBe('traced');
  expect(statusOf('In 2023, revenue was a record $12.1 billion.')).toBe('found');
});

it('takes a season only where the quarter lies in it', () => {
  const [summer, winter] = ['summer', 'winter'].map((season) =>
    traceExample(
      [document],
      `In the third quarter of fiscal 2024 revenue was $3.15 billion, up from $3.0 billion last ${season}.`,
    ).at(-1),
  );
  expect(summer?.claim.period?.is).toEqual({ start: '2023-07-01', end: '2023-09-30' });
  expect(winter?.claim.period).toBeNull();
});

it('reads two-thirds of what something was as a multiple', () => {
  const [judged] = traceExample([document], 'Revenue came to two-thirds of what it had been a year before.');
  expect(judged?.claim.relation.kind).toBe('multiple');
  expect(judged?.claim.value).toBeCloseTo(2 / 3);
});

it.each([
  ['Revenue rose 3% from a year earlier in 2024.', true],
  ['Revenue rose 3% from a year earlier in 2023.', false],
  ['Revenue rose 3% from a year earlier in the third quarter of 2023.', false],
])('is of the time that is named, not of the one it is compared with: %s', (draft, isTraced) => {
  expect(isGreen(statusOf(draft))).toBe(isTraced);
});

it.each([
  ['Northwind keeps 12 cents of every dollar as net income. A year before it was 11.', 11],
  ['Net income took 12 cents of every dollar of revenue, up from 11.', 11],
])('counts the last number of %p as the one before it', (draft, value) => {
  const last = traceExample([document], draft).at(-1);
  expect(last?.claim.relation.kind).toBe('share');
  expect(last?.claim.value).toBe(value);
});

it('counts things where the number before is of something else', () => {
  const last = traceExample([document], 'Revenue rose 3%. It opened 4 frobs.').at(-1);
  expect(last?.claim.unit).not.toBe('percent');
});

it('takes the time of the paragraph, not the one that it looks back to, for what follows', () => {
  const [, second] = traceExample(
    [document],
    'A year earlier revenue was $12.1 billion. Lamps had revenue of $4.8 billion.',
  );
  expect(second?.verdict.status).toBe('traced');
});

it.each([
  'Lamps are 38% of the company of frobs.',
  'Lamps were 38% of everything its rival sells.',
  'Lamps took 38 cents of every frob dollar.',
  'Revenue was $12.5 billion, excluding frobs of $2 billion.',
  'Revenue was $12.5 billion, in Asia $2 billion.',
  'Revenue was $12.5 billion, at the frob shops.',
  'Inventory lamps revenue was $4.8 billion.',
  'They lost $12.5 billion.',
  'The frob business had a good year. It earned $1.5 billion.',
  'In the north, things boomed: revenue was $12.5 billion.',
  'Revenue was $12.5 billion, minus the frobs it owed.',
  'Revenue was $12.5 billion, once the frobs are put back.',
  'Revenue, they say, was $12.5 billion.',
  'Lamps, which exclude frobs, had revenue of $4.8 billion.',
  'Each frob earned $3.00.',
  'Revenue grew, 3% of it in Asia.',
  'Revenue was $12.5 billion, and the industry sold it.',
  'Revenue was $12.5 billion, and analysts expected it.',
  'Revenue was $12.5 billion, and rivals in Europe frobbed.',
])('does not trace %p', (draft) => {
  expect(isGreen(statusOf(draft))).toBe(false);
});

it('never takes a figure of somebody unnamed for a wrong one of the company', () => {
  expect(statusOf('The frobs came in October. They brought in $9.7 billion.')).not.toBe('mismatch');
});
