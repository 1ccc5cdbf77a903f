import { jobAction } from './mutations';

test.each([
  ['queued', 1, 'cancel'],
  ['running', null, 'cancel'],
  ['completed', 1, null],
  ['failed', 1, 'retry'],
  ['cancelled', 1, 'retry'],
  ['failed', null, null],
] as const)('a %s job of user %s: %s', (status, userId, action) => expect(jobAction({ status, userId })).toBe(action));
