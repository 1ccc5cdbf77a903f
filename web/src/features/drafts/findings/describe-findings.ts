import { INBOX } from '@copydesk/contracts';
import { replaceWord, withPreheader, type DraftFinding } from '@copydesk/text';

/** Something that is wrong with a draft by rule, in words; each word to avoid once, however often it stands there. */
export interface ToldFinding {
  key: string;
  text: string;
  /** Where it stands, the first time: a preheader stands behind its draft (`withPreheader`). */
  from: number;
  to: number;
  offer: Offer | null;
}

/** What the house says instead, and the draft or the preheader with it. */
export interface Offer {
  word: string;
  text: string;
  of: 'draft' | 'preheader';
}

/** The findings in a draft as its user is told of them. Copied passages are shown where the winner is. */
export function describeFindings(draft: string, findings: DraftFinding[]): ToldFinding[] {
  const words = new Map<string, Extract<DraftFinding, { kind: 'word' }>[]>();
  for (const finding of findings) {
    if (finding.kind !== 'word') continue;
    const key = finding.quote.toLowerCase().replace(/\s+/g, ' ');
    words.set(key, [...(words.get(key) ?? []), finding]);
  }
  const told = [...words].flatMap(([key, found]): ToldFinding[] => {
    const [{ quote = '', instead = null, from = 0, to = 0 } = {}] = found;
    const times = found.length > 1 ? ` It appears ${found.length} times.` : '';
    const text = `“${quote}” is one of your words to avoid.${times}`;
    if (instead === null) return [{ key, text, from, to, offer: null }];
    return [
      {
        key,
        text,
        from,
        to,
        offer: {
          word: instead,
          text: found.reduceRight((now, one) => replaceWord(now, one, instead), draft),
          of: 'draft',
        },
      },
    ];
  });
  const subjects = findings.flatMap((finding): ToldFinding[] => {
    const { from, to } = finding;
    if (finding.kind === 'long-subject') {
      const text = `The subject line has ${finding.length} characters. A phone shows about ${INBOX.phone}.`;
      return [{ key: 'long-subject', text, from, to, offer: null }];
    }
    if (finding.kind !== 'second-subject') return [];
    return [
      {
        key: `second-subject-${finding.from}`,
        text: `There is a second subject line: “${finding.quote}”.`,
        from,
        to,
        offer: null,
      },
    ];
  });
  return [...subjects, ...told];
}

/** The same for the preheader of a draft. */
export function describePreheaderFindings(draft: string, preheader: string, findings: DraftFinding[]): ToldFinding[] {
  const begin = withPreheader(draft, preheader).length - preheader.length;
  return describeFindings(preheader, findings).map(({ key, text, from, to, offer }) => ({
    key: `preheader-${key}`,
    text: `In the preheader: ${text}`,
    from: begin + from,
    to: begin + to,
    offer: offer && { ...offer, of: 'preheader' },
  }));
}
