import { quoteFinder, trimEndBy } from '@copydesk/text';
import { countShared, isQuotable, oneLine, sentencesIn, telling, type Material } from '../reading/material';
import { readStory } from '../reading/story';
import { bullets, findAction, formatEmail, isGreeting, keepSentences, readEmail, type Email } from '../writing/email';

type Change = (email: Email, wish: string, material: Material) => Partial<Email>;

const CANNOT = 'The demo model cannot make this change, so the email is as it was. A writing model would.';
const IMPROVEMENT = /^[ \t\d.)*-]*[“"]([^“”"\n]+)[”"] [—–-] (.+)/gm;
const QUOTED = /["“«]([^"“”«»\n]+)["”»]/g;
const REPLACED = /\b(?:replace|change|swap)\b/i;
const REMOVED =
  /\b(?:remove|delete|drop|cut|leave out|take(?: out)?)\b (?:the |any |all )?(?:(?:sentence|line|bullet|part|paragraph)s? (?:about|on|with) )?(?:the )?(.+)/is;
const DICTATED = /\bsubject(?: line)?\b.{0,40}?(?:\b(?:to|as|read|reads)\b:?|:)\s+(.+)$/is;
const SUBJECT = /\bsubject\b/i;
const ADDED = /\b(?:add|mention|include|insert|more)\b (.+)$/is;
const FORMAL = /\b(?:professional|formal|serious|calm|polite)/i;
const PLAIN_FORMS: [RegExp, string][] = [
  [/\bcan['’]t\b/gi, 'cannot'],
  [/\bwon['’]t\b/gi, 'will not'],
  [/n['’]t\b/g, ' not'],
  [/(?<=\b(?:I|we|you|they))['’]ve\b/gi, ' have'],
  [/(?<=\b(?:we|you|they))['’]re\b/gi, ' are'],
];
const CHANGES: [Change, string][] = [
  [changeSubject, 'The subject line was changed as asked.'],
  [replaceWords, 'The words were replaced wherever they stood.'],
  [removeWords, 'What holds the words that you named was taken out.'],
  [addFacts, 'What you named was added, word for word as you or the document say it.'],
  [shorten, 'Whole sentences were dropped from the end; none was reworded.'],
  [makeFormal, 'Contractions were written out and exclamation marks taken away.'],
];

/** Changes an email as far as rules can do it exactly, and hands it back as it was where they cannot. */
export function refineEmail(material: Material): string {
  const [disclaimer, wish] = [material.text('brandDisclaimer'), material.text('request')];
  const given = material.text('currentCopy').replace(/\r\n?/g, '\n');
  const copy = disclaimer !== '' && given.endsWith(disclaimer) ? given.slice(0, -disclaimer.length).trimEnd() : given;
  const improvements = [...wish.matchAll(IMPROVEMENT)];
  let changed = improvements.reduce((text, [, line = '', said = '']) => improve(text, line, said), copy);
  const notes = changed === copy ? [] : ['The improvements were applied as they were written.'];
  for (const [make, note] of improvements.length > 0 ? [] : CHANGES) {
    const email = readEmail(changed);
    const made = formatEmail({ ...email, ...make(email, wish, material) });
    if (made === formatEmail(email)) continue;
    changed = made;
    notes.push(note);
  }
  const note = material.wantsNote ? `<note>${notes.join(' ') || CANNOT}</note>` : '';
  return [changed, disclaimer, note].filter(Boolean).join('\n\n');
}

/** An improvement as a review writes it: `“line” — Write instead: “better”`. */
function improve(copy: string, line: string, said: string): string {
  const found = quoteFinder(copy)(line);
  const how = /(?:Write instead|Put before it|Add after it): ?[“"]/.exec(said);
  if (!found || (how === null && !/\bcut this line\b/i.test(said))) return copy;
  const old = copy.slice(found.from, found.to);
  const from = how ? how.index + how[0].length : said.length;
  const better = said.slice(from, Math.max(said.lastIndexOf('”'), said.lastIndexOf('"')));
  const now = { P: `${better}\n\n${old}`, A: `${old}\n\n${better}` }[how?.[0].charAt(0) ?? ''] ?? better;
  const changed = copy.slice(0, found.from) + now + copy.slice(found.to);
  return changed.replace(/^[ \t]*(?:[-*•][ \t]+)?$/gm, '').replace(/\n{3,}/g, '\n\n');
}

function changeSubject({ subject }: Email, wish: string): Partial<Email> {
  const said = SUBJECT.test(wish) ? oneLine(quotedIn(wish).at(-1) ?? DICTATED.exec(wish)?.[1] ?? '') : '';
  const isWish = /^(?:be |sound )?(?:a bit |much )?(?:more|less|short|punch|better)/i.test(said);
  return subject === null || said === '' || isWish ? {} : { subject: said.replace(/\.$/, '') };
}

function replaceWords(email: Email, wish: string): Partial<Email> {
  const [old, better] = REPLACED.test(wish) ? quotedIn(wish) : [];
  if (old === undefined || better === undefined) return {};
  return readEmail(formatEmail(email).replaceAll(old, better));
}

function removeWords({ paragraphs }: Email, wish: string): Partial<Email> {
  const named = trimEndBy(REMOVED.exec(wish)?.[1]?.toLowerCase() ?? '', /[.!]/).replace(/ out$/, '');
  const words = (quotedIn(named).length > 0 ? quotedIn(named) : [named]).filter((one) => one.length > 2);
  const isKept = (sentence: string) => !words.some((one) => sentence.replaceAll('**', '').toLowerCase().includes(one));
  return { paragraphs: paragraphs.map((one) => keepSentences(one, isKept)).filter(Boolean) };
}

/** Adds quoted words as they are; else what the document says of what is named, or what of it is not used yet. */
function addFacts(email: Email, wish: string, material: Material): Partial<Email> {
  const named = ADDED.exec(wish)?.[1] ?? '';
  if (named === '' || SUBJECT.test(wish)) return {};
  const { figures, quotes } = readStory(material.text('document'), { ...material, wishes: telling(named) });
  const copy = formatEmail(email).replaceAll('**', '');
  const isNew = (one: string) => !copy.includes(/(?:“|\*\*)([^“”*\n]+)(?:”|\*\*)/.exec(one)?.[1] ?? one);
  const amount = /\d[\d.,]*\d/.exec(named)?.[0];
  const isAny = /\b(?:details?|figures?|facts?|numbers?|proof|impact|evidence)\b/i.test(named);
  const holds = (one: string) =>
    amount ? one.split(/[^\d.,]+/).includes(amount) : countShared(one, telling(named)) > 1;
  const meant = [...quotes, ...figures].filter((one) => isNew(one) && (isAny || holds(one))).slice(0, isAny ? 3 : 1);
  const told = meant.length > 0 ? ['From the document:', bullets(meant)] : [];
  const added = quotedIn(named).length > 0 ? quotedIn(named).filter(isQuotable) : told;
  const action = findAction(email.paragraphs);
  return { paragraphs: email.paragraphs.toSpliced(action < 0 ? Infinity : action, 0, ...added) };
}

/** Drops sentences and bullets from the end of the body, to two thirds; the opening and the call to action stay. */
function shorten({ paragraphs }: Email, wish: string): Partial<Email> {
  if (!/\b(?:short|tight|condens|brief|trim)|\bfewer words/i.test(wish) || SUBJECT.test(wish)) return {};
  const first = paragraphs.findIndex((paragraph) => !isGreeting(paragraph)) + 1;
  const end = findAction(paragraphs) < 0 ? paragraphs.length : findAction(paragraphs);
  const kept = sentencesIn(paragraphs.slice(first, end).join('\n'));
  const goal = paragraphs.join(' ').length * 0.67 - paragraphs.toSpliced(first, end - first).join(' ').length;
  while (kept.join(' ').length > Math.max(0, goal)) kept.pop();
  const body = paragraphs.slice(first, end).map((one) => keepSentences(one, (sentence) => kept.includes(sentence)));
  const told = body.filter((one, at) => one !== '' && (!one.endsWith(':') || body[at + 1]?.startsWith('- ')));
  return { paragraphs: paragraphs.toSpliced(first, end - first, ...told) };
}

function makeFormal(email: Email, wish: string): Partial<Email> {
  return FORMAL.test(wish) ? readEmail(formally(formatEmail(email))) : {};
}

/** Without contractions and exclamation marks; quotations stay as they were said. */
export function formally(text: string): string {
  const plain = (part: string) => calmly(PLAIN_FORMS.reduce((said, [short, long]) => said.replace(short, long), part));
  return text.replace(/“[^”]*”|[^“]+|“/g, (part) => (part.length > 1 && part.startsWith('“') ? part : plain(part)));
}

/** A question keeps its mark, a subject line needs none. */
export function calmly(text: string): string {
  const lines = text.split('\n').map((line) => {
    const end = line.startsWith('Subject:') ? '' : '.';
    return line.replace(/[!?]+/g, (marks) => marks.replaceAll('!', '') || end);
  });
  return lines.join('\n');
}

const quotedIn = (text: string): string[] => Array.from(text.matchAll(QUOTED), ([, said = '']) => said);

/** Pasted copy as rules can better it: calm marks, a call to action that stands out, and a P.S. of its own words. */
export function improveEmail({ text, isAvoided }: Material): string {
  const { subject, paragraphs } = readEmail(formally(text('emailCopy')));
  const kept = paragraphs.map((one) => keepSentences(one, (sentence) => !isAvoided(sentence))).filter(Boolean);
  const action = findAction(kept);
  const [body, rest] = action < 0 ? [kept, []] : [kept.slice(0, action), kept.slice(action + 1)];
  const call = kept[action]?.replaceAll('*', '') ?? 'Read the full story.';
  const fact = sentencesIn(body.join('\n').replaceAll('**', '')).find((line) => /\d/.test(line) && isQuotable(line));
  const kick = fact && !rest.some((one) => /^P\.? ?S\b/.test(one)) ? `P.S. Once more: ${fact}` : '';
  const isSigned = text('brandSignature') !== '';
  const signature = isSigned
    ? ''
    : text('brandCompany') && `Kind regards,\nThe ${text('brandCompany').replace(/^the /i, '')} team`;
  const end = [signature, text('brandDisclaimer')].filter((one) => !rest.includes(one));
  return formatEmail({ subject, paragraphs: [...body, `**${call}**`, kick, ...rest, ...end] });
}
