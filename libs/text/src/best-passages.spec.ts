import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { bestPassages } from './best-passages';

const FILING = readFileSync(join(__dirname, 'fixtures/northwind.txt'), 'utf8');
const COVER = 'Page 1\nFORM 10-Q\nFor the quarterly period ended June 30, 2025\n\n';
const BOILERPLATE = 'The company believes that its systems and its people serve customers in many markets well. ';

/** A filing of so many pages; what is looked for stands on one of them. */
function filing(pages: number, at: number, text: string): string {
  const page = (number: number) =>
    `Page ${number}\nRisk Factors\n\n${BOILERPLATE.repeat(14)}\n\n${number === at ? `${text}\n\n` : ''}${BOILERPLATE.repeat(14)}`;
  return COVER + Array.from({ length: pages - 1 }, (_, index) => page(index + 2)).join('\n\n');
}

const read = (document: string, query: string, room: number) =>
  bestPassages(document, query, { room, sizeOf: (text) => text.length });

describe('bestPassages', () => {
  it('finds what is asked for wherever it stands, below the line of its page, behind the beginning', () => {
    const said = 'Data Center revenue was $14,510 million, driven by training of large models.';
    const { text, pages } = read(filing(40, 27, said), 'Data Center revenue was $14.51 billion', 9_000);
    expect(text).toContain(said);
    expect(text.startsWith(COVER.trim())).toBe(true);
    expect(/(?:.|\n)*^(Page \d+)$/m.exec(text.slice(0, text.indexOf(said)))?.[1]).toBe('Page 27');
    expect(pages).toContain(1);
    expect(pages).toContain(27);
  });

  it('keeps the order of the document, and says where something was left out', () => {
    const { text, pages } = read(filing(40, 27, 'Orders rose 14%.'), 'orders', 9_000);
    const shown = [...text.matchAll(/^Page (\d+)$/gm)].map(([, number]) => Number(number));
    expect(shown).toEqual(pages);
    expect(pages).toEqual(pages.toSorted((a, b) => a - b));
    expect(text).toContain('\n[...]\n');
    expect(text.endsWith('[...]')).toBe(true);
  });

  it('prefers figures where nothing is asked for, and never parts a table from its heading', () => {
    const prose = filing(20, 0, '');
    const { text } = read(`${prose}\n\n${FILING.replaceAll(/^Page (\d)/gm, 'Page 9$1')}`, '', 6_000);
    for (const words of [
      '(In millions, except per share data)',
      'Total net sales\t7,192\t8,290',
      'Street Lighting\t$141',
    ])
      expect(text).toContain(words);
  });

  it('knows a word in the singular and in the plural, and the heading above it', () => {
    const said = 'We returned cash to those who own the company.';
    const text = filing(30, 12, `Share Repurchases\n\n${said}`);
    expect(read(text, 'repurchase of shares', 6_000).text).toContain(said);
  });

  it('says nothing of pages where a document has none', () => {
    const { text, pages, kept } = read(BOILERPLATE.repeat(200), 'systems', 4_000);
    expect(pages).toEqual([]);
    expect(kept).toBeGreaterThan(2_000);
    expect(text.length).toBeLessThanOrEqual(4_000);
  });

  it('goes without figures where all of them are in pictures', () => {
    const words = Array.from({ length: 60 }, (_, n) => `Page ${n + 1}\nThe chart shows how sales went.`).join('\n\n');
    expect(read(words, 'sales of the quarter', 1_000).pages.length).toBeGreaterThan(3);
  });

  it('fits whatever the text, and never parts a pair', () => {
    const piece = fc.constantFrom('a', 'ש', '漢', '😀', ' ', '\n', '\n\n', '\t', '1,200', '\nPage 7\n', 'Net sales');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 2_000 }), fc.integer({ min: 1, max: 1_500 }), (pieces, room) => {
        const { text } = read(pieces.join(''), 'net sales 漢', room);
        expect(text.length).toBeLessThanOrEqual(room);
        expect(text).not.toMatch(/\p{Surrogate}/u);
      }),
    );
  });

  describe('cost', () => {
    const took = (document: string, query: string) => {
      const begun = process.cpuUsage();
      read(document, query, 300_000);
      return process.cpuUsage(begun).user / 1_000;
    };
    const longQuery = (word: (n: number) => string) =>
      Array.from({ length: 20_000 }, (_, n) => word(n))
        .join(' ')
        .slice(0, 20_000);
    const every = (word: (n: number) => string) => {
      const words: string[] = [];
      for (let length = 0; length < 4_000_000; length += (words.at(-1)?.length ?? 0) + 1)
        words.push(word(words.length));
      return words.join(' ');
    };

    it.each([
      ['a filing of 300 pages', filing(300, 200, 'Data Center revenue rose.'), 'Data Center revenue of the quarter'],
      ['4 MB of prose', BOILERPLATE.repeat(45_000), 'Data Center revenue of the quarter'],
      ['4 MB of one word and a query that repeats it', every(() => 'sales'), longQuery(() => 'sales')],
      ['4 MB of different words and a query of many', every((n) => `w${n}`), longQuery((n) => `w${n * 100}`)],
      ['4 MB that repeat the words of a long query', longQuery((n) => `w${n}`).repeat(200), longQuery((n) => `w${n}`)],
    ])('of %s stays within seconds', (_, document, query) => expect(took(document, query)).toBeLessThan(4_000));

    it.each(['a', ' ', '\n', '\t', '1', 'Page 1\n', ' \n', '1,'])('of a long run of %j stays within seconds', (piece) =>
      expect(took(piece.repeat(500_000 / piece.length), 'revenue')).toBeLessThan(4_000),
    );
  });

  it('counts a word once, however often the query repeats it', () => {
    const both = 'Orders of lathes rose.';
    const one = 'Prices rose, and prices of prices fell.';
    const document = filing(30, 12, both).replace(/Page 20\n/, `Page 20\n${one}\n\n`);
    const room = 3_000;
    expect(read(document, `orders lathes ${'prices '.repeat(500)}`, room)).toEqual(
      read(document, 'orders lathes prices', room),
    );
  });
});
