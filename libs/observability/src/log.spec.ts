import { Writable } from 'node:stream';
import { APIError } from 'openai';
import { createLog } from './log';

test.each([
  ['before its answer', 401, '"status":401,"code":"invalid_api_key"'],
  ['in the midst of a stream', undefined, '"code":"invalid_api_key"'],
])('of what another server told %s, status and code alone are told: it may quote the key', (_, status, told) => {
  const lines: string[] = [];
  const to = new Writable({ write: (chunk, _, done) => (lines.push(String(chunk)), done()) });
  const body = { code: 'invalid_api_key', message: 'Incorrect API key provided: sk-very-secret. Text: my draft.' };
  const answered = new APIError(status, body, body.message, new Headers({ 'x-key': 'sk-very-secret' }));
  createLog('info', 'worker', to).error({ err: new Error('not set up', { cause: answered }) }, 'a job failed');
  expect(lines.join('')).toContain(told);
  expect(lines.join('')).not.toMatch(/sk-very-secret|my draft/);
});

test('what a parser could not read is not quoted', async () => {
  const lines: string[] = [];
  const to = new Writable({ write: (chunk, _, done) => (lines.push(String(chunk)), done()) });
  const cause: unknown = await Promise.resolve('sk-very-secret')
    .then(JSON.parse)
    .catch((error: unknown) => error);
  expect(String(cause)).toContain('sk-very-secret');
  createLog('info', 'worker', to).error({ err: new Error('broken off', { cause }) }, 'a job failed');
  expect(lines.join('')).toContain('"type":"SyntaxError"');
  expect(lines.join('')).not.toContain('sk-very-secret');
});
