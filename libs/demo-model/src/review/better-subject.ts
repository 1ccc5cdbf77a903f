import { findAction, isGreeting, readLines, type Email } from '../email';
import { plainWords, promises, withoutPromises } from '../plain-words';
import { upperFirst } from '../say';
import type { Criterion } from './find-faults';

const MAX = 60;
const WEAK_END = /[\s,;:–—-]+(?:and|or|of|the|a|an|to|in|on|for|by|with|as|at|from|its|that|than|which|is|was|are)?$/i;

/** A better subject line and what is wrong with the one there is; null where none is needed or can be made. */
export function betterSubject(email: Email): { subject: string; why: string; criterion: Criterion } | null {
  const { subject } = email;
  const figures = figureLines(email);
  const derived = [...figures.filter(({ length }) => length <= MAX), ...figures]
    .map(tightenSubject)
    .find((line) => /\d/.test(line));
  const clean = tightenSubject(subject === null ? firstLine(email) : calmLine(subject));
  const better = !/\d/.test(clean) && derived ? derived : clean;
  if (better === subject || better === '') return null;
  return { subject: better, ...whatIsWrong(subject) };
}

function whatIsWrong(subject: string | null): { why: string; criterion: Criterion } {
  if (subject === null) return { why: 'There is no subject line, so nobody will open it.', criterion: 'hook' };
  if (calmLine(subject) !== subject) return { why: 'A subject line that shouts is deleted.', criterion: 'compliance' };
  if (subject.length > MAX) return { why: `It is cut off after ${MAX} characters.`, criterion: 'hook' };
  return { why: 'Your best number is buried below.', criterion: 'hook' };
}

/** A subject line of 60 characters at most: the part with the number where there is one, cut between words. */
export function tightenSubject(text: string): string {
  const line = text.replaceAll('**', '').replace(/\s+/g, ' ').trim().replace(/\.$/, '');
  if (line.length <= MAX) return line;
  const parts = line.split(/(?<=\p{L}{2}|\d|%)[.:;] |, (?=\D)| – | — /u).filter((part) => part.length <= MAX);
  const best = parts.find((part) => /\d/.test(part) && part.split(' ').length >= 3);
  if (best) return upperFirst(trimEnd(best));
  const words = line.slice(0, MAX + 1);
  return upperFirst(trimEnd(words.slice(0, Math.max(words.lastIndexOf(' '), 1))));
}

function trimEnd(text: string): string {
  const shorter = text.replace(WEAK_END, '');
  return shorter === text ? text : trimEnd(shorter);
}

/** The line without promises, hype, emoji and shouting. */
export function calmLine(line: string): string {
  const spoken = isShouted(line) ? upperFirst(line.toLowerCase()) : line;
  const quiet = plainWords(promises(spoken) ? withoutPromises(spoken) : spoken);
  return quiet
    .replace(/\p{Extended_Pictographic}\ufe0f?/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\.$/, '');
}

function isShouted(line: string): boolean {
  return line === line.toUpperCase() && /\p{Lu}{4}.*\s.*\p{Lu}{4}/u.test(line);
}

function figureLines({ paragraphs }: Email): string[] {
  const action = findAction(paragraphs);
  const sentences = paragraphs.flatMap((paragraph, at) =>
    at === action ? [] : readLines(paragraph).flatMap((line) => line.sentences),
  );
  return sentences.filter((sentence) => /\d/.test(sentence) && !promises(sentence)).map(calmLine);
}

function firstLine({ paragraphs }: Email): string {
  const first = paragraphs.find((paragraph) => !isGreeting(paragraph)) ?? '';
  return calmLine(readLines(first)[0]?.sentences[0] ?? '');
}
