import { reportedPeriod } from './reported-days';

const days = (document: string) => {
  const period = reportedPeriod(document);
  return period && [period.from, period.to].map((day) => day.toISOString().slice(0, 10));
};

it.each([
  ['For the quarterly period ended June 30, 2025', ['2025-04-01', '2025-06-30']],
  ['For the quarterly period ended July 1, 2023', ['2023-04-02', '2023-07-01']],
  ['for the fiscal year ended December 31, 2024', ['2024-01-01', '2024-12-31']],
  ['Welcome to the earnings call of the fourth quarter of 2021.', ['2021-10-01', '2021-12-31']],
  ['Every figure of this report is in its pictures.', null],
  ['', null],
])('%s is about %j', (document, period) => {
  expect(days(document)).toEqual(period);
});
