import type { Calendar } from './calendar';
import { timeOfRow } from './row-days';

const ENDS: Record<number, string> = { 2022: '2022-12-31', 2023: '2023-12-31', 2024: '2024-12-31' };
const CALENDAR: Calendar = { end: '2024-12-31', months: 12, endOfYear: (name) => ENDS[name] ?? null };
const YEAR = { period: { months: 12, end: '2024-12-31' }, isCertain: true };
const DAY = { period: { months: 0, end: '2024-12-31' }, isCertain: true };

describe('timeOfRow', () => {
  it.each([
    ['Cash at beginning of year', '0 to 2023-12-31, certain'],
    ['Ending gross unrecognized tax benefits', '0 to 2024-12-31, certain'],
    ['Balance at June 30, 2024', '0 to 2024-06-30, certain'],
    ['Balance at January 1, 2023', '0 to 2022-12-31, certain'],
    ['Gains recognized during the year on securities held at the end of the year', '12 to 2024-12-31, certain'],
    ['Net sales', '12 to 2024-12-31, certain'],
    ['Weighted-average discount rate', null],
    ['Balance', null],
  ])('dates the row %j in a column of a year', (label, expected) => {
    expect(said(timeOfRow([label], YEAR, CALENDAR))).toBe(expected);
  });

  it('dates a row by the heading above it', () => {
    expect(timeOfRow(['Discount rate', 'Operating leases'], YEAR, CALENDAR)).toBeNull();
  });

  it('takes what moved between two days for uncertain in a column of a day', () => {
    expect(said(timeOfRow(['Increases related to tax positions'], DAY, CALENDAR))).toBe('0 to 2024-12-31');
    expect(said(timeOfRow(['Inventories'], DAY, CALENDAR))).toBe('0 to 2024-12-31, certain');
  });

  it('is certain of the day before a period only where its end is written out, or the last of a month', () => {
    const weeks = { period: { months: 12, end: '2024-09-28' }, isCertain: true };
    const calendar = (written: string[]): Calendar => ({ ...CALENDAR, endOfYear: () => '2023-09-30', written });
    const half = (written: string[]): Calendar => ({ ...CALENDAR, endOfYear: () => '2023-09-26', written });
    expect(said(timeOfRow(['Opening balance'], weeks, calendar([])))).toBe('0 to 2023-09-30, certain');
    expect(said(timeOfRow(['Cash at beginning of year'], weeks, half([])))).toBe('0 to 2023-09-26');
    expect(said(timeOfRow(['Cash at beginning of year'], weeks, half(['2023-09-26'])))).toBe(
      '0 to 2023-09-26, certain',
    );
  });
});

function said(time: ReturnType<typeof timeOfRow>): string | null {
  return time?.period ? `${time.period.months} to ${time.period.end}${time.isCertain ? ', certain' : ''}` : null;
}
