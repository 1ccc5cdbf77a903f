import type { Fenced } from '@copydesk/text';
import { findAction, readEmail, formatEmail, type Email } from '../email';
import { promises } from '../plain-words';
import { withFullStop } from '../say';
import { addDetails } from './add-details';
import { addStatement } from './add-statement';
import { applyImprovements, readImprovements } from '../review/apply-improvements';
import { makeFriendly, makePersuasive, makePlain, makeProfessional, makeUrgent } from './change-tone';
import { changeSubject } from './change-subject';
import { removeMatter } from './remove-matter';
import { shortenEmail } from './shorten-email';
import { splitWishes } from './split-wishes';

/** What may be drawn on for a change. */
export interface Source {
  document: string;
  brief: string;
}

/** A kind of wish: `change` answers null where the words turn out to mean something else. */
interface Rule {
  matches: RegExp;
  change: (email: Email, match: RegExpExecArray, source: Source) => Email | null;
}

const QUOTE = '["“«](.+?)["”»]';

/** The first rule that fits a wish is followed. */
const RULES: Rule[] = [
  { matches: /\bsubject(?: line)?\b/i, change: (email, { input }) => changeSubject(email, input) },
  {
    matches:
      /\b(?:call to action|cta|last line|closing line)\b.{0,40}?\b(?:to|say|read|is|be)\b:?\s+["“]?([^"”]{3,120})["”]?/i,
    change: (email, [, words = '']) => setAction(email, words),
  },
  {
    matches: new RegExp(`\\b(?:replace|change|swap)\\s+${QUOTE}\\s+(?:with|to|for|by|into)\\s+${QUOTE}`, 'i'),
    change: (email, [, from = '', to = '']) => readEmail(formatEmail(email).replaceAll(from, () => to)),
  },
  {
    matches: /\b(?:hype|exclamation marks?|buzzwords?|jargon|emojis?)\b/i,
    change: (email) => makePlain(email),
  },
  {
    matches:
      /\b(?:remove|delete|cut out|cut|drop|take out|leave out|get rid of|lose|omit|without)\s+(?!down\b|by\b|in half|it\b)(.+)/i,
    change: (email, [, matter = '']) => removeMatter(email, matter),
  },
  {
    matches:
      /\b(?:more|extra|further|additional) (?:details?|information|context|specifics|numbers|figures|data|facts|proof)\b|\bimpact\b|\blonger\b/i,
    change: (email, _match, source) => addDetails(email, source),
  },
  {
    matches:
      /\bshort(?:en|er)\b|\bconcise\b|\bcut (?:it|the email) |\btrim\b|\btoo long\b|\bbriefer\b|\bhalf\b|\b\d+ words\b/i,
    change: (email, { input }) => shortenEmail(email, Number(/\b(\d{2,4}) words\b/i.exec(input)?.[1] ?? NaN)),
  },
  {
    matches: /\bprofessional|\bformal|\bserious|\bbusiness-?like|\bsober/i,
    change: (email) => makeProfessional(email),
  },
  { matches: /\bpersuasive|\bconvinc|\bcompelling|\bstronger\b|\bpunch/i, change: (email) => makePersuasive(email) },
  { matches: /\burgen/i, change: (email) => makeUrgent(email) },
  { matches: /\bfriendl|\bcasual|\bwarm|\bconversational|\bpersonal\b/i, change: (email) => makeFriendly(email) },
  {
    matches:
      /\b(?:add|mention|include|insert|say|note|point out|bring in|work in|stress|emphasi[sz]e|highlight|tell them)\b\s*(.+)/is,
    change: (email, [, matter = ''], source) => addStatement(email, matter, source),
  },
];

/**
 * Changes an email as a request asks and keeps the rest of it. The same request gives the same email. What promises a
 * gain is not written, and what no rule understands changes hype to plain words at the most.
 */
export function refineEmail(fences: Fenced[]): string {
  const read = (name: string) => fences.find((fence) => fence.name === name)?.text ?? '';
  const [request, current] = [read('request'), read('currentCopy')];
  const improvements = readImprovements(request, current);
  if (improvements.length > 0) return applyImprovements(current, improvements);
  const source = { document: read('document'), brief: read('brief') };
  const wishes = splitWishes(request).filter((wish) => !promises(wish));
  let email = readEmail(current);
  let understood = false;
  for (const wish of wishes) {
    const changed = obey(email, wish, source);
    understood ||= changed !== null;
    email = changed ?? email;
  }
  return formatEmail(understood || wishes.length === 0 ? email : makePlain(email));
}

function obey(email: Email, wish: string, source: Source): Email | null {
  for (const { matches, change } of RULES) {
    const match = matches.exec(wish);
    const changed = match && change(email, match, source);
    if (changed) return changed;
  }
  return null;
}

function setAction(email: Email, words: string): Email {
  const line = `**${withFullStop(words.trim().replace(/\.$/, ''))}**`;
  const at = findAction(email.paragraphs);
  const paragraphs = at < 0 ? [...email.paragraphs, line] : email.paragraphs.with(at, line);
  return { ...email, paragraphs };
}
