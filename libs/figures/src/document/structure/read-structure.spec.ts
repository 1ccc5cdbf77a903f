import type { DocumentContent, Paragraph, Table, TaggedFact } from '../document';
import { contentOf } from '../content-of';
import { readHtml } from '../html/read-html';
import { readStructure } from './read-structure';
import { packStructure, READER, STRUCTURE_LIMITS } from './structure';

const TEXT = 'Sales\t10\t9\nOrders rose.';
const PARAGRAPH: Paragraph = { kind: 'paragraph', page: 1, section: null, from: 11, to: 23, speaker: 'Operator' };
const TABLE: Table = {
  kind: 'table',
  page: null,
  section: 'RESULTS',
  caption: '(In millions)',
  columns: [{ heads: ['2025'] }, { heads: [] }],
  rows: [
    {
      labels: ['Sales'],
      cells: [
        { from: 6, to: 8, column: 0, span: 1, fact: 0 },
        { from: 9, to: 10, column: 1, span: 1 },
      ],
    },
  ],
  from: 0,
  to: 10,
};
const FACT: TaggedFact = {
  concept: 'us-gaap:Revenues',
  value: 1e7,
  unit: 'USD',
  scale: 6,
  decimals: -6,
  period: { start: '2025-01-01', end: '2025-03-31' },
  members: [{ axis: 'a', member: 'm' }],
  from: 6,
  to: 8,
};
const COVER = {
  company: 'Northwind',
  ticker: null,
  form: '10-Q',
  fiscalYear: 2025,
  fiscalPeriod: 'Q1',
  periodEnd: null,
};
const CONTENT: DocumentContent = {
  text: TEXT,
  blocks: [TABLE, PARAGRAPH],
  filing: { cover: COVER, facts: [FACT] },
  hasBrokenTags: false,
};

const packed = (changes: object) =>
  JSON.stringify({ reader: READER, blocks: [], filing: CONTENT.filing, hasBrokenTags: false, ...changes });
const withCell = (cell: object) =>
  packed({ blocks: [{ ...TABLE, rows: [{ labels: [], cells: [{ from: 6, to: 8, column: 0, span: 1, ...cell }] }] }] });
const withFact = (fact: object) => packed({ filing: { cover: COVER, facts: [{ ...FACT, ...fact }] } });
const many = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item);

describe('the structure of a document', () => {
  it('comes back as it was packed, without what nobody asked for', () => {
    const sent = JSON.stringify({ ...JSON.parse(packStructure(CONTENT) ?? ''), more: 1 });
    expect(readStructure(sent, TEXT)).toEqual({ reader: READER, ...CONTENT, text: undefined });
    expect(contentOf({ text: TEXT, structure: sent })).toEqual(CONTENT);
  });

  it('of a page of HTML is taken as it was read', () => {
    const page = readHtml(
      '<h1>RESULTS</h1><table><tr><td>Sales</td><td>$</td><td>10</td><td>9</td></tr></table><p>Up.</p>',
    );
    expect(contentOf({ text: page.text, structure: packStructure(page) })).toEqual(page);
  });

  it.each([
    ['no JSON', '{', 'structure must be JSON'],
    ['a list', '[]', 'structure must be an object'],
    ['a reader that there is not', packed({ reader: READER + 1 }), 'reader must be a whole number'],
    ['no blocks', packed({ blocks: null }), 'blocks must be a list'],
    ['a block of no kind', packed({ blocks: [{ ...PARAGRAPH, kind: 'picture' }] }), 'kind must be paragraph or table'],
    ['a place behind the text', packed({ blocks: [{ ...PARAGRAPH, to: 24 }] }), 'to of blocks[0]'],
    ['a place that ends before it begins', packed({ blocks: [{ ...PARAGRAPH, to: 10 }] }), 'to of blocks[0]'],
    ['half a character', packed({ blocks: [{ ...PARAGRAPH, from: 11.5 }] }), 'from of blocks[0]'],
    ['blocks that overlap', packed({ blocks: [TABLE, { ...PARAGRAPH, from: 9 }] }), 'from of blocks[1]'],
    ['blocks out of order', packed({ blocks: [PARAGRAPH, TABLE] }), 'from of blocks[1]'],
    ['page zero', packed({ blocks: [{ ...PARAGRAPH, page: 0 }] }), 'blocks[0].page'],
    ['a NUL in a heading', packed({ blocks: [{ ...PARAGRAPH, section: 'a\0' }] }), 'blocks[0].section'],
    ['a cell outside its table', withCell({ to: 11 }), 'to of a cell'],
    ['a column that there is not', withCell({ column: 2 }), 'column of a cell'],
    ['a cell over more columns than there are', withCell({ span: 3 }), 'span of a cell'],
    ['a cell whose fact there is not', withCell({ fact: 1 }), 'fact of a cell'],
    ['cells that overlap', packed({ blocks: [{ ...TABLE, rows: many(2, TABLE.rows[0]) }] }), 'from of a cell'],
    ['a fact outside the text', withFact({ to: 24 }), 'to of filing.facts[0]'],
    ['a value that is no number', withFact({ value: null }), 'filing.facts[0].value'],
    ['a scale without end', withFact({ scale: 400 }), 'filing.facts[0].scale'],
    ['a day that there is not', withFact({ period: { at: '2025-02-30' } }), 'filing.facts[0].period'],
    [
      'a period that ends first',
      withFact({ period: { start: '2025-02-02', end: '2025-02-01' } }),
      'end before it begins',
    ],
    ['tags beside damaged tags', packed({ filing: CONTENT.filing, hasBrokenTags: true }), 'hasBrokenTags'],
    [
      'too many facts',
      packed({ filing: { cover: COVER, facts: many(20_001, FACT) } }),
      'more than 20,000 tagged facts',
    ],
    [
      'too many cells',
      packed({
        blocks: [{ ...TABLE, rows: many(50_001, { labels: [], cells: [{ from: 6, to: 6, column: 0, span: 1 }] }) }],
      }),
      'more than 50,000 cells',
    ],
  ])('with %s is refused', (_, sent, message) => expect(() => readStructure(sent, TEXT)).toThrow(message));

  it('that is larger than what is kept is left out', () => {
    const section = 'x'.repeat(STRUCTURE_LIMITS.characters);
    expect(packStructure({ ...CONTENT, blocks: [{ ...PARAGRAPH, section }] })).toBeNull();
  });
});
