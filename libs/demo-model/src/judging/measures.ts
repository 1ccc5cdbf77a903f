import { quoteFinder } from '@copydesk/text';
import { sentencesIn, type Material } from '../reading/material';
import { asks, findAction, isGreeting, readEmail } from '../writing/email';

const MORE = 'A writing model would say what works and what does not.';
const SUBJECT_LINE = /^\s*\*{0,2}subject(?: line)?\s*:.*/i;
const CLOSE =
  /^(?:kind regards|best|regards|all the best|sincerely|yours|cheers)\b|not investment advice|past performance|unsubscribe/i;

function countOf(sentences: string[]) {
  const count = (pattern: RegExp) => sentences.join('\n').match(pattern)?.length ?? 0;
  const [figures, shouts] = [count(/\d[\d.,]*/g), count(/!/g)];
  const longest = Math.max(0, ...sentences.map((sentence) => sentence.split(/\s+/).length));
  const said = `longest sentence: ${longest} words; figures: ${figures}; exclamation marks: ${shouts}`;
  return { longest, figures, shouts, said };
}

export function reviewEmail({ text }: Material): unknown {
  const copy = text('emailContent');
  const { subject, paragraphs } = readEmail(copy);
  const lines = [subject ?? '', ...sentencesIn(paragraphs.join('\n'))];
  const { longest, figures, shouts, said } = countOf(lines);
  const call = paragraphs[findAction(paragraphs)];
  const calm = shouts > 0 ? 3 : 0;
  const criteria = {
    hook: (subject === null || subject.length > 60 ? 5 : 8) - calm,
    catalyst: 6,
    proof: Math.min(8, 4 + figures),
    clarity: longest <= 25 ? 8 : longest <= 35 ? 6 : 4,
    action: call === undefined ? 4 : 8,
    compliance: 7 - calm,
  };
  const find = quoteFinder(copy);
  const shouted = lines.filter((line) => line.includes('!') && find(line) !== null).slice(0, 40);
  const calmer = shouted.map((line) => {
    const better = line.replace(/!+/g, line === subject ? '' : '.').replace('?.', '?');
    return replace(line, better, 'Exclamation marks prove nothing.', 'compliance');
  });
  const plain = call !== undefined && !call.startsWith('**') && asks(call) ? [call.replaceAll('*', '')] : [];
  const bold = plain.map((line) => replace(line, `**${line}**`, 'It does not stand out.', 'action'));
  const measured = `subject line: ${subject?.length ?? 0} characters; ${said}; calls to action: ${call === undefined ? 0 : 1}`;
  return {
    improvements: [...calmer, ...bold],
    feedback: `Measured, not judged: ${measured}. The scores follow from these counts alone. ${MORE}`,
    criteria,
    score: Math.round(Object.values(criteria).reduce((sum, score) => sum + score, 0) / 6),
  };
}

function replace(line: string, better: string, why: string, criterion: string) {
  const edit = { action: 'replace', quote: line, text: better };
  return { line, suggestion: `${why} Write instead: “${better}”`, criterion, edit };
}

/** Parts pasted copy into the four blocks by place, and says what can be measured of each. */
export function coachEmail({ text }: Material): unknown {
  const copy = text('emailCopy');
  const { paragraphs } = readEmail(copy);
  const find = quoteFinder(copy);
  const action = findAction(paragraphs);
  const opening = paragraphs.findIndex((paragraph, at) => at !== action && !isGreeting(paragraph));
  const isAfter = (at: number) => action >= 0 && at > action;
  const placeOf = (at: number) =>
    at === action ? 'click' : at === opening ? 'disrupt' : isAfter(at) ? 'kick' : 'intrigue';
  const blocks = ['disrupt', 'intrigue', 'click', 'kick'].map((block) => {
    const own = paragraphs.filter((one, at) => placeOf(at) === block && !isGreeting(one) && !CLOSE.test(one));
    const subject = block === 'disrupt' ? (SUBJECT_LINE.exec(copy.trim())?.[0].trim() ?? '') : '';
    const found = [subject, ...sentencesIn(own.join('\n'))].filter((one) => /[\p{L}\p{N}]/u.test(one) && find(one));
    const sentences = [...new Set(found)].slice(0, 40);
    const { longest, figures, shouts, said } = countOf(sentences);
    const feedback = `Measured, not judged: sentences: ${sentences.length}; ${said}. ${MORE}`;
    const score = 6 + Number(longest <= 25) + Number(figures > 0) - (shouts > 0 ? 2 : 0);
    return [block, { sentences, feedback, rewrite: null, score: sentences.length > 0 ? score : null }] as const;
  });
  const there = blocks.filter(([, { score }]) => score !== null).map(([block]) => block);
  const verdict = `Measured, not judged: of the four blocks, these are there: ${there.join(', ') || 'none'}. ${MORE}`;
  return { ...Object.fromEntries(blocks), verdict };
}
