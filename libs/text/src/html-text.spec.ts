import { htmlText } from './html-text';

test.each([
  ['one<br>two<p>three</p>four', 'one\ntwo\n\nthree\n\nfour'],
  ['<ul><li>a</li><li>b</li></ul>', 'a\nb'],
  ['5 < 6 &amp;lt; <b>7</b>\n  8', '5 < 6 &lt; 7 8'],
  ['<title>T</title><style>p {}</style>seen<script>no</script>', 'Tseen'],
])('%j says %j', (html, text) => expect(htmlText(html)).toBe(text));

test('a table keeps its rows and columns: signs in cells of their own go to their figures', () => {
  const html = `<table>
    <tr><td></td><th colspan="6">Three Months Ended September 30,</th></tr>
    <tr><td></td><th colspan="3">2026</th><th colspan="3">2025</th></tr>
    <tr><td><p>Revenue</p></td><td>$</td><td><p>4,105</p></td><td></td><td>$</td><td>3,611</td><td></td></tr>
    <tr><td>Other&nbsp;loss</td><td></td><td>(12</td><td>)</td><td></td><td>(7</td><td>)</td></tr>
  </table>`;
  expect(htmlText(html).split('\n')).toEqual([
    '\tThree Months Ended September 30,',
    '\t2026\t2025',
    'Revenue\t$4,105\t$3,611',
    'Other loss\t(12)\t(7)',
  ]);
});

test('a table that lays a page out is read as the paragraphs in it', () => {
  const html = '<table><tr><td><p>One.</p><p>Two.</p><table><tr><td>Three.</td></tr></table></td></tr></table>';
  expect(htmlText(html)).toBe('One.\n\nTwo.\n\nThree.');
});
