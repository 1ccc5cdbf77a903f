import { ALIKE_MARKS } from '../find-quote';
import { PROMISES } from './promises';
import type { Finding } from './rule';

/** Who denies a promise makes none: 'no investment is risk-free'. 'Do not miss' denies nothing. */
const DENIED =
  /\b(?:no|not|never|nor|neither|nothing|nobody|none|cannot|can't|don't|doesn't|didn't|isn't|aren't|wasn't|weren't|won't|wouldn't|without|hardly|rarely|far from|beware(?: of)?|avoid|ignore|skip|distrust|unlike|too good|anyone (?:who|promising)|whoever|those who|myth of|promises? of|claims? of)(?: (?!only\b|just\b|miss|wait|hesitate|let\b|forget)[\w'-]{1,20}){0,4} ?["']?$/i;
const LOOKED_BACK = 90;
const LOOKED_ON = 120;

/** The promises and guarantees of a text, in order, each place once. In linear time. */
export function findPromises(text: string): Finding[] {
  const { plain, at } = plainText(text);
  const findings: Finding[] = [];
  for (const rule of PROMISES) {
    for (const pattern of rule.finds) {
      for (const { 0: match, index } of plain.matchAll(pattern)) {
        const end = index + match.length;
        const before = sentenceBefore(plain.slice(Math.max(0, index - LOOKED_BACK), index));
        const [on = ''] = plain.slice(index, end + LOOKED_ON).split(/(?<=[.!?]["')]?)\s|\n/, 1);
        if (DENIED.test(before) || isDeniedAfter(plain.slice(end, end + LOOKED_ON))) continue;
        if (rule.except.some((except) => except.test(on))) continue;
        const lead = /^[\s,]*/.exec(match)?.[0].length ?? 0;
        const from = at[index + lead] ?? 0;
        const to = (at[end - 1] ?? from) + 1;
        findings.push({ rule, from, to, quote: text.slice(from, to) });
      }
    }
  }
  return findings
    .sort((a, b) => a.from - b.from || b.to - a.to)
    .filter((one, place, all) => !all.slice(Math.max(0, place - 5), place).some((other) => one.from < other.to));
}

/** 'Guaranteed returns do not exist.' */
function isDeniedAfter(after: string): boolean {
  return /^[^.!?\n]{0,30}\b(?:do not exist|don't exist|does not exist|doesn't exist|is a myth|are a myth|is not possible|are not possible|is impossible|are impossible|is a red flag|are a red flag|is a warning|are a warning)\b/i.test(
    after,
  );
}

function sentenceBefore(before: string): string {
  return before.split(/[.!?;:]\s|\n/).at(-1) ?? '';
}

const HIDDEN = /[*\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;

/** A text as rules read it: plain quotation marks and dashes, no stars, nothing hidden, one space for any. */
function plainText(text: string): { plain: string; at: number[] } {
  let plain = '';
  const at: number[] = [];
  for (let place = 0; place < text.length; place += 1) {
    const character = text.charAt(place);
    if (HIDDEN.test(character)) continue;
    plain += ALIKE_MARKS[character] ?? (character === '\n' || !/\s/.test(character) ? character : ' ');
    at.push(place);
  }
  return { plain, at };
}
