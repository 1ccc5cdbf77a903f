import { draftToHtmlDocument } from './copy-draft';
import type { EvidenceSource } from './trace-entry';
import type { CitedClaim } from './count-claims';
import { sourcesAppendix } from './sources-appendix';

const SOURCE: EvidenceSource = {
  kind: 'document',
  name: null,
  date: null,
  page: 28,
  from: 0,
  to: 1,
  quote: 'Revenue\t$ 18,120\n$ 5,931',
};
const TAG = {
  ...{ concept: 'us-gaap:Revenues', says: 'NVIDIA, Form 10-Q, revenue (us-gaap:Revenues)', unit: 'USD' },
  ...{ start: '2023-07-31', end: '2023-10-29', value: 18.12e9, isPart: false },
};
const claim = (status: CitedClaim['status'], rest: Partial<CitedClaim> = {}): CitedClaim => ({
  from: 0,
  to: 6,
  quote: '$18.12 billion',
  kind: 'amount',
  status,
  ...rest,
});
const WAIVER = { reason: 'Audited by Roe LLP', name: 'Sam', username: 'sam.roe', at: '2026-01-30T10:00:00.000Z' };

function linesOf(claims: CitedClaim[], document: string | null = 'Q3.pdf'): string[][] {
  return sourcesAppendix(claims, { document }).blocks.map((block) =>
    (block.kind === 'list' ? block.items : block.lines).map((runs) => runs.map(({ text }) => text).join('')),
  );
}

describe('sourcesAppendix', () => {
  it.each<[string, CitedClaim, string[]]>([
    [
      'traced',
      claim('traced', { source: SOURCE }),
      ['1. $18.12 billion: traced to its source', 'Q3.pdf, p. 28: “Revenue $ 18,120 $ 5,931”'],
    ],
    [
      'derived',
      claim('derived', { source: { ...SOURCE, kind: 'brief', page: null }, formula: '18,120 ÷ 5,931 = 3.06' }),
      ['1. $18.12 billion: follows from its source', 'The brief: “Revenue $ 18,120 $ 5,931”', '18,120 ÷ 5,931 = 3.06'],
    ],
    [
      'a mismatch',
      claim('mismatch', { near: { source: SOURCE, why: 'scope', says: 'Data Center: $14.51B' } }),
      [
        '1. $18.12 billion: differs from its source',
        'Q3.pdf, p. 28: “Revenue $ 18,120 $ 5,931”',
        'The figure belongs to another part of the company, or to all of it: Data Center: $14.51B',
      ],
    ],
    [
      'traced to a page',
      claim('traced', { source: { ...SOURCE, name: 'Reuters', date: '2026-01-29', page: null } }),
      ['1. $18.12 billion: traced to its source', 'Reuters, Thursday, January 29, 2026: “Revenue $ 18,120 $ 5,931”'],
    ],
    [
      'traced to a tag of a filing',
      claim('traced', { source: { ...SOURCE, tag: TAG, url: 'https://www.sec.gov/a.htm' } }),
      [
        '1. $18.12 billion: traced to its source',
        'NVIDIA, Form 10-Q, revenue (us-gaap:Revenues), https://www.sec.gov/a.htm: “Revenue $ 18,120 $ 5,931”',
      ],
    ],
    ['unsourced', claim('unsourced'), ['1. $18.12 billion: no source found']],
    [
      'waived',
      claim('unsourced', { waiver: WAIVER }),
      ['1. $18.12 billion: kept anyway', 'Sam (sam.roe), Friday, January 30, 2026: Audited by Roe LLP'],
    ],
    [
      'found',
      claim('found', {
        near: { source: SOURCE, why: 'period', says: 'x' },
        reason: 'The document has it. Confirm it.',
      }),
      [
        '1. $18.12 billion: to check: its source has it, but not for certain',
        'Q3.pdf, p. 28: “Revenue $ 18,120 $ 5,931”',
        'The document has it. Confirm it.',
      ],
    ],
    [
      'found, and confirmed',
      claim('found', { source: SOURCE, confirmation: { name: 'Sam', username: 'sam.roe', at: WAIVER.at } }),
      [
        '1. $18.12 billion: checked and confirmed',
        'Checked by Sam (sam.roe), Friday, January 30, 2026',
        'Q3.pdf, p. 28: “Revenue $ 18,120 $ 5,931”',
      ],
    ],
    [
      'another than that of its source',
      claim('mismatch', {
        near: { source: SOURCE, why: 'value', says: 'x' },
        reason: 'It differs.',
        keys: { draft: 'revenue, $18.12 billion', source: 'Revenue, $18,120' },
      }),
      [
        '1. $18.12 billion: differs from its source',
        'Q3.pdf, p. 28: “Revenue $ 18,120 $ 5,931”',
        'It differs.',
        'Email: revenue, $18.12 billion',
        'Source: Revenue, $18,120',
      ],
    ],
    [
      'waived, and traced since',
      claim('traced', {
        source: { ...SOURCE, kind: 'catalyst', name: 'Reuters', date: '2026-01-29', page: null },
        waiver: WAIVER,
      }),
      ['1. $18.12 billion: traced to its source', 'Reuters, Thursday, January 29, 2026: “Revenue $ 18,120 $ 5,931”'],
    ],
  ])('says what becomes of a claim that is %s', (_, cited, lines) => {
    expect(linesOf([cited])[1]).toEqual(lines);
  });

  it('counts, and calls the document so where it has no name', () => {
    const claims = [claim('traced', { source: SOURCE }), claim('derived'), claim('mismatch', { waiver: WAIVER })];
    expect(linesOf(claims, null)[0]).toEqual(['3 claims: 2 traced, 1 kept anyway.']);
    expect(linesOf(claims, null)[1]?.[1]).toMatch(/^The document, p. 28/);
    expect(linesOf([])).toEqual([['This email makes no claim that could be traced.']]);
  });

  it('cuts what is long, and lets nothing through that a file does not take', () => {
    const [, [, cited] = []] = linesOf([
      claim('traced', { source: { ...SOURCE, quote: `\u0001${'word '.repeat(200)}` } }),
    ]);
    expect(cited).toMatch(/^Q3\.pdf, p\. 28: “word .{250,300}…”$/);
  });
});

test('a web page has it behind the email, escaped', () => {
  const appendix = sourcesAppendix([claim('traced', { source: { ...SOURCE, quote: '<b>Revenue</b>' } })], {
    document: null,
  });
  const page = draftToHtmlDocument('Subject: Up\n\nRevenue was $18.12 billion.', { appendix });
  expect(page).toMatch(/\$18\.12 billion\.<\/p>\n<hr>\n<h2>Sources<\/h2>\n<p>One claim: 1 traced\.<\/p>/);
  expect(page).toContain('<strong>$18.12 billion</strong>: traced to its source<br>');
  expect(page).toContain('&lt;b&gt;Revenue&lt;/b&gt;');
  expect(draftToHtmlDocument('Subject: Up\n\nRevenue.')).not.toContain('Sources');
});
