import { once } from 'node:events';
import { request, type ClientRequest, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Response } from 'express';
import { ordersInTurn } from './orders-in-turn';

/** The orders that were let in and not answered yet, by number. */
const inside = new Map<number, Response>();
/** Those that the server has heard of. */
const heard = new Map<number, ServerResponse>();
/** In which order they came in. */
const taken: number[] = [];
const app = express().use(ordersInTurn(), (request, response) => {
  inside.set(Number(request.url.slice(1)), response);
  taken.push(Number(request.url.slice(1)));
});
const server = app.listen(0, '127.0.0.1');
server.on('request', ({ url = '' }, response) => heard.set(Number(url.slice(1)), response));

beforeAll(() => server.listening || once(server, 'listening'));
beforeEach(() => {
  heard.clear();
  inside.clear();
  taken.length = 0;
});
afterAll(() => server.closeAllConnections() ?? server.close());

/** Begins a request; unless told otherwise, one of a client that does not wait for its text. */
function begin(number: number, { prefer = 'respond-async', length = 2 } = {}): ClientRequest {
  const { port } = server.address() as AddressInfo;
  const headers = { prefer, 'content-length': length };
  const sent = request({ port, path: `/${number}`, method: 'POST', headers, agent: false });
  sent.on('error', () => undefined).write('{}');
  return sent;
}

/** Orders so many, each when the server has heard of the one before. */
async function order(...numbers: number[]): Promise<ClientRequest[]> {
  const all: ClientRequest[] = [];
  for (const number of numbers) {
    all.push(begin(number));
    await until(() => heard.has(number));
    await new Promise(setImmediate);
  }
  return all;
}

async function answer(number: number): Promise<void> {
  const response = inside.get(number);
  inside.delete(number);
  const closed = response && once(response, 'close');
  response?.end();
  await closed;
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise(setImmediate);
}

test('four orders are taken at once, the others in the order in which they came', async () => {
  await order(1, 2, 3, 4, 5, 6);
  expect(taken).toEqual([1, 2, 3, 4]);
  await answer(2);
  expect(taken).toEqual([1, 2, 3, 4, 5]);
  for (const number of [1, 3, 4, 5, 6]) await answer(number);
  expect(taken).toEqual([1, 2, 3, 4, 5, 6]);
});

test('who waits for a text, or sends slowly, holds nobody up', async () => {
  for (const number of [1, 2, 3]) begin(number, { prefer: '' });
  for (const number of [4, 5, 6]) begin(number, { length: 100 });
  await until(() => taken.length === 6);
  await order(7, 8, 9, 10);
  expect(taken.slice(6)).toEqual([7, 8, 9, 10]);
  for (const number of taken) await answer(number);
});

test('who leaves gives the turn on, and one who left while it waited takes none, though it is heard', async () => {
  const [first] = await order(1, 2, 3, 4);
  const [, left] = await order(5, 6, 7);
  left?.destroy();
  first?.destroy();
  await until(() => taken.length === 5 && heard.get(6)?.closed === true);
  await answer(2);
  expect(taken).toEqual([1, 2, 3, 4, 5, 6, 7]);
  for (const number of [3, 4, 5, 7]) await answer(number);
});

test('who waited for half a second goes in beside orders that hang', async () => {
  await order(1, 2, 3, 4, 5);
  expect(taken).toEqual([1, 2, 3, 4]);
  await until(() => taken.length === 5);
  for (const number of taken) await answer(number);
});
