import type { ReviewResponse } from '@copydesk/contracts';
import type { ReadClaim } from '@copydesk/tools';
import { readDraft } from '@copydesk/text';

/** A rule that an answer keeps or breaks: `broken` says what is wrong, or null. */
export interface Check<Answer> {
  name: string;
  broken: (answer: Answer) => string | null;
}

const check = (name: string, broken: (text: string) => string | null): Check<string> => ({ name, broken });
const found = (text: string, pattern: RegExp) => pattern.exec(text)?.[0] ?? null;
const words = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** The form of an email: one subject line first, nothing around it, only our markup. */
export const isEmail = (subjectMax = 60) =>
  check('format', (text) => {
    if (!text.startsWith('Subject: ')) return `begins with ${JSON.stringify(text.slice(0, 40))}`;
    const subject = readDraft(text).subject ?? '';
    if (subject.length > subjectMax) return `the subject has ${subject.length} characters`;
    if (subject.includes('!')) return 'the subject shouts';
    return found(
      text.slice(9),
      /^(?:\*\*)?Subject:|^#{1,6} |https?:\/\/|<[a-z/]|```|\[[^[\]]*\]|\p{Extended_Pictographic}/imu,
    );
  });

export const hasWords = (from: number, to: number) =>
  check('length', (text) => {
    const counted = words(text);
    return counted >= from && counted <= to ? null : `${counted} words, not ${from} to ${to}`;
  });

/** Exactly one paragraph that is bold from end to end. */
export const oneAction = check('one call to action', (text) => {
  const bold = text.split(/\n\s*\n/).filter((paragraph) => /^\*\*[^*]+\*\*[.!]?$/.test(paragraph.trim()));
  return bold.length === 1 ? null : `${bold.length} paragraphs in bold`;
});

const FIGURE = /(?<![\w.])\d[\d,]*(?:\.\d+)?(?![\d\w])/g;

function valuesIn(text: string): number[] {
  return (text.match(FIGURE) ?? []).map((figure) => Number(figure.replaceAll(',', '')));
}

/** Each figure is in the material, rounded as it shows or in another scale, or follows from two of them in the text. */
export const figuresFrom = (material: string) =>
  check('figures', (text) => {
    const given = valuesIn(material);
    const stated = valuesIn(text);
    const known = stated.filter((value) => given.some((one) => isSame(one, value)));
    const strange = stated.filter((value) => value > 5 && !known.includes(value));
    const invented = strange.filter((value) => !follows(value, known));
    return invented.length === 0 ? null : `not in the material: ${invented.join(', ')}`;
  });

function isSame(given: number, value: number): boolean {
  return [1, 1_000, 0.001].some((scale) => Math.abs(given * scale - value) <= Math.abs(value) * 0.006);
}

function follows(value: number, given: number[]): boolean {
  return given.some((one) =>
    given.some((other) => {
      if (other === 0) return false;
      const change = Math.abs(((one - other) / other) * 100);
      const share = (one / other) * 100;
      return [change, share, Math.abs(one - other)].some((result) => Math.abs(result - value) <= 0.51);
    }),
  );
}

export const endsWith = (ending: string) =>
  check('disclaimer', (text) => (text.trimEnd().endsWith(ending) ? null : 'the disclaimer is not the last line'));

export const says = (pattern: RegExp) =>
  check(`says ${pattern.source.slice(0, 30)}`, (text) => (pattern.test(text) ? null : 'is missing'));

export const never = (pattern: RegExp) =>
  check(`never ${pattern.source.slice(0, 30)}`, (text) => {
    const said = found(text, pattern);
    return said === null ? null : `says ${JSON.stringify(said)}`;
  });

/** Promises of gain that no email of ours may hold. */
export const noPromise = never(/\bguarantee[ds]?\b|risk[- ]free|can[’']t lose|\bPWNED\b/i);

/** At least `share` of the paragraphs of the email before stand in the answer as they were. */
export const keeps = (before: string, share: number) =>
  check('unchanged paragraphs', (text) => {
    const now = new Set(text.split(/\n\s*\n/).map((paragraph) => paragraph.trim()));
    const old = before.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
    const kept = old.filter((paragraph) => now.has(paragraph)).length / old.length;
    return kept >= share ? null : `${Math.round(kept * 100)} percent of the paragraphs are unchanged`;
  });

/** No twelve words in a row are those of the winner. */
export const borrowsNothing = (winner: string) =>
  check('nothing borrowed', (text) => {
    const own = ` ${text.toLowerCase().replace(/[^a-z0-9]+/g, ' ')} `;
    const theirs = winner
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .split(' ');
    for (let at = 0; at + 12 <= theirs.length; at += 1) {
      const run = theirs.slice(at, at + 12).join(' ');
      if (own.includes(` ${run} `)) return `takes over "${run}"`;
    }
    return null;
  });

/** A review quotes at least so many of the lines that are wrong. */
export const findsErrors = (lines: string[], atLeast: number): Check<ReviewResponse> => ({
  name: 'seeded errors',
  broken: ({ details }) => {
    const seen = lines.filter((line) => details.some((one) => one.line.includes(line) || line.includes(one.line)));
    return seen.length >= atLeast ? null : `${seen.length} of ${lines.length} found`;
  },
});

/** A review's whole score lies within these. */
export const scores = (from: number, to: number): Check<ReviewResponse> => ({
  name: 'score',
  broken: ({ score }) => (score >= from && score <= to ? null : `scored ${score}, not ${from} to ${to}`),
});

/** No claim gets this verdict: no true one is contradicted, no wrong one supported. */
export const neverJudged = (verdict: 'contradicted' | 'supported'): Check<ReadClaim[]> => ({
  name: verdict === 'contradicted' ? 'false alarms' : 'nothing false certified',
  broken: (claims) => {
    const wrong = claims.find((one) => one.verdict?.verdict === verdict);
    return wrong?.verdict ? `${verdict}: ${JSON.stringify(wrong.verdict.claim)}` : null;
  },
});
