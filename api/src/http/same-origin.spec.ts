import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { isOwnSocket } from './same-origin';

function askedFrom(origin: string): IncomingMessage {
  return Object.assign(new IncomingMessage(new Socket()), { headers: { host: 'desk.example', origin } });
}

test.each([
  ['http://desk.example', true],
  ['https://desk.example', true],
  ['ftp://desk.example', false],
  ['ws://desk.example', false],
  ['https://desk.example:8443', false],
  ['https://elsewhere.example', false],
  ['null', false],
])('without a public address, a page of %s is of our own: %s', (origin, isOwn) => {
  expect(isOwnSocket(askedFrom(origin), null)).toBe(isOwn);
});

test('with a public address, a page of that address alone is', () => {
  const publicUrl = new URL('https://desk.example');
  expect(isOwnSocket(askedFrom('https://desk.example'), publicUrl)).toBe(true);
  expect(isOwnSocket(askedFrom('http://desk.example'), publicUrl)).toBe(false);
});
