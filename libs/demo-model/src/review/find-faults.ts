import type { LineFix } from './apply-improvements';
import { asks, countWords, findAction, isBold, isGreeting, readEmail, readLines, type Email } from '../email';
import { isCliche, plainWords, promises } from '../plain-words';
import { boldFigure } from '../say';
import { betterSubject } from './better-subject';
import { splitLongSentence } from './split-long-sentence';

export type Criterion = 'hook' | 'catalyst' | 'proof' | 'clarity' | 'action' | 'compliance';

/** Something in an email that can be made better by rule: the line, what to do with it and why. */
export interface Fault extends LineFix {
  criterion: Criterion;
  why: string;
}

const LONGEST_PARAGRAPH = 75;
const NOW =
  /\bwhy now\b|\btoday\b|\bthis (?:week|month|morning|quarter|year)\b|\bnow\b|\byesterday\b|\btomorrow\b|\b(?:mon|tues|wednes|thurs|fri)day\b|\b(?:19|20)\d\d\b|\bhas just\b/i;
const WHY_NOW =
  '**Why now?** Because the facts are still fresh, and a view that is formed on facts holds longer than one that is formed on commentary.';
const ACTION = '**Read the full story today and decide what it means for you.**';

/** Every fault of an email that a rule can mend, in the order of the criteria. To the coach a P.S. is none: it is the last push. */
export function findFaults(text: string, reader: 'reviewer' | 'coach' = 'reviewer'): Fault[] {
  const email = readEmail(text);
  if (email.paragraphs.length === 0) return [];
  const action = findAction(email.paragraphs);
  const faults = [
    ...subjectFaults(text, email),
    ...catalystFaults(email, action),
    ...email.paragraphs.flatMap((paragraph, at) =>
      at === action ? [] : paragraphFaults(paragraph, at, action, reader),
    ),
    ...actionFaults(email, action),
  ];
  // A line that stands twice is quoted once.
  return [...new Map(faults.map((fault) => [JSON.stringify([fault.line, fault.fix]), fault])).values()];
}

function subjectFaults(text: string, email: Email): Fault[] {
  const better = betterSubject(email);
  if (better === null || better.subject === email.subject) return [];
  const written = `Subject: ${better.subject}`;
  const [first = ''] = text.trim().split('\n');
  const fault = { criterion: better.criterion, why: better.why, line: first.trim() };
  return [{ ...fault, fix: { kind: email.subject === null ? 'before' : 'write', text: written } }];
}

function catalystFaults({ subject, paragraphs }: Email, action: number): Fault[] {
  const body = paragraphs.filter((_, at) => at !== action).join('\n');
  if (NOW.test(`${subject}\n${body}`)) return [];
  const opening = paragraphs.find((paragraph, at) => at !== action && !isGreeting(paragraph));
  const anchor = opening === undefined ? undefined : readLines(opening).at(-1)?.sentences.at(-1);
  const why = 'Nobody learns here why this matters today.';
  return anchor ? [{ criterion: 'catalyst', why, line: anchor, fix: { kind: 'after', text: WHY_NOW } }] : [];
}

function paragraphFaults(paragraph: string, at: number, action: number, reader: 'reviewer' | 'coach'): Fault[] {
  const isPush = /^P\.? ?S\.?\b/i.test(paragraph);
  if (isPush && action >= 0 && reader === 'reviewer') return cutAll(paragraph, 'A P.S. is a second letter.');
  if (action >= 0 && !/\d/.test(paragraph) && (asks(paragraph) || (isBold(paragraph) && at > action)))
    return cutAll(paragraph, 'Two requests are none.');
  if (isGreeting(paragraph)) return paragraph.endsWith('!') ? [quietGreeting(paragraph)] : [];
  const faults: Fault[] = [];
  let words = 0;
  for (const { mark, sentences } of readLines(paragraph)) {
    for (const sentence of sentences) {
      const fault = sentenceFault(sentence, mark !== '');
      if (fault?.fix.kind === 'cut') {
        faults.push(fault);
        continue;
      }
      const said = fault?.fix.text ?? sentence;
      const isLong = mark === '' && words > 0 && words + countWords(said) > LONGEST_PARAGRAPH;
      words = isLong ? countWords(said) : words + countWords(said);
      if (isLong) faults.push(newParagraph(sentence, said));
      else if (fault) faults.push(fault);
    }
  }
  return faults;
}

function quietGreeting(line: string): Fault {
  const why = 'You know nobody here well enough to shout.';
  return { criterion: 'compliance', why, line, fix: { kind: 'write', text: line.replace(/!+$/, ',') } };
}

function newParagraph(line: string, text: string): Fault {
  const why = 'This paragraph is a wall, and readers walk around walls.';
  return { criterion: 'clarity', why, line, fix: { kind: 'paragraph', text } };
}

function cutAll(paragraph: string, why: string): Fault[] {
  const sentences = readLines(paragraph).flatMap((line) => line.sentences);
  return sentences.map((line) => ({ criterion: 'action', why, line, fix: { kind: 'cut' } }));
}

function sentenceFault(line: string, inList: boolean): Fault | null {
  if (promises(line))
    return { criterion: 'compliance', why: 'No regulator lets you promise that.', line, fix: { kind: 'cut' } };
  if (isCliche(line)) return { criterion: 'hook', why: 'This could stand over any email.', line, fix: { kind: 'cut' } };
  const plain = plainWords(line);
  const short = splitLongSentence(plain);
  const text = inList && !short.includes('**') ? boldFigure(short) : short;
  if (text === line) return null;
  const write = { line, fix: { kind: 'write' as const, text } };
  if (plain !== line) return { criterion: 'compliance', why: 'That is hype, and hype reads like a warning.', ...write };
  if (short !== plain) return { criterion: 'clarity', why: 'Nobody gets through this in one breath.', ...write };
  return { criterion: 'proof', why: 'Let the eye find the figure.', ...write };
}

function actionFaults({ paragraphs }: Email, action: number): Fault[] {
  const found = paragraphs[action];
  if (found === undefined) {
    const line =
      readLines(paragraphs.at(-1) ?? '')
        .at(-1)
        ?.sentences.at(-1) ?? '';
    const why = 'And now? You ask the reader for nothing.';
    return line === '' ? [] : [{ criterion: 'action', why, line, fix: { kind: 'after', text: ACTION } }];
  }
  const plain = promises(found) ? ACTION : `**${plainWords(found.replaceAll('**', ''))}**`;
  if (plain === found) return [];
  const why = isBold(found)
    ? 'You ask for it with words that no editor signs.'
    : 'The one thing you ask for is hidden.';
  const criterion = isBold(found) ? 'compliance' : 'action';
  return [{ criterion, why, line: found, fix: { kind: 'write', text: plain } }];
}
