import type { FactCheckResponse } from '@copydesk/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { FactCheckResult } from './fact-check-result';

const PAGE = 'https://release.example/a';
const DRAFT = { text: '', email: { current: null }, findings: [], isBusy: false, replaceText: () => undefined };

function linksOf(...urls: string[]): string[] {
  const result: FactCheckResponse = {
    analysis: '',
    cuts: [],
    checkedAgainst: ['web'],
    citations: urls,
    verdicts: [
      {
        claim: 'It opened a plant in Ohio.',
        verdict: 'supported',
        note: '',
        sources: urls.map((url) => ({ kind: 'web', title: '', url, quote: '' })),
      },
    ],
  };
  const html = renderToStaticMarkup(<FactCheckResult draft={DRAFT} result={result} />);
  expect(html).toContain('Checked against the web');
  return [...html.matchAll(/<a href="([^"]*)" target="_blank" rel="noopener noreferrer"/g)].map(
    ([, href]) => href ?? '',
  );
}

it('links its sources', () => {
  expect(new Set(linksOf(PAGE))).toEqual(new Set([PAGE]));
});

it('does not link a source that is no address of the web', () => {
  expect(linksOf('javascript:alert(1)')).toEqual([]);
  expect(new Set(linksOf('javascript:alert(1)', PAGE))).toEqual(new Set([PAGE]));
});
