import { rhythmOf, sendDaysOf } from './send-days';

const FRIDAY = '2099-01-02';

it.each([
  ['Every day', ['2099-01-02', '2099-01-03', '2099-01-04', '2099-01-05', '2099-01-06']],
  ['Every weekday', ['2099-01-02', '2099-01-05', '2099-01-06', '2099-01-07', '2099-01-08']],
  ['Every other day', ['2099-01-02', '2099-01-04', '2099-01-06', '2099-01-08', '2099-01-10']],
  ['Every week', ['2099-01-02', '2099-01-09', '2099-01-16', '2099-01-23', '2099-01-30']],
] as const)('five emails go out from a first day on, %s', (rhythm, days) => {
  expect(sendDaysOf(FRIDAY, rhythm)).toEqual(days);
  expect(rhythmOf(sendDaysOf(FRIDAY, rhythm))).toBe(rhythm);
});

it('a first day on a weekend stays, weekdays follow', () => {
  expect(sendDaysOf('2099-01-03', 'Every weekday').slice(0, 2)).toEqual(['2099-01-03', '2099-01-05']);
});

it.each([['no day'], [''], ['2099-02-30x']])('without a first day (%s) there is none', (firstDay) => {
  expect(sendDaysOf(firstDay, 'Every day')).toEqual(['', '', '', '', '']);
});

it('days that were set one by one have no rhythm', () => {
  expect(rhythmOf(['2099-01-02', null, '2099-01-04', null, null])).toBeNull();
  expect(rhythmOf([null, null, null, null, null])).toBe('Every day');
});
