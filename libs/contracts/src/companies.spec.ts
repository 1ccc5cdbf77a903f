import { unknownCompany } from './companies';

const near = (...tickers: string[]) => tickers.map((ticker) => ({ cik: 1, ticker, name: ticker }));

test.each([
  [[], 'No company has the ticker or the name “NVDAA”.'],
  [['NVDA'], 'No company has the ticker or the name “NVDAA”. Did you mean NVDA?'],
  [['NVDA', 'NVDB', 'NVD'], 'No company has the ticker or the name “NVDAA”. Did you mean NVDA, NVDB or NVD?'],
])('an unknown ticker with the near ones %j', (tickers, said) => {
  expect(unknownCompany(' NVDAA ', near(...tickers))).toBe(said);
});
