/** The company that a text is about. */
export interface Company {
  /** As the text writes it, such as 'NVIDIA Corporation'. */
  name: string;
  /** Without its legal form, such as 'NVIDIA'. */
  short: string;
  ticker: string | null;
}

const EXCHANGE = '(?:NASDAQ|Nasdaq|NYSE|AMEX|LSE|TSX|OTC|CBOE)(?: ?(?:GS|GM|CM|American|Arca))?';
const WORD = "\\p{Lu}[\\p{L}\\d&.'’-]{0,30}";
const NAME = `(?<![\\p{L}\\d])(${WORD}(?: (?:(?:of|and|the|&) )?${WORD}){0,5})`;
const LEGAL_FORM =
  '(?:Inc\\.?|Corporation|Corp\\.?|Ltd\\.?|Limited|plc|PLC|Company|Co\\.|N\\.V\\.|S\\.A\\.|AG|SE|LLC|L\\.P\\.|Holdings|Group)';
const NAME_BEFORE = NAME.replace('{0,5})', '{0,5}?)');
const PERIOD = '(?:[Ff]irst|[Ss]econd|[Tt]hird|[Ff]ourth|[Ff]ull|Q[1-4]|FY|[Ff]iscal|20\\d\\d)';

const REGISTRANT = /^(.{2,80})\n\s*\(Exact name of registrant/im;
const LISTED = new RegExp(
  `${NAME}(?:,? ${LEGAL_FORM})?,? ?\\((?:the “?Company”? )?${EXCHANGE}: ?([A-Z.]{1,6})\\)`,
  'u',
);
const CALL = new RegExp(`[Ww]elcome(?: everyone)? to (?:the )?${NAME_BEFORE}(?:['’]s?)? (?=${PERIOD})`, 'u');
const TITLED = new RegExp(`^[*# ]{0,4}${NAME} \\(([A-Z]{1,5})\\)`, 'mu');
const SUMMARY = new RegExp(`^[*# ]{0,4}${NAME}(?: \\([A-Z]{1,5}\\))?, (?:report|call|document) on `, 'mu');
const LEADING =
  /^(?:(?:Shares|Stock|Analysts|Investors|Management) of |(?:The|In|At|For|On|As|With|About|Die|Der|Das) )+/;
const COVER_TICKER = /Common Stock\b.*?\b([A-Z]{1,5}) (?:The )?(?:Nasdaq|NASDAQ|New York|NYSE)/;
const LISTED_TICKER = new RegExp(`\\b${EXCHANGE}: ?([A-Z.]{1,6})\\b`);
const CASHTAG = /\$([A-Z]{1,5})\b/;
const INCORPORATED = new RegExp(`\\b${NAME},? ${LEGAL_FORM}(?![\\p{L}])`, 'gu');

/** Finds the company a text is about, and its ticker; null where none can be told. */
export function findCompany(text: string): Company | null {
  const head = text.slice(0, 40_000);
  const name = findName(head);
  if (name === null) return null;
  const written = writtenName(name, text);
  const ticker = (LISTED.exec(head)?.[2] ?? TITLED.exec(head)?.[2] ?? tickerIn(head)) || null;
  return { name: written, short: shortName(written), ticker };
}

function tickerIn(head: string): string | undefined {
  return [COVER_TICKER, LISTED_TICKER, CASHTAG].map((pattern) => pattern.exec(head)?.[1]).find((found) => found);
}

function findName(head: string): string | null {
  const stated = [SUMMARY, REGISTRANT, LISTED, CALL, TITLED]
    .map((pattern) => pattern.exec(head)?.[1]?.trim())
    .find(Boolean);
  const name = stated ?? mostFrequent(Array.from(head.matchAll(INCORPORATED), ([found]) => found.replace(LEADING, '')));
  return name?.replace(LEADING, '') ?? null;
}

function mostFrequent(names: string[]): string | null {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const [best] = [...counts].sort(([, a], [, b]) => b - a);
  return best?.[0] ?? null;
}

/** A cover page shouts its name; running text writes it as the company does. */
function writtenName(name: string, text: string): string {
  const clean = name.replace(/\s+/g, ' ').trim();
  if (clean !== clean.toUpperCase() || !clean.includes(' ')) return clean;
  const pattern = new RegExp(clean.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi');
  for (const match of text.matchAll(pattern)) if (match[0] !== clean) return match[0];
  return clean.replace(/\p{Lu}+/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase());
}

function shortName(name: string): string {
  const short = name.replace(new RegExp(`(?:,? (?:& )?${LEGAL_FORM})+$`, 'u'), '').trim();
  return short === '' ? name : short;
}
