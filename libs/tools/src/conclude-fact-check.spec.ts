import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClaimVerdict, FactSource } from '@copydesk/contracts';
import { prepareSources, traceDraft } from '@copydesk/figures';
import { claimsOfText } from './claims-of-text';
import { concludeFactCheck, notChecked } from './conclude-fact-check';
import type { ReadClaim } from './read-fact-check';
import { ruleOnClaims } from './rule-on-claim';

const FILING = readFileSync(join(__dirname, '../../text/src/fixtures/northwind.txt'), 'utf8');
const DOCUMENT = `${FILING}\nPage 6\nDealers in Europe restocked in the quarter after a long winter.`;
const evidence = prepareSources({ document: DOCUMENT });

function check(text: string, judge: Partial<{ model: Partial<ClaimVerdict> | null; web: ClaimVerdict[] }> = {}) {
  const ledger = traceDraft(text, evidence);
  const claims = claimsOfText(text, ledger);
  const { model, web } = judge;
  const read: ReadClaim[] = claims.map(({ id, text: claim }) => ({
    id,
    verdict: model ? { claim, verdict: 'supported', note: 'The model says so.', sources: [PAGE], ...model } : null,
  }));
  return concludeFactCheck({
    text,
    claims,
    ledger,
    ruled: ruleOnClaims(claims, { document: DOCUMENT, catalysts: [] }),
    read,
    web: web ? { analysis: 'It was found.', citations: ['https://one.example/'], verdicts: web, cuts: [] } : null,
    checkedAgainst: ['document'],
    cuts: [],
  });
}
const PAGE: FactSource = { kind: 'web', title: 'Release', url: 'https://one.example/', quote: null };
const found = (claim: string, verdict: ClaimVerdict['verdict']): ClaimVerdict => ({
  claim,
  verdict,
  note: 'A page has it.',
  sources: [PAGE],
});

describe('what rules say', () => {
  it('needs no model: page, quote and what the source says instead', () => {
    const { verdicts, analysis } = check(
      'Net sales were $7.19 billion. Street Lighting sales fell 16.3% from a year earlier. Net sales were down 13% to $7,192. Goodwill was $9.7 billion.',
    );
    expect(verdicts).toMatchObject([
      {
        verdict: 'supported',
        byRule: true,
        note: '“$7.19 billion” is in your document, p. 2.',
        sources: [{ page: 2 }],
      },
      {
        verdict: 'supported',
        byRule: true,
        note: expect.stringContaining('“16.3%” follows from your document, p. 4: '),
      },
      {
        verdict: 'contradicted',
        byRule: true,
        note: expect.stringMatching(/“\$7,192” has the wrong scale.*p\. 2, says:.*\$7\.19/),
      },
      { verdict: 'not-found', byRule: true, note: '“$9.7 billion” was not found in your sources.', sources: [] },
    ]);
    expect(analysis).toBe('This text makes 6 claims: 4 traced, 1 differs, 1 without a source.');
  });

  it('is one sentence where all of a text is right', () => {
    expect(check('Net sales were $7.19 billion. Street Lighting sales fell 16.3% from a year earlier.').analysis).toBe(
      'All 3 claims of this text are traced to their sources.',
    );
    expect(check('Net sales were $7.19 billion.').analysis).toBe('The one claim of this text is traced to its source.');
  });

  it('names the segment that a figure belongs to', () => {
    const [verdict] = check('Northwind had an operating loss of $283 million.').verdicts;
    expect(verdict).toMatchObject({ verdict: 'not-checked', sources: [{ page: 4 }] });
    expect(verdict?.note).toMatch(/The source has .*home lighting.*\(p\. 4\)\. Confirm the part/i);
  });

  it('counts what a person has to compare as the ledger does', () => {
    expect(check('Northwind had an operating loss of $283 million.').analysis).toBe(
      'This text makes one claim: 0 traced, 1 to check.',
    );
  });

  it.each([
    [
      'supported',
      'The one claim of this text is traced to its source. The text makes one other statement. It agrees with its source.',
    ],
    [
      'not-found',
      'The one claim of this text is traced to its source. The text makes one other statement. It was not found in any source: look it up at its origin.',
    ],
  ] as const)('counts beside them what a model judged as %s', (verdict, analysis) => {
    const text = 'Net sales were $7.19 billion. Dealers in Europe placed more orders because they liked it.';
    expect(check(text, { model: { verdict } }).analysis).toBe(analysis);
  });

  it('leaves to another source whether a figure that is found means the same', () => {
    const text = 'Northwind had an operating loss of $283 million.';
    expect(check(text, { model: {} }).verdicts).toMatchObject([{ verdict: 'supported', note: 'The model says so.' }]);
    const [unsure] = check(text, { model: { verdict: 'not-found' } }).verdicts;
    expect(unsure).toMatchObject({ verdict: 'not-checked', note: expect.stringContaining('Confirm the part') });
  });

  it('stands, whatever a model or the web thinks of a figure', () => {
    const [verdict] = check('Net sales were down 13% to $7,192.', {
      model: { verdict: 'supported' },
      web: [found('Net sales were down 13% to $7,192.', 'supported')],
    }).verdicts;
    expect(verdict).toMatchObject({ verdict: 'contradicted', byRule: true });
  });

  it('is that what stands in the document word for word is supported', () => {
    expect(check('Dealers in Europe restocked in the quarter after a long winter.').verdicts).toMatchObject([
      {
        verdict: 'supported',
        byRule: true,
        note: 'It is in your document, p. 6, word for word.',
        sources: [{ page: 6 }],
      },
    ]);
  });
});

describe('a claim that says more than figures', () => {
  const text = 'Net sales were $7.19 billion because dealers waited.';
  it('is supported where the rest of it is', () => {
    const [verdict] = check(text, { model: {} }).verdicts;
    expect(verdict).toMatchObject({ verdict: 'supported', sources: [PAGE, { kind: 'document' }] });
    expect(verdict?.note).toBe('“$7.19 billion” is in your document, p. 2. The model says so.');
    expect(verdict?.byRule).toBeUndefined();
  });
  it.each(['contradicted', 'not-found', 'not-checked'] as const)('is %s where the rest of it is', (kind) => {
    expect(check(text, { model: { verdict: kind } }).verdicts).toMatchObject([{ verdict: kind }]);
  });
  it('is what the rules say where the rest of it is no claim', () => {
    expect(check(text, { model: null }).verdicts).toMatchObject([{ verdict: 'supported', byRule: true }]);
  });
});

describe('what the web says', () => {
  it('proves what the document does not have, in one list with it', () => {
    const text = 'Net sales were $7.19 billion. Goodwill was $9.7 billion. Copper is dear 🚀 these days.';
    const { verdicts, citations, checkedAgainst, analysis } = check(text, {
      web: [found('Goodwill was $9.7 billion.', 'supported'), found('Copper is dear 🚀', 'contradicted')],
    });
    expect(verdicts.map(({ claim, verdict }) => [claim, verdict])).toEqual([
      ['Net sales were $7.19 billion.', 'supported'],
      ['Goodwill was $9.7 billion.', 'supported'],
      ['Copper is dear 🚀 these days.', 'contradicted'],
    ]);
    expect(citations).toEqual(['https://one.example/']);
    expect(checkedAgainst).toEqual(['document', 'web']);
    expect(analysis).toContain('\n\nOn the web: It was found.');
  });

  it('proves a claim only as a whole', () => {
    const text = 'Copper is dear these days and tin is cheap.';
    const web = [found('Copper is dear', 'supported'), found('tin is cheap', 'not-found')];
    expect(check(text, { web }).verdicts).toMatchObject([{ claim: text, verdict: 'not-found' }]);
  });
});

test('where nobody can check, the answer says so', () => {
  expect(notChecked()).toMatchObject({ citations: [], verdicts: [], checkedAgainst: [] });
  expect(notChecked().analysis).toMatch(/was not checked/);
});
