import { plainText, readFeed, sectorOf } from './read-feed';

const NOW = new Date('2024-06-01T12:00:00Z');
const rss = (items: string, title = 'The Bank') =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>${title}</title>${items}</channel></rss>`;
const readItems = (items: string) => readFeed(rss(items), NOW).items;

test('an RSS feed is read', () => {
  const item = `<item><title>Copper &amp; gold</title><link>https://bank.example/1?a=1&amp;b=2</link>
    <description><![CDATA[<p>Prices <b>rose</b>&nbsp;4&#37;.</p><script>steal()</script><p>R&amp;D</p>]]></description>
    <pubDate>Fri, 31 May 2024 10:00:00 GMT</pubDate></item>`;
  expect(readFeed(rss(item), NOW)).toEqual({
    title: 'The Bank',
    items: [
      {
        title: 'Copper & gold',
        text: 'Prices rose 4%. R&D',
        sector: 'Metals',
        source: 'The Bank',
        url: 'https://bank.example/1?a=1&b=2',
        publishedAt: new Date('2024-05-31T10:00:00Z'),
        datedAt: new Date('2024-05-31T10:00:00Z'),
      },
    ],
  });
});

test('an Atom feed is read', () => {
  const feed = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Statistics</title><entry><title type="html">Jobs &lt;i&gt;up&lt;/i&gt;</title>
    <link rel="self" href="https://s.example/self"/><link rel="alternate" href="https://s.example/2"/>
    <updated>2024-05-30T00:00:00Z</updated><summary>More of them.</summary></entry></feed>`;
  expect(readFeed(feed, NOW)).toMatchObject({
    title: 'Statistics',
    items: [{ title: 'Jobs up', text: 'More of them.', url: 'https://s.example/2', sector: 'Market-wide' }],
  });
});

test('an RDF feed is read', () => {
  const feed = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"
    xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>R</title></channel>
    <item><title>I</title><link>https://r.example/</link><dc:date>2024-05-30</dc:date></item></rdf:RDF>`;
  expect(readFeed(feed, NOW).items).toMatchObject([
    { title: 'I', text: 'I', url: 'https://r.example/', publishedAt: new Date('2024-05-30') },
  ]);
});

test.each([
  ['missing', '', null],
  ['no date', '<pubDate>soon</pubDate>', null],
  ['two days ahead', '<pubDate>Mon, 03 Jun 2024 12:00:01 GMT</pubDate>', null],
  ['in the year 0', '<pubDate>0000-01-01</pubDate>', null],
  ['some hours ahead', '<pubDate>Sun, 02 Jun 2024 00:00:00 GMT</pubDate>', new Date('2024-06-02T00:00:00Z')],
])('a date that is %s counts accordingly', (_, date, datedAt) => {
  expect(readItems(`<item><title>A</title>${date}</item>`)).toMatchObject([{ datedAt, publishedAt: datedAt ?? NOW }]);
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://a.example/', '/relative', 'https://u:p@a.example/', ''])(
  'the link %j is left out',
  (link) => expect(readItems(`<item><title>A</title><link>${link}</link></item>`)).toMatchObject([{ url: null }]),
);

test('the newest 100 are taken, and items that say nothing are left out', () => {
  const items = Array.from(
    { length: 150 },
    (_, n) => `<item><title>N${n}</title><pubDate>${new Date(n * 86_400_000).toUTCString()}</pubDate></item>`,
  );
  const read = readItems(
    `<item><title> </title><description>&lt;p&gt;&lt;/p&gt;</description></item>${items.join('')}`,
  );
  expect(read).toHaveLength(100);
  expect([read[0]?.title, read.at(-1)?.title]).toEqual(['N149', 'N50']);
});

test.each([
  ['RSS', rss('<item><title>N</title></item>\n'.repeat(150_000))],
  [
    'Atom',
    `<feed xmlns="http://www.w3.org/2005/Atom"><title>t</title>${'<entry><title>N</title></entry>'.repeat(150_000)}</feed>`,
  ],
  ['JSON', JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', items: Array(150_000).fill({ title: 'N' }) })],
])('150,000 items of %s cost no more than those that are read', (_, feed) => {
  const begun = process.cpuUsage();
  expect(readFeed(feed, NOW).items).toHaveLength(100);
  expect(process.cpuUsage(begun).user / 1_000).toBeLessThan(1_500);
});

test.each(['<a/>', '<category>b</category>', '<a b="c" d="e"/>'])(
  'an item of 5 MB of %s is refused unread',
  (piece) => {
    const begun = process.cpuUsage();
    const feed = rss(`<item><title>x</title>${piece.repeat(5_000_000 / piece.length)}</item>`);
    expect(() => readFeed(feed, NOW)).toThrow('This feed holds more markup than is read.');
    expect(process.cpuUsage(begun).user / 1_000).toBeLessThan(1_500);
  },
);

test('titles and texts are cut to what is kept', () => {
  const [item] = readItems(
    `<item><title>${'t'.repeat(400)}</title><description>${'d '.repeat(90_000)}</description></item>`,
  );
  expect([item?.title.length, item?.text.length]).toEqual([300, 2_000]);
});

test('entities that a document makes up are not expanded', () => {
  const grow = Array.from({ length: 9 }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`).join('');
  const bomb = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY e0 "ha">${grow}]><rss version="2.0"><channel><title>B</title>
    <item><title>&e9;</title></item></channel></rss>`;
  expect(readFeed(bomb, NOW).items).toMatchObject([{ title: '&e9;' }]);
  const file =
    '<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss version="2.0"><channel><item><title>&x;</title></item></channel></rss>';
  expect(() => readFeed(file, NOW)).toThrow('This is not an RSS or Atom feed.');
});

test.each([
  ['<!DOCTYPE html><html><body>Hello</body></html>', 'This is a web page, not a news feed.'],
  ['', 'This is not an RSS or Atom feed.'],
  ['{"a": 1}', 'This is not an RSS or Atom feed.'],
  ['<rss', 'This is not an RSS or Atom feed.'],
  ['\u0000'.repeat(1_000), 'This is not an RSS or Atom feed.'],
])('%j is no feed, and that is said', (text, message) => {
  expect(() => readFeed(text, NOW)).toThrow(message);
});

test.each([
  ['a &amp;lt;b&amp;gt; c', 'a &lt;b&gt; c'],
  ['5 < 6 and 7 > 2', '5 < 6 and 7 > 2'],
  ['one<br>two<p>three</p>', 'one two three'],
  ['un<b>broken</b>', 'unbroken'],
  ['<STYLE>p { }</STYLE>seen<!-- not -->', 'seen'],
  ['<script>never closed', ''],
  ['&#0;&#x110000;&#55296;ok &copy; &unknown;', 'ok © &unknown;'],
])('%j says %j', (html, text) => expect(plainText(html)).toBe(text));

test.each(['<', '<a ', '<script>', '&', '<!--', '</p>'])('a long run of %j is read fast', (piece) => {
  const started = process.cpuUsage();
  readItems(`<item><title>A</title><description><![CDATA[${piece.repeat(200_000)}]]></description></item>`);
  expect(process.cpuUsage(started).user / 1_000).toBeLessThan(4_000);
});

test.each([
  ['OPEC holds oil output', 'Energy'],
  ['Existing home sales fell', 'Real estate'],
  ['Governor speaks', 'Market-wide'],
  ['They said so', 'Market-wide'],
])('%j belongs to %s', (text, sector) => expect(sectorOf(text)).toBe(sector));
