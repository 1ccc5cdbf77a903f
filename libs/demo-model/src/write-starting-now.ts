import type { Fenced } from '@copydesk/text';
import { asks } from './email';
import { readMaterial } from './read-material';
import { readStatements } from './read-statements';
import { boldFigure, shorten } from './say';

const SUBJECT_MAX = 50;
const MOST_BULLETS = 3;
const MOST_NEWS = 3;
const CLOCK =
  /\b(?:\d{1,2}(?::\d{2})?\s?(?:a\.?m\.?|p\.?m\.?)|\d{1,2}:\d{2}|noon|midnight|tonight|today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2}|in \d+ (?:minutes|hours|days))\b/i;
const DEADLINE = /\b(?:deadline|clos(?:es|ing)|ends?|ending|expires?|until|last (?:day|chance))\b/i;

/**
 * Writes an email for a live event by rule: what the event information says, its clock twice, the news beside it and
 * one call to action. It is as urgent as the event information, no more.
 */
export function writeStartingNow(material: Fenced[]): string {
  const told = statementsOf(material, 'eventInfo');
  const requests = told.filter(asks);
  const event = told.filter((statement) => !asks(statement));
  const [first = 'It is live, and you are invited.', ...rest] = event;
  const clock = event.find((statement) => CLOCK.test(statement));
  const others = rest.filter((statement) => statement !== clock);
  const news = statementsOf(material, 'catalystContext').slice(0, MOST_NEWS);
  const document = material.find(({ name }) => name === 'document')?.text ?? '';
  const proof = readMaterial(document).sentences.filter(({ speaker }) => speaker === null);
  const bullets = [...others, ...proof.map(({ text }) => text)].slice(0, MOST_BULLETS);
  const parts = [
    `Subject: ${shorten(first, SUBJECT_MAX)}`,
    boldFigure(first),
    clock && clock !== first ? `**When:** ${clock}` : '',
    news.length > 0 ? `**Why today?** ${news.map(boldFigure).join(' ')}` : '',
    bullets.length > 0 ? 'What you will hear:' : '',
    bullets.map((line) => `- ${boldFigure(line)}`).join('\n'),
    `**${requests[0] ?? callToAction(clock, event)}**`,
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function statementsOf(material: Fenced[], field: string): string[] {
  return material.filter(({ name }) => name === field).flatMap(({ text }) => readStatements(text));
}

/** Names the time where there is one, and a deadline only where there is one. */
function callToAction(clock: string | undefined, event: string[]): string {
  const time = clock && CLOCK.exec(clock)?.[0];
  if (event.some((statement) => DEADLINE.test(statement))) return `Decide before it ends${time ? `: ${time}` : ''}.`;
  return time ? `Join us live: ${time}.` : 'Join us live.';
}
