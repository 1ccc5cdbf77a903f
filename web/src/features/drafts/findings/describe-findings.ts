import { INBOX, type KeptWaiver, type Waiver, waiverFinder } from '@copydesk/contracts';
import { replaceWord, withPreheader, type DraftFinding } from '@copydesk/text';

/** Something that is wrong with a draft by rule, in words; each word to avoid once, however often it stands there. */
export interface ToldFinding {
  key: string;
  kind: 'subject' | 'word' | 'promise';
  text: string;
  /** Where it stands, the first time: a preheader stands behind its draft (`withPreheader`). */
  from: number;
  to: number;
  /** All places where it stands. */
  places: { from: number; to: number }[];
  offer: Offer | null;
  /** The compliance rule that a promise breaks. */
  rule?: FoundPromise['rule'];
  /** Of a promise that somebody answers for. */
  waiver?: Waiver;
}

/** A promise in a draft with its preheader, and what it breaks. */
export interface FoundPromise {
  from: number;
  to: number;
  quote: string;
  rule: { id: string; title: string; why: string; citation: string; rewrite: string };
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
    const finding = { key, kind: 'word' as const, text, from, to, places: found.map(placeOf) };
    if (instead === null) return [{ ...finding, offer: null }];
    return [
      {
        ...finding,
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
      return [{ key: 'long-subject', kind: 'subject', text, from, to, places: [{ from, to }], offer: null }];
    }
    if (finding.kind !== 'second-subject') return [];
    return [
      {
        key: `second-subject-${finding.from}`,
        kind: 'subject',
        text: `There is a second subject line: “${finding.quote}”.`,
        from,
        to,
        places: [{ from, to }],
        offer: null,
      },
    ];
  });
  return [...subjects, ...told];
}

const placeOf = ({ from, to }: { from: number; to: number }) => ({ from, to });

/** The promises of a text that nobody answers for, and those that somebody does, in words. */
export function partPromises(
  promises: FoundPromise[],
  text: string,
  waivers: KeptWaiver[],
): { open: FoundPromise[]; waived: ToldFinding[] } {
  const waiverOf = waiverFinder(text, waivers);
  const open: FoundPromise[] = [];
  const waived: ToldFinding[] = [];
  for (const promise of promises) {
    const waiver = waiverOf(promise);
    if (waiver) waived.push(...describePromises([promise]).map((told) => ({ ...told, waiver })));
    else open.push(promise);
  }
  return { open, waived };
}

/** The promises of a draft, each wording once. */
export function describePromises(promises: FoundPromise[]): ToldFinding[] {
  const wordings = new Map<string, FoundPromise[]>();
  for (const found of promises) {
    const key = `promise-${found.rule.id}-${found.quote.toLowerCase()}`;
    wordings.set(key, [...(wordings.get(key) ?? []), found]);
  }
  return [...wordings].flatMap(([key, found]): ToldFinding[] => {
    const [first] = found;
    if (!first) return [];
    const { rule, quote, from, to } = first;
    const text = `“${quote.replaceAll('**', '')}” breaks a compliance rule. ${rule.why}`;
    return [{ key, kind: 'promise', text, from, to, places: found.map(placeOf), offer: null, rule }];
  });
}

/** The same for the preheader of a draft. */
export function describePreheaderFindings(draft: string, preheader: string, findings: DraftFinding[]): ToldFinding[] {
  const begin = withPreheader(draft, preheader).length - preheader.length;
  const behind = ({ from, to }: { from: number; to: number }) => ({ from: begin + from, to: begin + to });
  return describeFindings(preheader, findings).map(({ key, text, offer, ...finding }) => ({
    ...finding,
    ...behind(finding),
    key: `preheader-${key}`,
    text: `In the preheader: ${text}`,
    places: finding.places.map(behind),
    offer: offer && { ...offer, of: 'preheader' },
  }));
}
