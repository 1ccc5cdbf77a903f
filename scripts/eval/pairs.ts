import { shareOf } from '@copydesk/contracts';
import type { Model } from '@copydesk/model';
import type { Brief } from './brief';
import type { Answer, Preference, Prompts } from './recordings';

/** How often answers to today's prompts were preferred, each pair shown in both orders. */
export interface Tally {
  against: Prompts;
  won: number;
  lost: number;
  /** The judge followed the order, or preferred neither. */
  tied: number;
}

export function tallyOf(preferences: readonly Preference[], against: Prompts): Tally {
  const tally: Tally = { against, won: 0, lost: 0, tied: 0 };
  const byBrief = new Map<string, Preference[]>();
  for (const one of preferences) {
    if (one.shown.includes('now') && one.shown.includes(against))
      byBrief.set(one.brief, [...(byBrief.get(one.brief) ?? []), one]);
  }
  for (const both of byBrief.values()) {
    const preferred = new Set(
      both.map(({ shown, preferred: letter }) => (letter === 'neither' ? null : shown[letter === 'A' ? 0 : 1])),
    );
    const [only] = preferred;
    const isClear = preferred.size === 1 && both.length > 1;
    tally[isClear && only ? (only === 'now' ? 'won' : 'lost') : 'tied'] += 1;
  }
  return tally;
}

const NAMES: Record<Prompts, string> = {
  now: "today's prompts",
  release: 'the prompts of the last release',
  plain: 'one plain prompt',
};

const UNKNOWN = { rate: 0, low: 0, high: 1 };

export function sayTally({ against, won, lost, tied }: Tally): string {
  const { rate, low, high } = won + lost > 0 ? shareOf(won, won + lost) : UNKNOWN;
  const percent = (value: number) => (100 * value).toFixed(0);
  return (
    `Today's prompts against ${NAMES[against]}: ${won} won, ${lost} lost, ${tied} tied of ${won + lost + tied} pairs; ` +
    `${percent(rate)} % of those decided (95 % interval ${percent(low)} to ${percent(high)})`
  );
}

/** The longest request that a judge is shown whole. */
const MOST_SHOWN = 20_000;

/** What a judge is asked of two answers: it knows the wish, and not who wrote which. */
function pairPrompt({ plain }: Pick<Brief, 'plain'>, a: string, b: string): string {
  return [
    'Two texts were written for the same request. Which one would you send, as the copy chief of a financial publishing ' +
      'house: true to its material, an idea that carries it, a voice, nothing that wastes the reader, one thing to do? Answer ' +
      'with A or B, or with N where you would send neither before the other, and one sentence that says why.',
    `The request:\n${(plain ?? '').slice(0, MOST_SHOWN)}`,
    `A:\n${a}`,
    `B:\n${b}`,
  ].join('\n\n');
}

const OTHERS = ['release', 'plain'] as const;

/** Each pair of answers that a judge is to see, in both orders. */
export function pairsOf(briefs: readonly Brief[], answers: readonly Answer[]) {
  // The product closes what it writes, and shows its notes beside it; a chatbot's answer is all there is.
  const textOf = (brief: Brief, prompts: Prompts) => {
    const { text, note } = answers.find((one) => one.brief === brief.name && one.prompts === prompts) ?? {};
    if (text === undefined || prompts === 'plain') return text;
    return note ? `${brief.asSent(text)}\n\n(Beside it, to whoever asked: ${note})` : brief.asSent(text);
  };
  return briefs.flatMap((brief) =>
    OTHERS.flatMap((other) => {
      const [now, old] = [textOf(brief, 'now'), textOf(brief, other)];
      if (brief.plain === null || !now || !old || now === old) return [];
      return [
        { brief, shown: ['now', other] as const, prompt: pairPrompt(brief, now, old) },
        { brief, shown: [other, 'now'] as const, prompt: pairPrompt(brief, old, now) },
      ];
    }),
  );
}

/** Asks a judge for each pair, in both orders. */
export async function judgePairs(judge: Model, pairs: ReturnType<typeof pairsOf>): Promise<Preference[]> {
  const preferences: Preference[] = [];
  for (const { brief, shown, prompt } of pairs) {
    const options = { signal: AbortSignal.timeout(120_000), onUsage: () => {} };
    const said = (await judge.complete('check', [{ role: 'user', content: prompt }], options)).trim();
    const letter = said.slice(0, 1).toUpperCase();
    const preferred = letter === 'A' || letter === 'B' ? letter : 'neither';
    preferences.push({ brief: brief.name, shown, preferred, why: said.slice(1).replace(/^[\s.:)-]+/, '') });
  }
  return preferences;
}
