import { type Evidence } from '@copydesk/text';
import { escapePattern } from './material';

/** Whose document it is, of what kind, and the time it reports on, as far as it says so. */
export interface About {
  company: string | null;
  kind: 'report' | 'call' | 'document';
  /** 'the quarter ended October 29, 2023'. */
  period: string | null;
}

const ENDED = /\b(quarterly period|quarter|three months|fiscal year|year) ended:?\s+([A-Z][a-z]{2,8} \d{1,2}, 20\d\d)/;
const QUARTER = /\b(first|second|third|fourth)[- ]quarter,? (?:of )?(?:the )?(fiscal )?(?:year )?(20\d\d)/i;
const TITLE = /^(?:([^]+?), )?(report|call|document)(?: on ([^]+))?$/;

/** What a summary of our own says that its document is; null for any other text. */
export function readTitle(text: string): About | null {
  const [line = '', below] = text.split('\n', 2);
  if (below === undefined || !line.startsWith('**') || !line.endsWith('**')) return null;
  const [, company = null, kind, period = null] = TITLE.exec(line.slice(2, -2)) ?? [];
  return kind === 'report' || kind === 'call' || kind === 'document' ? { company, kind, period } : null;
}

export function titleOf({ company, kind, period }: About): string {
  return `**${company ? `${company}, ` : ''}${kind}${period ? ` on ${period}` : ''}**`;
}

export function readAbout(document: string, { reading }: Evidence): About {
  const head = document.slice(0, 20_000);
  const isCall = /^Operator$/m.test(head) || /\b(?:earnings|conference) call\b/i.test(head.slice(0, 2_000));
  const isReport = /form 10-[qk]|(?:quarterly|annual) report|statements of (?:income|operations)/i.test(head);
  const [, what = '', day] = ENDED.exec(head) ?? [];
  const [, ordinal = '', fiscal = '', year] = QUARTER.exec(head) ?? [];
  const quarter = year ? `the ${`${ordinal} quarter of ${fiscal}`.toLowerCase()}${year}` : null;
  return {
    company: nameIn(document, [...reading.scopes.company]),
    kind: isCall ? 'call' : isReport ? 'report' : 'document',
    period: day ? `the ${what.endsWith('year') ? 'year' : 'quarter'} ended ${day}` : quarter,
  };
}

/** The company's name as the text writes it most: a cover page shouts. */
function nameIn(document: string, stems: string[]): string | null {
  const words = stems.map((stem) => `${escapePattern(stem).replace(/y$/, '(?:y|ie)')}(?:s|es)?`);
  const pattern = new RegExp(`(?<!\\p{L})${words.join("[ .,&’'-]{1,3}")}(?!\\p{L})`, 'giu');
  const counts = new Map<string, number>();
  for (const [name] of stems.length > 0 ? document.matchAll(pattern) : [])
    if (/^\p{Lu}/u.test(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const [written] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  const shouted = /(?<= |^)\p{Lu}{7,}|(?<=\p{Lu}{7,} )\p{Lu}{4,}/gu;
  return written?.replace(shouted, (word) => word.charAt(0) + word.slice(1).toLowerCase()) ?? null;
}
