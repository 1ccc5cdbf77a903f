import { firstCharacters } from '@copydesk/text';
import type { Email } from '../email';
import { shorten, upperFirst } from '../say';
import { betterSubject, tightenSubject } from '../review/better-subject';

const MAX = 200;
const DICTATED = /\bsubject(?: line)?\b.{0,40}?(?:\b(?:to|as|read|say|says|reads|is|be)\b:?|:)\s+(.+)$/is;
const QUOTED = /["“«](.+?)["”»]/;
const WISH =
  /^(?:be |sound |make |something |it )?(?:a |an )?(?:(?:bit|little|much|lot) )?(?:more|less|short|long|punch|strong|catch|bett|urgent|specific)/i;
const MENTION = /\b(?:add|mention|include|put|use|have)\s+(.+?)\s+(?:in|to|into|on|at)\s+the subject/i;

/** Sets the subject line as it is dictated, or makes it shorter or stronger; null where nothing of it is said. */
export function changeSubject(email: Email, wish: string): Email | null {
  const mention = unquote(MENTION.exec(wish)?.[1]);
  if (mention)
    return { ...email, subject: shorten(`${upperFirst(mention)}: ${email.subject ?? ''}`, 78).replace(/: *$/, '') };
  const said = unquote(QUOTED.exec(wish)?.[1] ?? DICTATED.exec(wish)?.[1]);
  if (said && !WISH.test(said)) return { ...email, subject: firstCharacters(said, MAX) };
  if (/\bshort|\btight/i.test(wish))
    return { ...email, subject: upperFirst(tightenSubject(shorterHalf(email.subject ?? ''))) };
  const better = betterSubject(email)?.subject;
  return better === undefined ? null : { ...email, subject: better };
}

function unquote(text: string | undefined): string {
  return (text ?? '').replace(/\s+/g, ' ').replace(/^[\s"“'‘«]+|[\s"”'’».]+$/g, '');
}

/** The half of a subject line that has its number, where it has two halves. */
function shorterHalf(subject: string): string {
  const parts = subject.split(/(?<=\p{L}{2}|%)[:.;] | – | — /u);
  return parts.find((part) => /\d/.test(part) && part.split(' ').length >= 3) ?? parts[0] ?? subject;
}
