import { httpUrl } from './http-url';

test.each([
  ['https://example.com/a?b=c#d', 'https://example.com/a?b=c#d'],
  [' http://example.com ', 'http://example.com/'],
  ['https://example.com/a b', 'https://example.com/a%20b'],
  ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
  ['javascript:alert(1)', null],
  [' JaVaScript:alert(1)', null],
  ['java\nscript:alert(1)', null],
  ['data:text/html,<script>', null],
  ['https://bank.example@evil.example/', null],
  ['//example.com', null],
  ['example.com', null],
  ['[1]', null],
  ['', null],
  [null, null],
  [{ href: 'https://example.com' }, null],
])('%j: %s', (text, expected) => expect(httpUrl(text)).toBe(expected));
