import { type Material } from '../reading/material';
import { readNews } from '../reading/news';
import { asks, BULLET, bullets, compose, isGreeting, readEmail } from './email';
import { writeHotlist } from './hotlist';

const READ = 40_000;
/** What a winner asks for, asked for in our words. */
const ACTIONS: [RegExp, string][] = [
  [/\breply\b/i, 'Reply to this email'],
  [/\b(?:register|sign up|join|reserve|book|seat)\b/i, 'Join us for it'],
];

/** A new email in the order of the winner's parts, of the news alone: none of the winner's words, none of its facts. */
export function cloneWinner(material: Material): string {
  const left = readNews(material, 8);
  const title = left[0]?.replace(/^“|\.?”.*$/g, '') ?? '';
  if (left.length === 0) return writeHotlist(material);
  const { subject, paragraphs } = readEmail(material.text('winnerCopy').slice(0, READ));
  const body = paragraphs.flatMap((paragraph, at) => {
    if ((isGreeting(paragraph) || asks(paragraph)) && at < paragraphs.length) return [];
    const isList = BULLET.test(paragraph);
    const said = left.splice(0, isList ? paragraph.split('\n').length : 1);
    const question = paragraph.includes('?') && at === 0 ? ['What is new?'] : [];
    return [...question, isList ? bullets(said) : (said[0] ?? '')];
  });
  const action = ACTIONS.find(([kind]) => kind.test(paragraphs.at(-1) ?? ''))?.[1] ?? 'Read the full story';
  const subjects = [subject?.endsWith('?') ? 'What does the news say?' : title, 'The news, in its own words'];
  return compose(subjects, body.some(Boolean) ? body : left.slice(0, 1), action, material);
}
