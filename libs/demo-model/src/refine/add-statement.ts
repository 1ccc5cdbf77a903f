import { findAction, isGreeting, readLines, type Email } from '../email';
import { promises } from '../plain-words';
import { upperFirst, withFullStop } from '../say';
import { readEverything } from './read-facts';
import type { Source } from './refine-email';
import { wordsOf } from '../words-of';

const PLACE =
  /\s*,?\s*\b(?:(at the (?:beginning|start|top|very top)|in the (?:first|opening) (?:paragraph|sentence|line)|up front|right away)|(?:at|near) the (?:end|bottom)|in the (?:last|closing) paragraph|somewhere|in the (?:email|text|copy|middle)|to the (?:email|text|copy)|as well|too)\b\s*\.?$/i;
const ABOUT =
  /^(?:(?:(?:a|an|one|another|the|some) )?(?:short |brief |clear |new )?(?:sentence|line|note|paragraph|word|mention|remark|reference|bullet)s? )?(?:(?:about|on|of|saying|that says|to|regarding|which says)\b)?:? *(?=\S)/i;
const CLAUSE = /^(?:the fact )?that\s+/i;
const VERB =
  /\b(?:is|are|was|were|has|have|had|will|can|could|may|costs?|rose|fell|grew|ends?|starts?|begins?|comes?|makes?|gets?|gives?|offers?|pays?|paid|expires?|runs?|rises?|falls?|sold|won|opens?|closes?|\p{L}{3,}ed)\b/iu;

/** Adds what is named, as a sentence, where the email speaks of the like; null where nothing is named. */
export function addStatement(email: Email, wish: string, source: Source): Email | null {
  const isFirst = PLACE.exec(wish)?.[1] !== undefined;
  const matter = unquote(wish.replace(PLACE, '').replace(/^(?:this|the following|them|readers?)\s*:?\s*/i, ''));
  const sentence = toSentence(matter, email, source);
  if (sentence === '' || promises(sentence)) return null;
  return { ...email, paragraphs: place(email.paragraphs, sentence, isFirst) };
}

function toSentence(matter: string, email: Email, source: Source): string {
  if (CLAUSE.test(matter)) return withFullStop(upperFirst(matter.replace(CLAUSE, '')));
  const thing = matter.replace(ABOUT, '').replace(CLAUSE, '');
  if (thing === '') return '';
  if (VERB.test(thing) && thing.split(' ').length > 3) return withFullStop(upperFirst(thing));
  return fromMaterial(thing, email, source) ?? withFullStop(`One more thing to know: ${thing}`);
}

/** A sentence of the material about the thing that the email does not have yet. */
function fromMaterial(thing: string, email: Email, source: Source): string | null {
  const wanted = [...wordsOf(thing)];
  const text = email.paragraphs.join('\n').replaceAll('**', '');
  const fits = readEverything(source).filter((fact) => {
    const said = wordsOf(fact);
    return wanted.length > 0 && wanted.every((word) => said.has(word)) && !text.includes(fact.replace(/\.$/, ''));
  });
  return fits.sort((a, b) => a.length - b.length)[0] ?? null;
}

/** Behind the paragraph that shares most words with the sentence, else as a paragraph before the close. */
function place(paragraphs: string[], sentence: string, isFirst: boolean): string[] {
  const action = findAction(paragraphs);
  const end = action < 0 ? paragraphs.length : action;
  const start = paragraphs.findIndex((paragraph) => !isGreeting(paragraph));
  if (isFirst && start >= 0) return paragraphs.toSpliced(start, 0, sentence);
  const words = wordsOf(sentence);
  const shared = paragraphs.slice(0, end).map((paragraph) => {
    const isProse =
      readLines(paragraph).every(({ mark }) => mark === '') && !paragraph.endsWith(':') && !isGreeting(paragraph);
    return isProse ? [...wordsOf(paragraph)].filter((word) => words.has(word)).length : 0;
  });
  const most = Math.max(0, ...shared);
  const at = shared.lastIndexOf(most);
  if (most >= 2) return paragraphs.with(at, `${paragraphs[at]} ${sentence}`);
  return paragraphs.toSpliced(Math.max(end - 1, Math.min(start + 1, end)), 0, sentence);
}

function unquote(text: string): string {
  const trimmed = text.replace(/\s+/g, ' ').trim();
  return /^["“'«](.+)["”'»]\.?$/.exec(trimmed)?.[1] ?? trimmed;
}
