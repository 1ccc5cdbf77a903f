import { blockAt, pageAt, passageAt, sourceBlocks, type SourceBlock } from './source-blocks';

const FILING = [
  'Page 1',
  'NORTHWIND SEMICONDUCTOR CORPORATION',
  'The company makes chips for cars, for phones and for whoever else wants chips, and it has done so',
  'for thirty years.',
  '',
  '\tThree Months Ended',
  '\tMar 31, 2024\tMar 31, 2023',
  'Revenue\t$4,200\t$3,210',
  'Other comprehensive loss, net of tax',
  'Net change\t—\t(18)',
  '',
  'See accompanying notes.',
  'Page 2',
  'Cash    1,250    980',
].join('\n');

const shape = (block: SourceBlock) => {
  if (block.kind === 'page') return block.name;
  if (block.kind === 'paragraph') return block.lines.map((line) => line.text);
  return block.rows.map((cells) => cells.map((cell) => cell.text).join('|'));
};

function piecesOf(blocks: SourceBlock[]) {
  return blocks.flatMap((block) => {
    if (block.kind === 'page') return [];
    return block.kind === 'table' ? block.rows.flat() : block.lines;
  });
}

describe('sourceBlocks', () => {
  const blocks = sourceBlocks(FILING);

  it('parts a filing into pages, paragraphs and tables', () => {
    expect(blocks.map(shape)).toEqual([
      'Page 1',
      ['NORTHWIND SEMICONDUCTOR CORPORATION'],
      [
        'The company makes chips for cars, for phones and for whoever else wants chips, and it has done so',
        'for thirty years.',
      ],
      [
        '|Three Months Ended',
        '|Mar 31, 2024|Mar 31, 2023',
        'Revenue|$4,200|$3,210',
        'Other comprehensive loss, net of tax',
        'Net change|—|(18)',
      ],
      ['See accompanying notes.'],
      'Page 2',
      ['Cash|1,250|980'],
    ]);
  });

  it.each([FILING, 'one line', '', '\t\n a   b\t\n\nPage 3\n\n'])('keeps the places of %j', (text) => {
    for (const { text: words, from } of piecesOf(sourceBlocks(text)))
      expect(text.slice(from, from + words.length)).toBe(words);
  });

  it('finds the block and the page of a place', () => {
    const at = blockAt(blocks, FILING.indexOf('3,210'));
    expect(blocks[at]?.kind).toBe('table');
    expect(pageAt(blocks, at)).toBe('Page 1');
    expect(pageAt(blocks, blockAt(blocks, FILING.indexOf('980')))).toBe('Page 2');
    expect(pageAt(sourceBlocks('a call without pages'), 0)).toBeNull();
  });

  it.each([
    ['the row around a figure', '4,200', 'Revenue $4,200 $3,210', 'Revenue\t$4,200\t$3,210'],
    [
      'the sentence around words, over the end of a line',
      'for phones',
      'The company makes chips for cars, for phones and for whoever else wants chips, and it has done so for thirty years.',
      FILING.slice(FILING.indexOf('The company'), FILING.indexOf('years.') + 6),
    ],
    ['the line, where the quotation does not stand there', '980', 'Nothing of that', 'Cash    1,250    980'],
    ['the line, where the quotation stands elsewhere', '980', 'Revenue $4,200', 'Cash    1,250    980'],
  ])('finds %s', (_what, words, quote, passage) => {
    const from = FILING.indexOf(words);
    const found = passageAt(FILING, { from, to: from + words.length, quote });
    expect(FILING.slice(found.from, found.to)).toBe(passage);
  });

  it('parts a table that goes on for ever, and reads 300 pages in a moment', () => {
    const long = Array.from({ length: 18_000 }, (_, row) => `Row ${row}\t1\t2`).join('\n');
    const read = sourceBlocks(long);
    expect(read).toHaveLength(900);
    expect(Math.max(...read.map((block) => (block.kind === 'table' ? block.rows.length : 0)))).toBe(20);
  });
});
