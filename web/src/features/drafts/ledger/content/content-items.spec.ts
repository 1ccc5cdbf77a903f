import { PageReader, readHtml, type Table } from '@copydesk/figures';
import { contentItems, hasBlocks, itemAt, sectionAt } from './content-items';

const HTML = `<p><b>Item 1. Financial Statements</b></p><p>All figures are unaudited, and some are estimates.</p>
  <table><tr><td>Sales</td><td>$12</td></tr><tr><td>Costs</td><td>7</td></tr></table><p><b>Notes</b></p><p>None are of interest.</p>`;

describe('contentItems', () => {
  it('gives headings, paragraphs and tables in their order', () => {
    const content = readHtml(HTML);
    const kinds = contentItems(content).map(({ kind }) => kind);
    expect(kinds).toEqual(['heading', 'paragraph', 'table', 'heading', 'paragraph']);
    expect(sectionAt(content, content.text.indexOf('None'))).toBe('Notes');
  });

  it('names each page before what stands on it', () => {
    const reader = new PageReader();
    const item = (str: string) => ({ str, width: 80, height: 10, hasEOL: true, transform: [10, 0, 0, 10, 50, 700] });
    reader.add(2, [item('First words.')]);
    reader.add(3, [item('Last words.')]);
    const items = contentItems(reader.end());
    expect(items.map((one) => (one.kind === 'page' ? one.page : one.kind))).toEqual([2, 'paragraph', 3, 'paragraph']);
  });

  it('names a speaker where another one begins', () => {
    const block = { kind: 'paragraph', page: null, section: null } as const;
    const said = (from: number, speaker: string) => ({ ...block, from, to: from + 2, speaker });
    const blocks = [said(0, 'Ann'), said(2, 'Ann'), said(4, 'Ben')];
    const items = contentItems({ text: 'abcdef', blocks, filing: null, hasBrokenTags: false });
    expect(items.map((one) => one.kind === 'paragraph' && one.speaker)).toEqual(['Ann', null, 'Ben']);
  });

  it('parts a long table, and finds the part in which a row stands', () => {
    const rows = Array.from({ length: 130 }, (_, row) => ({
      labels: ['Row'],
      cells: [{ from: row * 10 + 4, to: row * 10 + 8, column: 0, span: 1 }],
    }));
    const place = { page: null, section: null, from: 0, to: 1300 };
    const table: Table = { kind: 'table', ...place, caption: '', columns: [{ heads: [] }], rows };
    const items = contentItems({ text: '', blocks: [table], filing: null, hasBrokenTags: false });
    expect(items.map((one) => one.kind === 'table' && one.rows)).toEqual([
      { first: 0, end: 60 },
      { first: 60, end: 120 },
      { first: 120, end: 130 },
    ]);
    expect([0, 604, 1204].map((from) => itemAt(items, from))).toEqual([0, 1, 2]);
  });
});

describe('hasBlocks', () => {
  it('is false for a text that was not taken apart', () => {
    const whole = { kind: 'paragraph', page: null, section: null, from: 0, to: 30_000 } as const;
    expect(hasBlocks({ text: 'x'.repeat(30_000), blocks: [whole], filing: null, hasBrokenTags: false })).toBe(false);
    expect(hasBlocks(readHtml(HTML))).toBe(true);
  });
});
