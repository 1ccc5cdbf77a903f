import { toEml } from './to-eml';

const EMAIL = { subject: 'Up', text: 'Hello', html: '<p>Hello</p>' };
const DATE = new Date('2025-03-04T09:05:00Z');
const decode = (encoded: string) => Buffer.from(encoded, 'base64').toString('utf8');

/** Takes a file apart as a mail program does. */
function read(eml: string) {
  const [head = '', ...rest] = eml.split('\r\n\r\n');
  const headers = new Map(
    head
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
  const boundary = /boundary="(.+)"/.exec(headers.get('Content-Type') ?? '')?.[1] ?? '';
  const parts = rest.join('\r\n\r\n').split(`--${boundary}`).slice(1, -1);
  const bodies = [`\r\n${head}`, ...parts].slice(1).map((part) => {
    const [, ...body] = part.split('\r\n\r\n');
    return { head: part.split('\r\n\r\n')[0] ?? '', text: decode(body.join('')) };
  });
  const subject = (headers.get('Subject') ?? '')
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?UTF-8\?B\?(.+?)\?=/g, (_word, encoded: string) => decode(encoded));
  return { headers, subject, bodies, closed: eml.endsWith(`\r\n--${boundary}--\r\n`) };
}

describe('toEml', () => {
  it('holds subject, plain text and HTML, and opens as a draft', () => {
    const { headers, subject, bodies, closed } = read(
      toEml({
        subject: 'Up 12% — “now” 🚀',
        text: 'Dear <reader>,\n\nשלום',
        html: '<p>Dear &lt;reader&gt;,</p>',
        date: DATE,
        from: 'ann@example.com',
      }),
    );
    expect(subject).toBe('Up 12% — “now” 🚀');
    expect(headers.get('X-Unsent')).toBe('1');
    expect(headers.get('From')).toBe('ann@example.com');
    expect(headers.get('Date')).toBe('Tue, 04 Mar 2025 09:05:00 +0000');
    expect(headers.get('MIME-Version')).toBe('1.0');
    expect(headers.get('Content-Type')).toMatch(/^multipart\/alternative; /);
    expect(bodies.map(({ head }) => /Content-Type: (\S+);/.exec(head)?.[1])).toEqual(['text/plain', 'text/html']);
    expect(bodies.map(({ text }) => text)).toEqual(['Dear <reader>,\r\n\r\nשלום', '<p>Dear &lt;reader&gt;,</p>']);
    expect(closed).toBe(true);
  });

  it('leaves a short plain subject readable', () => {
    expect(toEml({ ...EMAIL, subject: 'Orders up 14%', date: DATE })).toContain(
      '\r\nSubject: Orders up 14%\r\n'.slice(2),
    );
  });

  it('has CRLF alone, ASCII alone and short lines', () => {
    const eml = toEml({ ...EMAIL, subject: 'Ü🚀 '.repeat(80), text: 'word '.repeat(40_000), date: DATE });
    expect(eml.replaceAll('\r\n', '')).not.toMatch(/[\r\n]|[^\x20-\x7e]/);
    expect(Math.max(...eml.split('\r\n').map((line) => line.length))).toBeLessThan(77);
    expect(read(eml).subject).toBe('Ü🚀 '.repeat(80).trim());
  });

  it.each([
    ['a subject', { ...EMAIL, subject: 'Hi\r\nBcc: eve@example.com', date: DATE }],
    ['a subject with separators', { ...EMAIL, subject: 'Hi\u2028Bcc: eve@example.com\u0000', date: DATE }],
    ['a sender', { ...EMAIL, date: DATE, from: 'ann@example.com\r\nBcc: eve@example.com' }],
    ['a body', { ...EMAIL, text: '--=_copydesk\r\n\r\nBcc: eve@example.com', date: DATE }],
  ])('%s cannot add a header', (_name, options) => {
    const { headers } = read(toEml(options));
    expect([...headers.keys()].filter((name) => /bcc/i.test(name))).toEqual([]);
    expect(toEml(options)).not.toMatch(/^Bcc:/m);
  });

  it('is a file for nothing at all', () => {
    const { subject, closed } = read(toEml({ subject: '', text: '', html: '', date: DATE }));
    expect([subject, closed]).toEqual(['', true]);
  });
});
