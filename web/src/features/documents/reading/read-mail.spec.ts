import { readMail } from './read-mail';

const bytes = (text: string) => new TextEncoder().encode(text.replace(/\n/g, '\r\n'));

const HEAD = `From: =?utf-8?Q?Maria_Lind?= <maria@northwind.example>
Date: Tue, 3 Nov 2026 08:00:00 +0000
Subject: =?utf-8?B?w5xiZXI=?=
 =?utf-8?Q?sicht:_third_quarter?=
MIME-Version: 1.0
`;
const SAID =
  'Übersicht: third quarter\nFrom: Maria Lind <maria@northwind.example>\nDate: Tue, 3 Nov 2026 08:00:00 +0000';

test('the plain form of an email is read; what hangs on it is not', () => {
  const mail = `${HEAD}Content-Type: multipart/mixed; boundary="outer"

For old readers.
--outer
Content-Type: multipart/alternative; boundary=inner

--inner
Content-Type: text/plain; charset=iso-8859-1
Content-Transfer-Encoding: quoted-printable

Orders in Z=FCrich rose 14% to =
$4.2 billion.
--inner
Content-Type: text/html

<p>Orders in <b>HTML</b></p>
--inner--
--outer
Content-Type: text/plain; name="secret.txt"
Content-Disposition: attachment; filename="secret.txt"

hanging on it
--outer--
`;
  expect(readMail(bytes(mail))).toBe(`${SAID}\n\nOrders in Zürich rose 14% to $4.2 billion.`);
});

test('of an email in HTML alone the text is read', () => {
  const html = btoa('<table><tr><td><p>Orders rose.</p><p>Margins held.</p></td></tr></table>');
  const mail = `${HEAD}Content-Type: text/html; charset=utf-8\nContent-Transfer-Encoding: base64\n\n${html}\n`;
  expect(readMail(bytes(mail))).toBe(`${SAID}\n\nOrders rose.\n\nMargins held.`);
});

test('an email without any form is its words; what has no head is none', () => {
  expect(readMail(bytes('Subject: Hello\n\nOrders: up.\n\nMargins: held.'))).toBe(
    'Hello\n\nOrders: up.\n\nMargins: held.',
  );
  expect(() => readMail(bytes('just words'))).toThrow('it is not one');
});

test.each(['--b\n', 'Content-Type: multipart/mixed; boundary=b\n\n--b\n', '=?utf-8?q?', '=\n', 'a:'])(
  'a long run of %j is read fast',
  (piece) => {
    const started = process.cpuUsage();
    readMail(bytes(`${HEAD}Content-Type: multipart/mixed; boundary=b\n\n${piece.repeat(50_000)}`));
    expect(process.cpuUsage(started).user / 1_000).toBeLessThan(4_000);
  },
);
