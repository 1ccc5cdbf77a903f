import { measureVoice, VOICE_MEASURES, type VoiceMeasure, type VoiceMeasures } from './measure-voice';
import { wornWordsIn } from './worn-words';

interface VoiceAverage {
  measure: VoiceMeasure;
  mean: number;
  spread: number;
}

/** How the emails of a house sound: by each measure what they have on average, and how far they lie apart. */
export interface Voice {
  measures: VoiceAverage[];
  /** Worn words that they use. */
  worn: string[];
}

/** How a draft sounds beside them. */
export interface Likeness {
  /** 0 to 100. */
  score: number;
  /** What differs most, first. */
  differences: string[];
}

interface Rule {
  weight: number;
  /** Nobody hears less than this. */
  tolerance: number;
  tell: (draft: number, own: number) => string;
}

const round = (value: number) => String(value >= 10 ? Math.round(value) : Math.round(value * 10) / 10);
const percent = (value: number) => `${Math.round(value * 100)}%`;
const told =
  (what: string, show = round) =>
  (draft: number, own: number) =>
    `${what}: ${show(draft)}, in your emails ${show(own)}`;
const hasOr = (has: string, hasNot: string) => (draft: number) => (draft > 0.5 ? has : hasNot);

const RULES: Record<VoiceMeasure, Rule> = {
  sentenceWords: { weight: 3, tolerance: 2.5, tell: told('Words in a sentence') },
  shortSentences: { weight: 2, tolerance: 0.15, tell: told('Sentences of six words or fewer', percent) },
  paragraphSentences: { weight: 1, tolerance: 0.7, tell: told('Sentences in a paragraph') },
  wordLetters: { weight: 1, tolerance: 0.35, tell: told('Letters in a word') },
  you: { weight: 2, tolerance: 1.2, tell: told('“You” and “your” in 100 words') },
  we: { weight: 2, tolerance: 1, tell: told('“We” and “our” in 100 words') },
  I: { weight: 2, tolerance: 1.2, tell: told('“I” and “my” in 100 words') },
  contractions: { weight: 2, tolerance: 1.2, tell: told('Short forms such as “it’s” in 100 words') },
  questions: { weight: 1, tolerance: 0.08, tell: told('Questions among the sentences', percent) },
  exclamations: { weight: 2, tolerance: 0.04, tell: told('Sentences with an exclamation mark', percent) },
  dashes: { weight: 1, tolerance: 0.6, tell: told('Dashes in 100 words') },
  ellipses: { weight: 1, tolerance: 0.3, tell: told('Dots (…) in 100 words') },
  colons: { weight: 1, tolerance: 0.8, tell: told('Colons and semicolons in 100 words') },
  bullets: { weight: 1, tolerance: 0.15, tell: told('List items among the sentences', percent) },
  bold: { weight: 1, tolerance: 0.8, tell: told('Bold passages in 100 words') },
  openingWords: { weight: 1, tolerance: 5, tell: told('Words in the first sentence') },
  greeting: {
    weight: 1,
    tolerance: 0.4,
    tell: hasOr('It begins with a greeting; your emails do not', 'It begins without a greeting; your emails have one'),
  },
  openingQuestion: {
    weight: 1,
    tolerance: 0.5,
    tell: hasOr('It opens with a question; your emails do not', 'It opens without a question; your emails have one'),
  },
};

const WORN_WEIGHT = 3;
/** So many words that a house never uses make a draft wholly strange to it. */
const WORN_MOST = 3;
/** What is as near as this is not worth a word. */
const NEAR = 0.6;
const TOLD_MOST = 5;
/** A voice is known by what is strange in it: the farthest measures count for half of the score. */
const FARTHEST = 0.3;

/** Null where none of the texts has a sentence. `fixed`: what stands in them word for word and is nobody's voice. */
export function voiceOf(emails: string[], fixed: string[] = []): Voice | null {
  const texts = emails.map((email) => without(fixed, email));
  const measured = texts.flatMap((text) => measureVoice(text) ?? []);
  if (measured.length === 0) return null;
  const measures = VOICE_MEASURES.map((measure) => ({ measure, ...summary(measured.map((one) => one[measure])) }));
  return { measures, worn: [...new Set(texts.flatMap(wornWordsIn))] };
}

function summary(values: number[]): { mean: number; spread: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, spread: Math.sqrt(squares / Math.max(1, values.length - 1)) };
}

/** Null for a text without a sentence. */
export function likenessTo({ measures, worn }: Voice, email: string, fixed: string[] = []): Likeness | null {
  const text = without(fixed, email);
  const draft = measureVoice(text);
  if (!draft) return null;
  const strange = wornWordsIn(text).filter((word) => !worn.includes(word));
  const heard = [
    ...measures.map((average) => ({ weight: RULES[average.measure].weight, ...compare(draft, average) })),
    {
      weight: WORN_WEIGHT,
      nearness: Math.max(0, 1 - strange.length / WORN_MOST),
      words: `Words that your emails never use: ${strange.slice(0, TOLD_MOST).join(', ')}`,
    },
  ].toSorted((one, other) => one.nearness - other.nearness || other.weight - one.weight);
  const farthest = heard.slice(0, Math.ceil(heard.length * FARTHEST));
  return {
    score: Math.round(50 * (nearnessOf(heard) + nearnessOf(farthest))),
    differences: heard
      .filter(({ nearness }) => nearness < NEAR)
      .slice(0, TOLD_MOST)
      .map(({ words }) => words),
  };
}

function without(fixed: string[], text: string): string {
  return fixed.reduce((rest, words) => (words.trim() === '' ? rest : rest.replace(words.trim(), '')), text);
}

function nearnessOf(heard: { weight: number; nearness: number }[]): number {
  const whole = heard.reduce((sum, { weight }) => sum + weight, 0);
  return heard.reduce((sum, { weight, nearness }) => sum + weight * nearness, 0) / whole;
}

/** 1 as far from the average as the house's own emails lie, and from there down to 0. */
function compare(draft: VoiceMeasures, { measure, mean, spread }: VoiceAverage) {
  const { tolerance, tell } = RULES[measure];
  const said = draft[measure];
  const within = Math.max(tolerance, 1.5 * spread);
  const beyond = Math.abs(said - mean) - within;
  return { nearness: Math.min(1, Math.max(0, 1 - beyond / (2 * within))), words: tell(said, mean) };
}
