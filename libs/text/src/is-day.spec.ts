import { isDay } from './is-day';

test.each(['2025-06-30', '2024-02-29'])('%s is a day', (text) => expect(isDay(text)).toBe(true));
test.each(['2025-02-29', '2025-13-01', '2025-6-30', '2025-06-30T00:00', ' 2025-06-30', ''])('%j is none', (text) =>
  expect(isDay(text)).toBe(false),
);
