import { type Company, INTEGER_MAX } from '@copydesk/contracts';
import { numberIn, recordIn, textIn } from './json';

/** The companies of company_tickers.json, the largest first: { "0": { cik_str, ticker, title }, ... }. */
export function parseCompanies(json: unknown): Company[] {
  return Object.values(recordIn(json)).flatMap((value) => {
    const listed = recordIn(value);
    const cik = numberIn(listed['cik_str']);
    const company = { ticker: textIn(listed['ticker']).toUpperCase(), name: textIn(listed['title']) };
    const isWhole = cik !== null && cik > 0 && cik <= INTEGER_MAX && company.ticker !== '' && company.name !== '';
    return isWhole ? [{ cik, ...company }] : [];
  });
}
