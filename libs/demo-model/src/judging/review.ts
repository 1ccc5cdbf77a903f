import { quoteFinder } from '@copydesk/text';
import { type Material } from '../reading/material';
import { asks, findAction, readEmail, sentencesIn } from '../writing/email';

const SUBJECT_MAX = 60;
const MOST = 8;
export const MORE = 'A writing model would say what works and what does not.';

/** What can be counted of sentences, in words. */
export function countOf(sentences: string[]): { longest: number; figures: number; shouts: number; said: string } {
  const count = (pattern: RegExp) => sentences.join('\n').match(pattern)?.length ?? 0;
  const [figures, shouts] = [count(/\d[\d.,]*/g), count(/!/g)];
  const longest = Math.max(0, ...sentences.map((sentence) => sentence.split(/\s+/).length));
  return {
    longest,
    figures,
    shouts,
    said: `longest sentence: ${longest} words; figures: ${figures}; exclamation marks: ${shouts}`,
  };
}

/** A review that says what can be measured, and no more. */
export function reviewEmail({ text }: Material): unknown {
  const copy = text('emailContent');
  const { subject, paragraphs } = readEmail(copy);
  const lines = [subject ?? '', ...sentencesIn(paragraphs)];
  const { longest, figures, shouts, said } = countOf(lines);
  const call = paragraphs[findAction(paragraphs)];
  const calm = shouts > 0 ? 3 : 0;
  const criteria = {
    hook: (subject === null || subject.length > SUBJECT_MAX ? 5 : 8) - calm,
    catalyst: 6,
    proof: Math.min(8, 4 + figures),
    clarity: longest <= 25 ? 8 : longest <= 35 ? 6 : 4,
    action: call === undefined ? 4 : 8,
    compliance: 7 - calm,
  };
  const shouted = lines
    .filter((line) => line.includes('!'))
    .map((line) => {
      const better = line.replace(/!+/g, line === subject ? '' : '.').replace('?.', '?');
      return replace(line, better, 'Exclamation marks prove nothing.', 'compliance');
    });
  const isPlain = call !== undefined && !call.startsWith('**') && asks(call);
  const bold = isPlain ? [replace(call, `**${call.replaceAll('*', '')}**`, 'It does not stand out.', 'action')] : [];
  const find = quoteFinder(copy);
  return {
    improvements: [...shouted, ...bold].filter(({ line }) => find(line) !== null).slice(0, MOST),
    feedback: `Measured, not judged: characters in the subject line: ${subject?.length ?? 0}; ${said}; calls to action in a paragraph of their own: ${call === undefined ? 0 : 1}. The scores follow from these counts alone. ${MORE}`,
    criteria,
    score: Math.round(Object.values(criteria).reduce((sum, score) => sum + score, 0) / 6),
  };
}

function replace(line: string, better: string, why: string, criterion: string) {
  const edit = { action: 'replace', quote: line, text: better };
  return { line, suggestion: `${why} Write instead: “${better}”`, criterion, edit };
}
