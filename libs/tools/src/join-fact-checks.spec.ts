import type { ClaimVerdict, FactCheckResponse, FactSource } from '@copydesk/contracts';
import { joinFactChecks } from './join-fact-checks';

const page: FactSource = { kind: 'web', title: 'Release', url: 'https://one.example/', quote: null };
const document: FactSource = { kind: 'document', title: 'Your document', url: null, quote: 'orders rose 14%' };
const verdict = (claim: string, found: ClaimVerdict['verdict'], note: string, source: FactSource): ClaimVerdict => ({
  claim,
  verdict: found,
  note,
  sources: found === 'not-found' ? [] : [source],
});
const check = (changes: Partial<FactCheckResponse>): FactCheckResponse => ({
  analysis: '',
  citations: [],
  verdicts: [],
  checkedAgainst: [],
  cuts: [],
  ...changes,
});

describe('joinFactChecks', () => {
  const cut = { field: 'document', from: 9, to: 5 };
  const joined = joinFactChecks(
    check({
      analysis: 'The web agrees.',
      citations: ['https://one.example/'],
      checkedAgainst: ['web'],
      verdicts: [
        verdict('both', 'supported', 'A page has it.', page),
        verdict('web', 'not-found', 'No page.', page),
        verdict('against', 'supported', 'A page has it.', page),
      ],
    }),
    check({
      analysis: 'Two hold.',
      citations: ['https://two.example/', 'https://one.example/'],
      checkedAgainst: ['document', 'catalyst'],
      verdicts: [
        verdict('both', 'supported', 'The document has it.', document),
        verdict('web', 'supported', 'The document has it.', document),
        verdict('against', 'contradicted', 'The document has 12%.', document),
        verdict('file', 'not-found', 'Nothing.', document),
      ],
      cuts: [cut],
    }),
  );

  it('gives each claim the weightier verdict, with all that was found', () => {
    expect(joined.verdicts).toEqual([
      { claim: 'both', verdict: 'supported', note: 'A page has it. The document has it.', sources: [page, document] },
      { claim: 'web', verdict: 'supported', note: 'The document has it.', sources: [document] },
      {
        claim: 'against',
        verdict: 'contradicted',
        note: 'The document has 12%. A page has it.',
        sources: [document, page],
      },
      { claim: 'file', verdict: 'not-found', note: 'Nothing.', sources: [] },
    ]);
  });

  it('names every source once, and all that it was checked against', () => {
    expect(joined).toMatchObject({
      analysis: 'The web agrees.\n\nAgainst what is on file: Two hold.',
      citations: ['https://one.example/', 'https://two.example/'],
      checkedAgainst: ['web', 'document', 'catalyst'],
      cuts: [cut],
    });
  });
});
