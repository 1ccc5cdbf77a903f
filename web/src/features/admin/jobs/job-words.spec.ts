import { sayJob } from './job-words';

test('a job is called by what it does', () => {
  expect(sayJob('generate-starting-now-email')).toBe('Generate starting now email');
  expect(sayJob('canary')).toBe('Canary');
});
