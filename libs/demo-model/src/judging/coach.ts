import { quoteFinder } from '@copydesk/text';
import { type Material } from '../reading/material';
import { findAction, isGreeting, readEmail, sentencesIn } from '../writing/email';
import { countOf, MORE } from './review';

const MOST = 40;
const SUBJECT_LINE = /^\s*\*{0,2}subject(?: line)?\s*:.*/i;
const CLOSE =
  /^(?:kind regards|best|regards|all the best|sincerely|yours|cheers)\b|not investment advice|past performance|unsubscribe/i;

/** Parts pasted copy into the four blocks by place, and says what can be measured of each. */
export function coachEmail({ text }: Material): unknown {
  const copy = text('emailCopy');
  const { paragraphs } = readEmail(copy);
  const find = quoteFinder(copy);
  const action = findAction(paragraphs);
  const opening = paragraphs.findIndex((paragraph, at) => at !== action && !isGreeting(paragraph));
  const blocks = {
    Disrupt: [SUBJECT_LINE.exec(copy.trim())?.[0].trim() ?? ''],
    Intrigue: [''],
    Click: [''],
    Kick: [''],
  };
  paragraphs.forEach((paragraph, at) => {
    const place =
      at === action ? 'Click' : at === opening ? 'Disrupt' : action >= 0 && at > action ? 'Kick' : 'Intrigue';
    if (!isGreeting(paragraph) && !CLOSE.test(paragraph)) blocks[place].push(...sentencesIn([paragraph]));
  });
  const measured = Object.entries(blocks).map(([name, found]) => {
    const sentences = [...new Set(found)]
      .filter((one) => /[\p{L}\p{N}]/u.test(one) && find(one) !== null)
      .slice(0, MOST);
    const { longest, figures, shouts, said } = countOf(sentences);
    const isThere = sentences.length > 0;
    const feedback = `${isThere ? `Measured, not judged: sentences: ${sentences.length}; ${said}.` : 'No sentence stands in this place.'} ${MORE}`;
    const score = isThere ? 6 + Number(longest <= 25) + Number(figures > 0) - (shouts > 0 ? 2 : 0) : null;
    return { name, block: { sentences, feedback, rewrite: null, score } };
  });
  const missing = measured.filter(({ block }) => block.score === null).map(({ name }) => name);
  const lacks = missing.length > 0 ? `, but no ${missing.join(' and no ')}` : '';
  return {
    ...Object.fromEntries(measured.map(({ name, block }) => [name.toLowerCase(), block])),
    verdict: `Measured, not judged: ${4 - missing.length} of the four blocks are there${lacks}. ${MORE}`,
  };
}
