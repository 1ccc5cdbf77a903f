import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { decodeBody } from './decode-body';
import { fetchPublic, isPublicAddress, type AddressRule } from './fetch-public';

let server: Server;
let answer: RequestListener;
beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const address = (path = '/') => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
const localAlone: AddressRule = (ip) => ip === '127.0.0.1';
const never = new AbortController().signal;
const read = (url = address(), allows = localAlone, signal = never, timeLimitMs = 20_000) =>
  fetchPublic(url, { allows, anyPort: true, signal, timeLimitMs, headers: { 'if-none-match': '"1"' } });

test('what is fetched comes with what its server says of it', async () => {
  answer = (_, response) => response.writeHead(200, { etag: '"1"' }).end('<rss/>');
  const { url, status, headers, body } = await read();
  expect([url, status, headers.get('etag'), body.toString()]).toEqual([address(), 200, '"1"', '<rss/>']);
});

test('it is asked for with the headers that are given; nothing is read of an error', async () => {
  answer = ({ headers }, response) => response.writeHead(headers['if-none-match'] === '"1"' ? 404 : 200).end('gone');
  expect(await read()).toMatchObject({ status: 404, body: Buffer.alloc(0) });
});

test.each([
  ['text/xml; charset=iso-8859-1', Buffer.from('Zürich', 'latin1')],
  ['text/xml', Buffer.from('<?xml version="1.0" encoding="windows-1252"?>Zürich', 'latin1')],
  ['text/xml; charset=nonsense', Buffer.from('Zürich')],
  ['text/html', Buffer.from('<!doctype html><meta charset="windows-1252"><p>Zürich', 'latin1')],
  ['text/html', Buffer.from('<meta content="text/html; charset=iso-8859-1">Zürich', 'latin1')],
])('it is read in its encoding: %s', async (type, bytes) => {
  answer = (_, response) => response.writeHead(200, { 'content-type': type }).end(bytes);
  expect(decodeBody(await read())).toMatch(/Zürich$/);
});

test.each([
  [
    '50 MB',
    ((_, response) => {
      const piece = Buffer.alloc(65_536, 'x');
      const more = () => void (response.destroyed || setImmediate(() => response.write(piece, more)));
      more();
    }) satisfies RequestListener,
    'It is larger than 5 MB.',
  ],
  [
    'little that unpacks to much',
    ((_, response) =>
      response
        .writeHead(200, { 'content-encoding': 'gzip' })
        .end(gzipSync(Buffer.alloc(60_000_000)))) satisfies RequestListener,
    'It is larger than 5 MB.',
  ],
  [
    'half an answer',
    ((_, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('<rss');
      setTimeout(() => response.destroy(), 20);
    }) satisfies RequestListener,
    'Its server could not be reached, or stopped answering.',
  ],
  [
    'packed nonsense',
    ((_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip')) satisfies RequestListener,
    'Its server could not be reached, or stopped answering.',
  ],
  [
    'redirects without end',
    ((_, response) => response.writeHead(302, { location: '/' }).end()) satisfies RequestListener,
    'It redirects more than 3 times.',
  ],
  [
    'a redirect to a file',
    ((_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end()) satisfies RequestListener,
    'It leads to an address that is not http or https.',
  ],
  ...[
    'http://127.0.0.2/',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://2130706434/',
    'http://169.254.169.254/',
  ].map(
    (location) =>
      [
        `a redirect to ${location}`,
        ((_, response) => response.writeHead(302, { location }).end()) satisfies RequestListener,
        'This address leads into a private network, which is not read.',
      ] as const,
  ),
] as [string, RequestListener, string][])('%s is told in words', async (_, listener, message) => {
  answer = listener;
  await expect(read()).rejects.toThrow(message);
});

test('three redirects are followed', async () => {
  answer = ({ url = '/' }, response) => {
    const step = Number(url.slice(1));
    if (step < 3) response.writeHead(301, { location: `/${step + 1}` }).end();
    else response.end('<rss/>');
  };
  expect(await read(address('/0'))).toMatchObject({ url: address('/3'), body: Buffer.from('<rss/>') });
});

test('other ports than those of the web are asked only where that is allowed, after a redirect, too', async () => {
  let asked = 0;
  answer = (_, response) => response.end(String((asked += 1)));
  const reading = fetchPublic(address(), { allows: localAlone, anyPort: false, signal: never, headers: {} });
  await expect(reading).rejects.toThrow('Pages are read on ports 80 and 443 only.');
  expect(asked).toBe(0);
});

describe('where the sites are chosen', () => {
  const from = (url: string, sites: string[]) =>
    fetchPublic(url, { allows: localAlone, anyPort: true, sites, signal: never, headers: {} });

  test.each([
    ['127.0.0.1', true],
    ['sec.gov', false],
    ['0.0.1', true],
    ['27.0.0.1', false],
  ])('a page of 127.0.0.1 is read where %s is one of them: %s', async (site, isRead) => {
    answer = (_, response) => response.end('<p>');
    const reading = from(address(), ['example.com', site]);
    if (isRead) await expect(reading).resolves.toMatchObject({ status: 200 });
    else await expect(reading).rejects.toThrow('Only pages of the sites that your administrators chose are read.');
  });

  test('a redirect to another site is not followed', async () => {
    answer = (_, response) => response.writeHead(302, { location: 'http://example.org/' }).end();
    await expect(from(address(), ['127.0.0.1'])).rejects.toThrow('example.org is none of them.');
  });
});

test('through a proxy nothing is looked up or connected to here', async () => {
  const asked: string[] = [];
  const proxy = createServer().on('connect', (request: IncomingMessage, socket: Duplex) => {
    asked.push(`${request.url} ${request.headers['proxy-authorization']}`);
    const { port } = server.address() as AddressInfo;
    const there = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      there.pipe(socket).pipe(there);
    });
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  answer = (_, response) => response.end('<rss/>');
  const through = new URL(`http://desk:secret@127.0.0.1:${(proxy.address() as AddressInfo).port}`);
  const options = { allows: isPublicAddress, anyPort: false, proxy: through, signal: never, headers: {} };
  try {
    const { body } = await fetchPublic('http://no-such-name.invalid/feed', options);
    expect(body.toString()).toBe('<rss/>');
    expect(asked).toEqual([`no-such-name.invalid:80 Basic ${btoa('desk:secret')}`]);
    await expect(fetchPublic('http://169.254.169.254/', options)).rejects.toThrow('a private network');
  } finally {
    proxy.close();
  }
});

test('an answer that never ends is given up', async () => {
  answer = (_, response) => void response.writeHead(200).write('<rss>');
  const reading = read(address(), localAlone, never, 300);
  await expect(reading).rejects.toThrow('It was not read within 0.3 seconds.');
});

test('a job that is stopped stops reading', async () => {
  answer = () => stop.abort(new Error('stopped'));
  const stop = new AbortController();
  await expect(read(address(), localAlone, stop.signal)).rejects.toThrow();
});

test('the rule of the product refuses this machine, by number and by name, before anything is sent', async () => {
  let asked = 0;
  answer = (_, response) => response.end(String((asked += 1)));
  const refusal = 'This address leads into a private network, which is not read.';
  await expect(read(address(), isPublicAddress)).rejects.toThrow(refusal);
  await expect(read(address().replace('127.0.0.1', 'localhost'), isPublicAddress)).rejects.toThrow(refusal);
  expect(asked).toBe(0);
});

test.each([
  ['8.8.8.8', true],
  ['2606:4700:4700::1111', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fc00::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:7f00:1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['::127.0.0.1', false],
  ['::7f00:1', false],
  ['::8.8.8.8', false],
  ['::2', false],
  ['::ffff:0:127.0.0.1', false],
  ['::ffff:8.8.8.8', true],
  ['64:ff9b::8.8.8.8', false],
  ['64:ff9b:1::7f00:1', false],
  ['2001:0:7f00:1::', false],
  ['2002:808:808::', false],
  ['2001:db8::1', false],
  ['fec0::1', false],
  ['fe80::1%lo', false],
  ['ff02::1', false],
  ['100::1', false],
  ['192.0.2.1', false],
  ['198.18.0.1', false],
  ['240.0.0.1', false],
  ['127.1', false],
  ['2130706433', false],
  ['134744072', false],
  ['0177.0.0.1', false],
  ['0100.64.0.1', false],
  ['0x7f.0.0.1', false],
  ['0', false],
  ['', false],
  ['nonsense', false],
])('%s is of the open internet: %s', (ip, isPublic) => expect(isPublicAddress(ip)).toBe(isPublic));
