import { readWebFactCheck, type WebAnswer } from './read-web-fact-check';

const TEXT = 'Orders rose **14%**. Rates fell 🚀 today. Gold is “up”.';

/** An answer whose `⟦n⟧` are marks of the source n, or of a refused one for `⟦x⟧`. */
function answer(written: string, urls: string[], searched = true): WebAnswer {
  const marks: WebAnswer['marks'] = [];
  for (const match of written.matchAll(/⟦(\w)⟧/g)) {
    const source = match[1] === 'x' ? null : Number(match[1]);
    marks.push({ from: match.index, to: match.index + match[0].length, source });
  }
  return { text: written, sources: urls.map((url) => ({ url, title: url.slice(8) })), marks, searched };
}
const [ONE, TWO] = ['https://one.example/', 'https://two.example/'];

describe('readWebFactCheck', () => {
  it('reads verdicts, each with the pages cited in it', () => {
    const read = readWebFactCheck(
      answer(
        'Two of three 🚀 hold ⟦0⟧.\n\nSUPPORTED: “orders rose 14%.”\nThe report has it. ⟦0⟧⟦1⟧\n\n**CONTRADICTED:** "Rates fell 🚀 today."\nThey rose. ⟦1⟧\n\nNOT FOUND: “Gold is "up".”\nNobody says so. ⟦0⟧',
        [ONE, TWO],
      ),
      { text: TEXT },
    );
    expect(read).toMatchObject({
      analysis: 'Two of three 🚀 hold [1].',
      citations: [ONE, TWO],
      checkedAgainst: ['web'],
      verdicts: [
        { claim: 'Orders rose **14%**.', verdict: 'supported', note: 'The report has it. [1][2]' },
        { claim: 'Rates fell 🚀 today.', verdict: 'contradicted', sources: [{ kind: 'web', url: TWO, quote: null }] },
        { claim: 'Gold is “up”.', verdict: 'not-found', note: 'Nobody says so. [1]', sources: [] },
      ],
    });
    expect(read.verdicts[0]?.sources.map(({ url }) => url)).toEqual([ONE, TWO]);
  });

  it.each([
    ['no page', 'SUPPORTED: “Orders rose 14%.”\nI am sure.'],
    ['a refused address', 'SUPPORTED: “Orders rose 14%.”\nI am sure.⟦x⟧'],
    ['a number in prose', 'SUPPORTED: “Orders rose 14%.”\nI am sure. [1]'],
  ])('takes a verdict on %s for not found', (_name, written) => {
    const [verdict] = readWebFactCheck(answer(written, [ONE]), { text: TEXT }).verdicts;
    expect(verdict).toMatchObject({ verdict: 'not-found', sources: [] });
    expect(verdict?.note).toMatch(/^I am sure\..* No page was cited for this, so it counts as not found\.$/);
  });

  it('drops a claim that is not in the text', () => {
    expect(readWebFactCheck(answer('SUPPORTED: “Oil fell.”\nYes ⟦0⟧', [ONE]), { text: TEXT }).verdicts).toEqual([]);
  });

  it('takes prose as the analysis, without links of its own', () => {
    const read = readWebFactCheck(answer('All true, see https://evil.example ⟦x⟧.', [], false), { text: TEXT });
    expect(read).toEqual({
      analysis: 'All true, see https://evil.example .',
      citations: [],
      verdicts: [],
      checkedAgainst: [],
      cuts: [],
    });
  });

  it('survives marks that overlap or lie on each other', () => {
    const marks = [
      { from: 4, to: 9, source: 0 },
      { from: 4, to: 9, source: 1 },
      { from: 6, to: 12, source: 0 },
    ];
    const sources = [ONE, TWO].map((url) => ({ url, title: '' }));
    const read = readWebFactCheck({ text: 'Yes (one, two) here.', sources, marks, searched: true }, { text: TEXT });
    expect(read.analysis).toBe('Yes [1][2][1]o) here.');
  });
});
