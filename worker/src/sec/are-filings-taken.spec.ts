import { areFilingsTaken } from './are-filings-taken';

test.each([
  ['Monday, 06:00 in summer', '2025-07-28T10:00:00Z', true],
  ['Monday, 05:59 in summer', '2025-07-28T09:59:00Z', false],
  ['Friday, 21:59 in winter', '2025-12-06T02:59:00Z', true],
  ['Friday, 22:00 in winter', '2025-12-06T03:00:00Z', false],
  ['Saturday', '2025-12-06T15:00:00Z', false],
  ['Sunday', '2025-12-07T15:00:00Z', false],
])('filings are looked for on %s: %s', (_, at, isTaken) => expect(areFilingsTaken(new Date(at))).toBe(isTaken));
