import { isOwnTitle } from './use-saving';

test.each([
  ['Orders up', 'Orders up', false],
  ['My title', 'Orders up', true],
  ['Orders up', undefined, true],
])('%s, where the words say %j, was given by somebody: %s', (title, ofWords, isOwn) =>
  expect(isOwnTitle(title, ofWords)).toBe(isOwn),
);
