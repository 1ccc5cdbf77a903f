import { toCsvLine } from './csv';

test.each([
  [['a', 1, null, true, undefined], 'a,1,,true,'],
  [['a,b', 'say "x"', 'two\nlines'], '"a,b","say ""x""","two\nlines"'],
  [[-5, '-5'], `-5,"'-5"`],
  [['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '  =1'], `"'=1+1","'+1","'-1","'@SUM(A1)","'\t=1","'  =1"`],
  [['＝1+1', '＋1', '－1', ' ＠SUM(A1)'], `"'＝1+1","'＋1","'－1","' ＠SUM(A1)"`],
  [[{ a: '=1' }], '"{""a"":""=1""}"'],
])('%j is one line', (values, line) => {
  expect(toCsvLine(values)).toBe(`${line}\r\n`);
});
