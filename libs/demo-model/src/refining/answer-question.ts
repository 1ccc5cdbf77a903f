import { countShared, isQuotable, oneLine, sentencesIn, telling, type Material } from '../reading/material';

const NOT_FOUND = 'The demo model found no sentence in your sources that has the words of this question.';

/** The sentence of the document or the news that has most words of a question. */
export function answerQuestion({ text }: Material): string {
  const asked = telling(text('request'));
  const lines = sentencesIn(text('document', 'tableRows', 'catalyst', 'brief')).filter(isQuotable);
  const [best] = lines
    .map((line) => ({ line, shared: countShared(line, asked) }))
    .toSorted((one, other) => other.shared - one.shared);
  return best && best.shared > 0 ? `Your sources say it here: “${oneLine(best.line)}”` : NOT_FOUND;
}
