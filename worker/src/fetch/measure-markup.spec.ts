import { measureMarkup } from './measure-markup';

test.each([
  ['', 0, 0],
  ['5 < 6 and 7 > 2', 0, 0],
  ['<p>Orders</p>', 1, 0],
  ['<p class="a b c" id=x hidden>Orders<br/></p>', 2, 3],
  [`<a title='5 > 3' href="/">`, 1, 2],
  ['<p a="1"b="2">', 1, 2],
  ['<p title="never closed', 1, 1],
])('of %j', (text, tags, attributes) => expect(measureMarkup(text)).toEqual({ tags, attributes }));

test.each(['<', '<a ', ' a=b', '<a b="', '"', '<p>', "<a '", '</'])('5 MB of %j are measured fast', (piece) => {
  const text = `<p ${piece.repeat(5_000_000 / piece.length)}`;
  const begun = process.cpuUsage();
  measureMarkup(text);
  expect(process.cpuUsage(begun).user / 1_000).toBeLessThan(3_000);
});
