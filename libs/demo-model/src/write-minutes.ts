import { firstCharacters, type Fenced } from '@copydesk/text';

const MOST = 12;
const LONGEST = 220;

/** Sums a conversation up by rule: what was asked for, newest wishes last. */
export function writeMinutes(fences: Fenced[]): string {
  const text = (name: string) => fences.find((fence) => fence.name === name)?.text ?? '';
  const before = text('summary')
    .split('\n')
    .filter((line) => line.startsWith('- '));
  const asked = text('history')
    .split(/\n\n(?=(?:Asked|Done): )/)
    .filter((message) => message.startsWith('Asked: '))
    .map((message) => message.slice('Asked: '.length).replace(/\s+/g, ' ').trim());
  const lines = [...before, ...asked.map((wish) => `- The marketer asked: ${firstCharacters(wish, LONGEST)}`)];
  return lines.slice(-MOST).join('\n') || '- Nothing was agreed.';
}
