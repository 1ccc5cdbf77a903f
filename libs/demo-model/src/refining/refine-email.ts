import { quoteFinder, splitSentences } from '@copydesk/text';
import { isQuotable, oneLine, type Material } from '../reading/material';
import { readStory } from '../reading/story';
import { countShared, telling } from '../reading/words';
import {
  BULLET,
  bullets,
  findAction,
  formatEmail,
  isGreeting,
  keepSentences,
  readEmail,
  type Email,
} from '../writing/email';

/** A kind of change that rules make exactly; null where it is not asked for, or cannot be made. */
interface Way {
  done: string;
  make: (email: Email, wish: string, material: Material) => Email | null;
}

const CANNOT = 'The demo model cannot make this change, so the email is as it was. A writing model would.';
const QUOTED = /["“«](.+?)["”»]/g;
const REPLACED = /\b(?:replace|change|swap)\b[^"“]*["“](.+?)["”][^"“]*\b(?:with|by|to|for)\b[^"“]*["“](.+?)["”]/is;
const REMOVED = /\b(?:remove|delete|drop|cut|leave out|take out)\b (.+)$|\btake (.+?) out\b/is;
const DICTATED = /\bsubject(?: line)?\b.{0,40}?(?:\b(?:to|as|read|reads)\b:?|:)\s+(.+)$/is;
const LONG_FORMS: [RegExp, string][] = [
  [/\bcan['’]t\b/gi, 'cannot'],
  [/\bwon['’]t\b/gi, 'will not'],
  [/n['’]t\b/g, ' not'],
  [/(?<=\b(?:I|we|you|they))['’]ve\b/gi, ' have'],
  [/(?<=\b(?:we|you|they))['’]re\b/gi, ' are'],
  [/(?<=\bI)['’]m\b/g, ' am'],
  [/(?<=\b(?:I|we|you|they|it))['’]ll\b/gi, ' will'],
  [/!+(?=\?)|(?<=\?)!+|(?<=^Subject:.*)!+$/gm, ''],
  [/!+/g, '.'],
];
const WAYS: Way[] = [
  { done: 'The subject line was changed as asked.', make: changeSubject },
  { done: 'The words were replaced wherever they stood.', make: replaceWords },
  { done: 'What holds the words that you named was taken out.', make: removeWords },
  { done: 'What you named was added, word for word as you or the document say it.', make: addWords },
  { done: 'Whole sentences were dropped from the end; none was reworded.', make: shorten },
  { done: 'Contractions were written out and exclamation marks taken away.', make: makeFormal },
];

/** Changes an email as far as rules can do it exactly, and hands it back as it was where they cannot. */
export function refineEmail({ text, asked, ...rest }: Material): string {
  const disclaimer = text('brandDisclaimer');
  const copy = text('currentCopy').replace(/\r\n?/g, '\n');
  const plain = disclaimer !== '' && copy.endsWith(disclaimer) ? copy.slice(0, -disclaimer.length).trimEnd() : copy;
  const [changed, note] = changeEmail(plain, text('request'), { text, asked, ...rest });
  const noted = asked.includes('<note>') ? `<note>${note}</note>` : '';
  return [changed, disclaimer, noted].filter(Boolean).join('\n\n');
}

function changeEmail(copy: string, request: string, material: Material): [changed: string, note: string] {
  const improvements = [...request.matchAll(/^[\s\d.)*-]*[“"](.+?)[”"] [—–-] (.+)$/gm)];
  if (improvements.length > 0) {
    const changed = improvements.reduce((text, [, line = '', said = '']) => applyOne(text, line, said), copy).trim();
    return [changed, changed === copy ? CANNOT : 'The improvements were applied as they were written.'];
  }
  const notes: string[] = [];
  let email = readEmail(copy);
  for (const { done, make } of WAYS) {
    const made = make(email, request, material);
    if (!made || formatEmail(made) === formatEmail(email)) continue;
    email = made;
    notes.push(done);
  }
  return notes.length > 0 ? [formatEmail(email), notes.join(' ')] : [copy, CANNOT];
}

/** An improvement as a review writes it: `“line” — Write instead: “better”`. */
function applyOne(copy: string, line: string, said: string): string {
  const found = quoteFinder(copy)(line);
  const [, how = '', better = ''] = /(Write instead|Put before it|Add after it):\s*[“"](.+)[”"]/.exec(said) ?? [];
  if (!found || (how === '' && !/\bcut this line\b/i.test(said))) return copy;
  const old = copy.slice(found.from, found.to);
  const now = how.startsWith('Put') ? `${better}\n\n${old}` : how.startsWith('Add') ? `${old}\n\n${better}` : better;
  const changed = copy.slice(0, found.from) + now + copy.slice(found.to);
  return changed.replace(/^[ \t]*[-*•]?[ \t]+$/gm, '').replace(/\n{3,}/g, '\n\n');
}

function changeSubject(email: Email, wish: string): Email | null {
  if (email.subject === null || !/\bsubject\b/i.test(wish)) return null;
  const said = oneLine([...wish.matchAll(QUOTED)].at(-1)?.[1] ?? DICTATED.exec(wish)?.[1] ?? '');
  const isWish = /^(?:be |sound )?(?:a bit |much )?(?:more|less|short|punch|better)/i.test(said);
  return said === '' || isWish ? null : { ...email, subject: said.replace(/\.$/, '') };
}

function replaceWords(email: Email, wish: string): Email | null {
  const [, old = '', better = ''] = REPLACED.exec(wish) ?? [];
  return old === '' ? null : readEmail(formatEmail(email).replaceAll(old, better));
}

function removeWords(email: Email, wish: string): Email | null {
  const [, first, second] = REMOVED.exec(wish) ?? [];
  const named = (first ?? second ?? '')
    .replace(/[.!]+$/, '')
    .replace(/^(?:the |any |all )?(?:(?:sentence|line|bullet|part|paragraph)s? (?:about|on|with) )?(?:the )?/i, '');
  const quoted = Array.from(named.matchAll(QUOTED), ([, said = '']) => said);
  const words = (quoted.length > 0 ? quoted : [named]).filter((one) => one.length > 2).map((one) => one.toLowerCase());
  const isKept = (sentence: string) => !words.some((one) => sentence.replaceAll('**', '').toLowerCase().includes(one));
  return { ...email, paragraphs: email.paragraphs.map((one) => keepSentences(one, isKept)).filter(Boolean) };
}

/** Adds quoted words as they are; else what the document says of what is named, or of anything that is not used yet. */
function addWords(email: Email, wish: string, material: Material): Email | null {
  const named = /\b(?:add|mention|include|insert|more)\b (.+)$/is.exec(wish)?.[1] ?? '';
  if (named === '' || /\bsubject\b/i.test(wish)) return null;
  const dictated = Array.from(named.matchAll(QUOTED), ([, said = '']) => said).filter(isQuotable);
  const { figures, quotes } = readStory(material.text('document'), { ...material, wishes: telling(named) });
  const copy = formatEmail(email).replaceAll('**', '');
  const unused = [...quotes, ...figures].filter(
    (one) => !copy.includes(/“(.+)”|\*\*(.+?)\*\*/.exec(one)?.slice(1).join('') ?? one),
  );
  const amount = /[$€£₹]?\d[\d.,]*\d/.exec(named)?.[0];
  const isAny = /\b(?:details?|figures?|facts?|numbers?|proof|impact|evidence)\b/i.test(named);
  const meant = unused.filter((one) => isAny || (amount ? one.includes(amount) : countShared(one, telling(named)) > 1));
  const added =
    dictated.length > 0
      ? dictated
      : meant.length > 0
        ? ['From the document:', bullets(meant.slice(0, isAny ? 3 : 1))]
        : [];
  const action = findAction(email.paragraphs);
  const at = action < 0 ? email.paragraphs.length : action;
  return { ...email, paragraphs: email.paragraphs.toSpliced(at, 0, ...added) };
}

/** Drops sentences and bullets from the end of the body, to two thirds; the opening and what follows the call to action stay. */
function shorten(email: Email, wish: string): Email | null {
  if (!/\b(?:short|tight|condens|brief|trim)|\bfewer words/i.test(wish) || /\bsubject\b/i.test(wish)) return null;
  const words = (paragraphs: string[]) => paragraphs.join(' ').split(/\s+/).length;
  const goal = words(email.paragraphs) * 0.67;
  let { paragraphs } = email;
  while (words(paragraphs) > goal) {
    const action = findAction(paragraphs);
    const first = paragraphs.findIndex((paragraph) => !isGreeting(paragraph));
    const last = (action < 0 ? paragraphs.length : action) - 1;
    if (last <= first) break;
    const end = (paragraphs[last] ?? '')
      .split('\n')
      .flatMap((line) => splitSentences(line.replace(BULLET, '')))
      .at(-1);
    const rest = keepSentences(paragraphs[last] ?? '', (sentence) => sentence !== end);
    paragraphs = rest === '' || rest.endsWith(':') ? paragraphs.toSpliced(last, 1) : paragraphs.with(last, rest);
  }
  return { ...email, paragraphs };
}

function makeFormal(email: Email, wish: string): Email | null {
  return /\b(?:professional|formal|serious|calm|polite)/i.test(wish) ? readEmail(formally(formatEmail(email))) : null;
}

/** Without contractions and exclamation marks; quotations stay as they were said. */
function formally(text: string): string {
  const calm = (part: string) => LONG_FORMS.reduce((said, [short, long]) => said.replace(short, long), part);
  return text
    .split(/(“[^”]*”)/)
    .map((part, at) => (at % 2 === 1 ? part : calm(part)))
    .join('');
}

/** A better version of pasted copy as far as rules go: calm marks, a call to action that stands out, and a P.S. of its own words. */
export function improveEmail({ text, isAvoided }: Material): string {
  const { subject, paragraphs } = readEmail(formally(text('emailCopy')));
  const kept = paragraphs.map((one) => keepSentences(one, (sentence) => !isAvoided(sentence))).filter(Boolean);
  const action = findAction(kept);
  const body = action < 0 ? kept : kept.slice(0, action);
  const call = action < 0 ? 'Read the full story.' : (kept[action] ?? '').replaceAll('*', '');
  const rest = action < 0 ? [] : kept.slice(action + 1);
  const lines = body.flatMap((one) => one.split('\n')).flatMap((line) => splitSentences(line.replace(BULLET, '')));
  const fact = lines.map((line) => line.replaceAll('**', '')).find((line) => /\d/.test(line) && isQuotable(line));
  const kick = fact && !rest.some((one) => /^P\.? ?S\b/.test(one)) ? `P.S. Once more: ${fact}` : '';
  const signature = text('brandCompany') && `Kind regards,\nThe ${text('brandCompany').replace(/^the /i, '')} team`;
  const end = [signature, text('brandDisclaimer')].filter((one) => !rest.includes(one));
  return formatEmail({ subject, paragraphs: [...body, `**${call}**`, kick, ...rest, ...end] });
}
