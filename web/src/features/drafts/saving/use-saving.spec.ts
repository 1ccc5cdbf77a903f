import { isOwnTitle } from './use-saving';

test.each([
  ['Orders up', 'Subject: Orders up\n\nHello', false],
  ['My title', 'Subject: Orders up\n\nHello', true],
  ['Orders up', undefined, true],
])('%s of %j was given by somebody: %s', (title, words, isOwn) => expect(isOwnTitle(title, words)).toBe(isOwn));
