import { endOfQuarter, shortQuarter } from './short-quarters';

const calendar = (end: string, yearEnds: Record<number, string>) => ({
  end,
  endOfYear: (name: number) => yearEnds[name] ?? null,
});

describe('shortQuarter', () => {
  it.each([
    ['Q2 FY24', { quarter: 2, year: 2024 }],
    ['FY23\nQ4', { quarter: 4, year: 2023 }],
    ['Q2 FY24 and Q2 FY23', null],
    ['Q2 2024', null],
  ])('reads %p', (head, quarter) => {
    expect(shortQuarter(head)).toEqual(quarter);
  });
});

describe('endOfQuarter', () => {
  const weeks = calendar('2023-07-29', { 2024: '2024-02-03', 2023: '2023-01-28' });
  const months = calendar('2024-07-31', { 2025: '2025-01-31', 2024: '2024-01-31' });

  it.each([
    ['the reported quarter', { quarter: 2, year: 2024 }, weeks, '2023-07-29'],
    ['the same quarter a year before', { quarter: 2, year: 2023 }, weeks, '2022-07-30'],
    ['a quarter of months', { quarter: 2, year: 2025 }, months, '2024-07-31'],
    ['the quarter that ends the year', { quarter: 4, year: 2024 }, months, '2024-01-31'],
    ['a quarter of a year that the calendar does not settle', { quarter: 1, year: 2020 }, months, null],
  ])('says when %s ends', (_what, quarter, known, end) => {
    expect(endOfQuarter(quarter, known)).toBe(end);
  });
});
