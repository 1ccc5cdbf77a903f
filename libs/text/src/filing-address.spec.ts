import { filingAddress, filingUrl, secPath } from './filing-address';

const NVIDIA = { cik: 1045810, accession: '0001045810-25-000209' };

test.each([
  ['https://www.sec.gov/Archives/edgar/data/1045810/000104581025000209/nvda-20250727.htm', 'nvda-20250727.htm'],
  ['https://www.sec.gov/ix?doc=/Archives/edgar/data/1045810/000104581025000209/nvda-20250727.htm', 'nvda-20250727.htm'],
  ['https://sec.gov/Archives/edgar/data/1045810/000104581025000209/', null],
  ['https://www.sec.gov/Archives/edgar/data/1045810/000104581025000209/0001045810-25-000209-index.htm', null],
  ['https://www.sec.gov/Archives/edgar/data/1045810/0001045810-25-000209-index.html', null],
])('%s is a filing', (address, document) => {
  expect(filingAddress(address)).toEqual({ ...NVIDIA, document });
});

test.each([
  'https://www.sec.gov/news/pressreleases.rss',
  'https://www.sec.gov.example/Archives/edgar/data/1045810/000104581025000209/nvda.htm',
  'nvda',
])('%s is none', (address) => {
  expect([filingAddress(address), secPath(address)]).toEqual([null, null]);
});

test('a filing whose file is not known is shown by its index', () => {
  expect(filingUrl({ ...NVIDIA, document: null })).toBe(
    'https://www.sec.gov/Archives/edgar/data/1045810/000104581025000209/0001045810-25-000209-index.htm',
  );
});
