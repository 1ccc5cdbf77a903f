import type { Brief, Judged } from './brief';
import { sayTally, tallyOf } from './pairs';
import { isCurrent, type Prompts, type Recording } from './recordings';

/** What a recording comes to: rules kept by the answers to each kind of prompt, and pairs won. */
export function plays(briefs: readonly Brief[], { by, answers, preferences }: Recording): string {
  const lines = (['now', 'release', 'plain'] as const).flatMap((prompts) => {
    const judged = answers.flatMap((answer) => {
      const brief = briefs.find(({ name }) => name === answer.brief);
      return brief && answer.prompts === prompts ? [{ brief, answer, ...brief.judge(answer.text) }] : [];
    });
    if (judged.length === 0) return [];
    const stale = prompts === 'now' ? judged.filter(({ brief, answer }) => !isCurrent(answer, brief)) : [];
    const changed = stale.length > 0 ? [`  ${stale.length} answer prompts that have changed since`] : [];
    return [sumOf(prompts, judged), ...changed, ...(prompts === 'now' ? brokenOf(judged) : [])];
  });
  const pairs = (['release', 'plain'] as const)
    .map((other) => tallyOf(preferences, other))
    .filter(({ won, lost, tied }) => won + lost + tied > 0);
  return [`${by.write} wrote, ${by.judge} judged`, '', ...lines, '', ...pairs.map(sayTally)].join('\n');
}

const NAMES: Record<Prompts, string> = { now: "Today's prompts", release: 'The last release', plain: 'Plain prompts' };

function sumOf(prompts: Prompts, judged: readonly Judged[]): string {
  const rules = judged.reduce((sum, one) => sum + one.rules, 0);
  const broken = judged.reduce((sum, one) => sum + one.broken.length, 0);
  const share = ((100 * (rules - broken)) / Math.max(1, rules)).toFixed(1);
  return `${NAMES[prompts]}: ${judged.length} answers, ${rules - broken} of ${rules} rules kept (${share} percent)`;
}

const brokenOf = (judged: readonly (Judged & { brief: Brief })[]): string[] =>
  judged.flatMap(({ brief, broken }) => broken.map(({ rule, said }) => `  ${brief.name}: ${rule}: ${said}`));
