import { boldFigure } from './say';
import type { Writing } from './writing';

const MOST = 10;

/** The part of an email that has no document to prove it: the news as it was typed, and why it matters now. */
export function writeStoryPart({ catalyst, context, tone, choose }: Writing): string[] {
  const [first, ...rest] = [...catalyst, ...context].slice(0, MOST);
  const lead = choose(tone.opening);
  if (first === undefined) return [lead];
  return [lead, boldFigure(first), rest.join(' '), `**Why now?** Because ${choose(tone.story.why)}`];
}
