import { HttpError, NetworkError } from '@/lib/http-error';
import { realtimeSource, standaloneSource } from './figures-source';

const intervals = ({ polls }: typeof realtimeSource) =>
  Object.fromEntries(polls.map(({ failure, everyMs }) => [failure, everyMs]));

test('each dashboard polls at its documented intervals', () => {
  expect(intervals(realtimeSource)).toEqual({
    'Failed to fetch dashboard stats': 15_000,
    'Failed to fetch app usage stats': 15_000,
    'Failed to fetch user activity stats': 15_000,
    'Failed to fetch realtime analytics': 10_000,
  });
  expect(intervals(standaloneSource('4711'))).toEqual({
    'Failed to fetch dashboard stats': 30_000,
    'Failed to fetch app usage stats': 20_000,
    'Failed to fetch user activity stats': 15_000,
    'Failed to fetch realtime analytics': 10_000,
  });
});

test('a page tells a PIN that opens nothing any more from a fault', () => {
  const refusals = ({ isRefusal }: typeof realtimeSource) =>
    [401, 403, 429, 500].filter((status) => isRefusal(new HttpError(status, '', '')));
  expect(refusals(realtimeSource)).toEqual([401, 403]);
  expect(refusals(standaloneSource('4711'))).toEqual([401, 403, 429]);
  expect(realtimeSource.isRefusal(new NetworkError())).toBe(false);
});
