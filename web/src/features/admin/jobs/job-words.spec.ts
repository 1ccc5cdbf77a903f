import { formatJob } from './job-words';

test('a job is called by what it does, for its tool', () => {
  expect(formatJob({ name: 'generate', appId: 6 })).toBe('Generate starting now email');
  expect(formatJob({ name: 'canary', appId: null })).toBe('Canary');
});
