import { countShared, isQuotable, oneLine, sentencesIn, telling, type Material } from '../reading/material';

const NOT_FOUND = 'The demo model found no sentence in your sources that has the words of this question.';

/** The sentence of the document or the news that has most words of a question. */
export function answerQuestion({ text }: Material): string {
  const asked = telling(text('request'));
  const lines = sentencesIn(text('tableRows', 'document', 'catalyst', 'brief')).filter(isQuotable);
  const [best] = lines
    .filter((line) => countShared(line, asked) > 0)
    .map((line) => ({ line, worth: countShared(line, asked) + (/\d/.test(line) ? 1 : 0) }))
    .toSorted((one, other) => other.worth - one.worth);
  return best ? `Your sources say it here: “${oneLine(best.line)}”` : NOT_FOUND;
}
