import type { Evidence } from '@copydesk/figures';
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

export function readAbout(document: string, evidence: Evidence): About {
  const head = document.slice(0, 20_000);
  const isCall = /^Operator$/m.test(head) || /\b(?:earnings|conference) call\b/i.test(head.slice(0, 2_000));
  const isReport = /form 10-[qk]|(?:quarterly|annual) report|statements of (?:income|operations)/i.test(head);
  const [, what = '', day] = ENDED.exec(head) ?? [];
  const [, ordinal = '', fiscal = '', year] = QUARTER.exec(head) ?? [];
  const quarter = year ? `the ${`${ordinal} quarter of ${fiscal}`.toLowerCase()}${year}` : null;
  return {
    company: nameIn(document, evidence.document.facts.vocabulary.company[0] ?? ''),
    kind: isCall ? 'call' : isReport ? 'report' : 'document',
    period: day ? `the ${what.endsWith('year') ? 'year' : 'quarter'} ended ${day}` : quarter,
  };
}

const LEGAL_FORM = /,? (?:inc|corp|corporation|co|company|ltd|limited|plc)\.?$/i;

/** The company's name as the text writes it most: a cover page shouts. */
function nameIn(document: string, name: string): string | null {
  const short = name.replace(LEGAL_FORM, '');
  const pattern = new RegExp(`(?<!\\p{L})${escapePattern(short)}(?!\\p{L})`, 'giu');
  const counts = new Map<string, number>();
  for (const [written] of short ? document.matchAll(pattern) : [])
    if (/^\p{Lu}/u.test(written)) counts.set(written, (counts.get(written) ?? 0) + 1);
  const [written] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  const shouted = /(?<= |^)\p{Lu}{7,}|(?<=\p{Lu}{7,} )\p{Lu}{4,}/gu;
  return written?.replace(shouted, (word) => word.charAt(0) + word.slice(1).toLowerCase()) ?? null;
}
