import { pageText, type PageItem } from './page-text';

/** A piece of text at a place; letters are half as wide as they are high. */
const item = (str: string, x: number, y: number, hasEOL = false): PageItem => ({
  str,
  hasEOL,
  transform: [9, 0, 0, 9, x, y],
  width: str.length * 4.5,
  height: 9,
});

describe('pageText', () => {
  it('keeps a row of a table on one line, parts its cells by tabs and joins figures with their signs', () => {
    const row = [
      item('Net income', 20, 700),
      item(' ', 65, 700),
      item('$', 200, 700),
      item(' ', 205, 700),
      item('9,243', 230, 700),
      item('61', 300, 700),
      item(' ', 309, 700),
      item('%', 311, 700),
      item('(', 350, 700),
      item('12', 354.5, 700),
      item(')', 364, 700),
    ];
    expect(pageText(row)).toBe('Net income\t$9,243\t61%\t(12)');
  });

  it('gives each cell of a heading as many tabs as its column has', () => {
    const page = [
      item('Three Months Ended', 150, 730, true),
      item('July 1,', 160, 715, true),
      // The second line of a heading comes before the first line of the next column.
      item('2023', 165, 705, true),
      item('June 25,', 230, 715, true),
      item('2022', 238, 705, true),
      item('Net sales', 20, 690),
      item('81,797', 160, 690),
      item('82,959', 232, 690),
    ];
    expect(pageText(page).split(/\n+/)).toEqual([
      '\tThree Months Ended',
      '\tJuly 1,\tJune 25,',
      '\t2023\t2022',
      'Net sales\t81,797\t82,959',
    ]);
  });

  it('leaves the column of a missing figure empty', () => {
    const page = [
      item('Revenue', 20, 700, true),
      item('Products', 20, 690),
      item('100', 160, 690),
      item('200', 230, 690, true),
      item('Services', 20, 680),
      item('300', 230, 680),
    ];
    expect(pageText(page)).toBe('Revenue\nProducts\t100\t200\nServices\t\t300');
  });

  it('does not take a line that is set wide for a row', () => {
    const words = ['The', 'following', 'table', 'shows', 'sales'].map((word, index) =>
      item(word, 20 + index * 80, 700),
    );
    expect(pageText(words)).toBe('The following table shows sales');
  });

  it('tells lines of one paragraph from two paragraphs', () => {
    expect(pageText([item('One', 20, 700, true), item('line on.', 20, 689, true), item('Two.', 20, 660)])).toBe(
      'One\nline on.\n\nTwo.',
    );
  });

  it('is empty for a page without text', () => {
    expect(pageText([item('', 20, 700, true), item(' ', 20, 700)])).toBe('');
  });
});
