import { HttpError, NetworkError } from '../http-error';
import { Submission } from './submission';

const accepted = { jobId: 'job', threadId: 'thread' };

function setUp() {
  let made = 0;
  const keys: string[] = [];
  const submission = new Submission(() => `key-${++made}`);
  const send = (body: object, outcome: Error | null = null) =>
    submission
      .send(body, async (_body, key) => {
        keys.push(key);
        if (outcome) throw outcome;
        return accepted;
      })
      .catch(() => undefined);
  return { send, keys, submission };
}

describe('Submission', () => {
  it.each([
    ['a lost connection', new NetworkError()],
    ['an error of the server', new HttpError(502, '', 'Bad Gateway')],
  ])('keeps its key after %s', async (_what, error) => {
    const { send, keys } = setUp();
    await send({ a: 1 }, error);
    await send({ a: 1 });
    expect(keys).toEqual(['key-1', 'key-1']);
  });

  it.each([
    ['the body changed', { a: 2 }, new NetworkError()],
    ['it was accepted', { a: 1 }, null],
    ['it was refused', { a: 1 }, new HttpError(400, '', '')],
  ])('makes a new key when %s', async (_what, body, outcome) => {
    const { send, keys } = setUp();
    await send({ a: 1 }, outcome);
    await send(body);
    expect(keys).toEqual(['key-1', 'key-2']);
  });

  it('makes a new key once the last one is to be forgotten', async () => {
    const { send, keys, submission } = setUp();
    await send({ a: 1 }, new NetworkError());
    submission.forget();
    await send({ a: 1 });
    expect(keys).toEqual(['key-1', 'key-2']);
  });

  it('sends two clicks under one key', async () => {
    const { send, keys } = setUp();
    await Promise.all([send({ a: 1 }), send({ a: 1 })]);
    expect(keys).toEqual(['key-1', 'key-1']);
  });
});
