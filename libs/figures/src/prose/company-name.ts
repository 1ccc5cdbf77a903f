import { type Token, tokensOf } from '../claims/tokens';

const BEGINNING = 6_000;
const LONGEST = 6;
const CALL_WITHIN = 14;
const EXCHANGES = new Set(['nyse', 'nasdaq', 'nasdaqgs', 'amex', 'tsx', 'lse', 'asx']);
const TELLS = new Set([
  'report',
  'reported',
  'announce',
  'announced',
  'post',
  'posted',
  'deliver',
  'release',
  'declare',
]);
/** What a call is called by, behind the name of the company that holds it. */
const OF_CALL = new Set([
  ...[
    'first',
    'second',
    'third',
    'fourth',
    'fiscal',
    'full',
    'year',
    'quarter',
    'quarterly',
    'annual',
    'earning',
    'conference',
  ],
  ...['financial', 'result', 'investor', 'q1', 'q2', 'q3', 'q4', '1q', '2q', '3q', '4q', 'webcast', 'call'],
]);
/** What begins a sentence is no name. */
const STARTS = new Set([
  'but',
  'in',
  'for',
  'on',
  'our',
  'at',
  'as',
  'with',
  'this',
  'so',
  'now',
  'good',
  'during',
  'before',
  'your',
  'we',
]);
const MONTHS = new Set(['march', 'june', 'september', 'december']);
const ARTICLES = new Set(['the', 'today', "today's", 'our', 'this']);

/** How a release or a call names its company: 'Lumen Inc. (NYSE: LUM)', 'Lumen Reports', 'Welcome to the Lumen First Quarter call'. */
export function namesAtBeginning(text: string): string[] {
  const beginning = text.slice(0, BEGINNING);
  const tokens = tokensOf(beginning);
  return tokens.flatMap((token, at) => [
    ...listedAt(tokens, at),
    ...(isNewLine(token, beginning) ? reportingAt(tokens, at) : []),
    ...(isOfCall(token) && !isOfCall(tokens[at - 1]) ? heldAt(tokens, at) : []),
  ]);
}

const isNewLine = ({ from }: Token, text: string): boolean =>
  from === 0 || text.slice(0, from).trimEnd().length < text.lastIndexOf('\n', from) + 1;

/** 'Lumen, Inc. (NYSE: LUM)': the name and the ticker. */
function listedAt(tokens: readonly Token[], at: number): string[] {
  const [exchange, colon, ticker] = tokens.slice(at, at + 3);
  if (!EXCHANGES.has(exchange?.key ?? '') || colon?.key !== ':' || ticker?.isCapital !== true) return [];
  let from = at - 1;
  while (tokens[from - 1] && isOfName(tokens[from - 1]) && at - from < LONGEST + 2) from -= 1;
  return [nameOf(tokens.slice(from, at - 1)), ticker.text].filter((name) => name !== '');
}

const isOfName = (token: Token | undefined): boolean =>
  token !== undefined && (hasCapital(token) || token.key === '&' || token.key === ',' || token.key === '.');

/** 'First Quarter', 'Q1', 'June quarter', 'earnings'. */
const isOfCall = (token: Token | undefined): boolean =>
  token !== undefined && (OF_CALL.has(token.key) || MONTHS.has(token.key));

const hasCapital = ({ kind, text }: Token): boolean => kind === 'word' && text !== text.toLowerCase();

function reportingAt(tokens: readonly Token[], at: number): string[] {
  const end = tokens.findIndex(({ key }, index) => index > at && TELLS.has(key));
  const name = withoutTicker(tokens.slice(at, end));
  return end < 0 || name.length > LONGEST || !name.every(isOfName) ? [] : [nameOf(name)];
}

/** 'Lumen Corporation (LUM) reported' */
function withoutTicker(name: readonly Token[]): readonly Token[] {
  const [open, ticker, close] = name.slice(-3);
  const isTicker = open?.key === '(' && close?.key === ')' && ticker?.text === ticker?.text.toUpperCase();
  return isTicker ? name.slice(0, -3) : name;
}

/** 'Welcome to the Lumen First Quarter call', 'Thank you for joining Lumen's earnings call': the capitals before what a call is called. */
function heldAt(tokens: readonly Token[], at: number): string[] {
  const isCall = tokens
    .slice(at, at + CALL_WITHIN)
    .some(({ key }) => key === 'call' || key === 'conference' || key === 'webcast');
  let from = at;
  while (tokens[from - 1] && isOfCompany(tokens[from - 1]) && at - from <= LONGEST) from -= 1;
  while (from < at && (tokens[from]?.key === 'and' || ARTICLES.has(tokens[from]?.key ?? ''))) from += 1;
  const name = tokens.slice(from, at);
  if (STARTS.has(name[0]?.key ?? '') || name.at(-1)?.key === 'a') return [];
  return !isCall || name.length === 0 || name.length > LONGEST || name[0]?.kind !== 'word' ? [] : [nameOf(name)];
}

const isOfCompany = (token: Token | undefined): boolean =>
  token !== undefined && (hasCapital(token) || token.key === '&' || token.key === 'and') && !isOfCall(token);

function nameOf(tokens: readonly Token[]): string {
  return tokens
    .map(({ text, key }) =>
      text.endsWith("'s") || text.endsWith('’s') ? text.slice(0, -2) : key === ',' || key === '.' ? '' : text,
    )
    .filter((word) => word !== '')
    .join(' ');
}
