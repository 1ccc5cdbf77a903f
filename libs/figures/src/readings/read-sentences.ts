import { LONGEST_SENTENCE, sentencesOf } from '../claims/sentences';
import { type Token, tokensOf } from '../claims/tokens';

/** How much of what stands before a sentence is shown with it: 'it' and 'there' refer to it. */
const LONGEST_BEFORE = 300;

/** A sentence as a model is asked to read it, by itself but for the words it may refer to. */
export interface Sentence {
  from: number;
  text: string;
  before: string;
  tokens: readonly Token[];
  isSource: boolean;
}

/** The sentences of a text with their places. */
export function sentencesIn(text: string, isSource = false): Sentence[] {
  return sentencesOf(tokensOf(text), text).flatMap(({ tokens }) => {
    const [first, last] = [tokens[0], tokens.at(-1)];
    if (!first || !last || tokens.length > LONGEST_SENTENCE) return [];
    const before = text.slice(Math.max(0, first.from - LONGEST_BEFORE), first.from);
    return [{ from: first.from, text: text.slice(first.from, last.to), before, tokens, isSource }];
  });
}
