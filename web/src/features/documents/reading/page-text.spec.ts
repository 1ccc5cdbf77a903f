import { pageText, type PageItem } from './page-text';

const item = (str: string, y: number, hasEOL = false): PageItem => ({
  str,
  hasEOL,
  transform: [9, 0, 0, 9, 20, y],
  height: 9,
});

describe('pageText', () => {
  it('keeps a row of a table on one line and joins figures with their signs', () => {
    const row = [
      item('Net income', 700),
      item(' ', 700),
      item('$', 700),
      item(' ', 700),
      item('9,243', 700),
      item(' ', 700),
      item('61', 700),
      item(' ', 700),
      item('%', 700),
    ];
    expect(pageText(row)).toBe('Net income $9,243 61%');
  });

  it('tells lines of one paragraph from two paragraphs', () => {
    expect(pageText([item('One', 700, true), item('line on.', 689, true), item('Two.', 660)])).toBe(
      'One\nline on.\n\nTwo.',
    );
  });

  it('is empty for a page without text', () => {
    expect(pageText([item('', 700, true), item(' ', 700)])).toBe('');
  });
});
