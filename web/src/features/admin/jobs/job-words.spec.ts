import { sayJob } from './job-words';

test('a job is called by what it does, for its tool', () => {
  expect(sayJob({ name: 'generate', appId: 6 })).toBe('Generate starting now email');
  expect(sayJob({ name: 'canary', appId: null })).toBe('Canary');
});
