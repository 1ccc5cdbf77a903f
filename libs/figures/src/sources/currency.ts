import type { JudgedClaim, Match } from '../verdict';
import type { SourceText } from './source-text';

const SIGNS = ['$', '€', '£', '¥', '₹'];

/** The sign of money in words; null where there is none. */
const signIn = (words: string): string | null => SIGNS.find((sign) => words.includes(sign)) ?? null;

/** The sign of money that a text has most; empty where it has none. */
export function mainCurrency(text: string): string {
  let best = { sign: '', count: 0 };
  for (const sign of SIGNS) {
    const count = text.split(sign).length - 1;
    if (count > best.count) best = { sign, count };
  }
  return best.sign;
}

/** Whether two amounts can be of the same money; what has no sign may be of any. */
export function mayBeSameMoney(one: string, other: string): boolean {
  const [own, others] = [signIn(one), signIn(other)];
  return own === null || others === null || own === others;
}

/** Euros neither prove dollars nor contradict them. */
export function inItsCurrency(judged: JudgedClaim, source: SourceText): JudgedClaim {
  const { claim, verdict } = judged;
  const match = matchOf(verdict);
  const sign = signIn(claim.quote);
  if (!match || sign === null) return judged;
  const printed = signIn(lineAt(source.text, match.fact.from)) ?? source.currency();
  if (printed === '' || printed === sign) return judged;
  const reason = `The source has it in ${printed}.`;
  return verdict.status === 'mismatch'
    ? { claim, verdict: { status: 'unsourced', near: match, reason } }
    : { claim, verdict: { status: 'found', match, reason } };
}

function matchOf(verdict: JudgedClaim['verdict']): Match | undefined {
  if (verdict.status === 'derived') return verdict.operands[0];
  return verdict.status === 'traced' || verdict.status === 'mismatch' ? verdict.match : undefined;
}

function lineAt(text: string, place: number): string {
  const end = text.indexOf('\n', place);
  return text.slice(text.lastIndexOf('\n', place - 1) + 1, end < 0 ? text.length : end);
}
