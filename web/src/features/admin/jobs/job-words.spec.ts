import { formatDuration, formatJob } from './job-words';

test('a job is called by what it does, for its tool', () => {
  expect(formatJob({ name: 'generate', appId: 6 })).toBe('Generate starting now email');
  expect(formatJob({ name: 'canary', appId: null })).toBe('Canary');
});

test.each([
  [-3, '0 s'],
  [0, '0 s'],
  [48.4, '48 s'],
  [59.7, '1 min'],
  [200, '3 min'],
  [3_600, '1 h'],
  [7_500, '2 h 5 min'],
  [90_000, '1 d 1 h'],
])('%d seconds are said as %s', (seconds, words) => expect(formatDuration(seconds)).toBe(words));
