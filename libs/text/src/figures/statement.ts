import { type Base, type Role } from './figure';
import { findNumbers, type FoundNumber } from './find-numbers';
import { findPeriods } from './find-periods';
import { type Reading } from './reading';
import { baseOf, roleOf } from './roles';
import { periodsOf, type SaidPeriod } from './statement-periods';
import { subjectsOf } from './statement-subjects';
import { stemOf, wordsOf, type Word } from './words';

/** What one number of a sentence says. */
export interface Statement {
  number: FoundNumber;
  /** Signed: a loss and a fall are negative. */
  value: number;
  measure: string | null;
  /** The words that name the measure. */
  label: string;
  /** A part of the company; null for the whole or where none is named. */
  scope: string | null;
  /** True where the sentence says that it speaks of the whole company. */
  isWhole: boolean;
  period: SaidPeriod;
  role: Role;
  base: Base;
  isOutlook: boolean;
  /** Words that narrow the measure down and must stand in the source as well. */
  mods: string[];
  /** Who did it, where that is neither the company nor a part of it: it must stand in what the source says of the figure. */
  actor: string[];
  /** The words close to the number. */
  near: string[];
  /** All words of the sentence. */
  stems: ReadonlySet<string>;
}

const OUTLOOK =
  /(?<![a-z])(?:expects?|(?<!than )expected|forecasts?|guidance|outlook|guid(?:es?|ed|ing)|anticipates?|projects|projected|will|could|would(?! like)|targets?|targeting|looks for)(?![a-z])/i;
/** What has more numbers in one sentence is a list, and nobody can say of what each is. */
const MOST_NUMBERS = 40;
/** 'Hired 674,000 people' is not the number of people that there are. */
const JOINED =
  /(?<![a-z])(hired|added|cut|shed|trained|recruited|promoted|eliminated|laid off|let go)(?: (?:about|nearly|almost|more than|over|some|another|roughly|a total of))? $/i;
/** '51 cents of every dollar of revenue' is no amount of revenue. */
const OF_EACH = /^ (?:of|out of|from|in|on|for) (?:each|every)\b/i;
const OF_EACH_BEFORE = /(?<![a-z])(?:for|of|from) (?:each|every) (?:dollar|\$1)/i;
/** 'Interest expense is net of $363 million of interest capitalized ($142 million in 2022)': what is taken off is not the whole. */
const NET_OF = /\bnet of (?:about |approximately |a |an |the )?\(?$/i;
const NEUTRAL = /(?:constant|local)[- ]currenc/i;
const NARROWING =
  /(?<![a-z])(adjusted|non-gaap|organic|pro forma|excluding|continuing operations|underlying)(?![a-z])/gi;

/** Reads every number of one sentence. `carried` is what the sentence before spoke of. */
export function readStatements(text: string, reading: Reading): Statement[] {
  const numbers = findNumbers(text);
  if (numbers.length === 0) return [];
  if (reading.isSource && numbers.length > MOST_NUMBERS) return [];
  const named = findPeriods(text, reading.calendar, !reading.isSource);
  const periods = periodsOf(text, numbers, named, reading);
  const words = wordsOf(text);
  const stems = new Set(words.map((word) => word.stem));
  const subjects = subjectsOf(text, numbers, words, reading);
  const statements: Statement[] = [];
  let isPart = false;
  numbers.forEach((number, index) => {
    const subject = subjects[index];
    if (!subject) return;
    const last = numbers[index - 1];
    const next = numbers[index + 1];
    const before = text.slice(last?.to ?? 0, number.from);
    const after = text.slice(number.to, next?.from ?? text.length);
    const role = inherit(
      roleOf(number, before, after),
      statements.at(-1),
      before,
      number,
      subject.measureFrom > (last?.to ?? 0),
    );
    isPart =
      OF_EACH.test(after) ||
      OF_EACH_BEFORE.test(before) ||
      NET_OF.test(before) ||
      (isPart && /^[^.;]{0,60}\($/.test(before));
    const isPerShare = subject.measure === 'per share' && number.kind === 'amount' && number.scale === 1;
    const { value, mods } = signed(number, subject.label, role, text, before);
    statements.push({
      number: isPerShare ? { ...number, kind: 'per-share' } : number,
      value,
      measure: isPart ? null : (subject.measure ?? goesOn(statements.at(-1), subject.scope, role.role)),
      label: isPart ? '' : subject.label,
      scope: subject.scope,
      isWhole: subject.isWhole,
      period: periods[index] ?? null,
      role: role.role,
      base:
        role.role === 'change'
          ? baseOf(
              text,
              number,
              [last?.to ?? 0, next?.from ?? text.length],
              named,
              periods[index] ?? null,
              reading.calendar,
            )
          : null,
      isOutlook: OUTLOOK.test(text.slice(0, number.from)) || isAllowed(before, after),
      mods: [
        ...subject.mods,
        ...mods,
        ...joined(number, before),
        ...(NEUTRAL.test(after) && !/U\.S\. dollars/.test(after) ? ['currency'] : []),
      ],
      actor: subject.actor,
      near: nearStems(words, number),
      stems,
    });
  });
  return shareRoles(statements, text);
}

/** In '65% and 62% of total revenue' the first is a share as well. */
function shareRoles(statements: Statement[], text: string): Statement[] {
  statements.forEach((one, index) => {
    const next = statements[index + 1];
    if (!next || next.role !== 'share' || one.role !== 'level' || one.number.kind !== 'percent') return;
    if (/^,? ?(?:and|or|to)? ?$/.test(text.slice(one.number.to, next.number.from))) one.role = 'share';
  });
  return statements;
}

/** What may be bought is not what was bought. */
function isAllowed(before: string, after: string): boolean {
  if (/^ (?:remaining|left|available) (?:under|of|for|to)\b/.test(after)) return true;
  const at = before.search(/(?<![a-z])authoriz/i);
  return at >= 0 && !/[.;]|\b(?:repurchased|bought|paid|spent)\b/i.test(before.slice(at));
}

/** The verb that makes a count a change, which must stand in the source as well. */
function joined({ kind }: FoundNumber, before: string): string[] {
  const [, verb = ''] = (kind === 'count' && JOINED.exec(before)) || [];
  return verb === '' ? [] : [stemOf(verb.split(' ')[0] ?? '')];
}

const NEAR = 60;

function nearStems(words: Word[], { from, to }: FoundNumber): string[] {
  return words
    .filter((word) => word.to > from - NEAR && word.from < to + NEAR && (word.to <= from || word.from >= to))
    .map((word) => word.stem);
}

/** '$14.51 billion, up 279%': the change is of what the amount before it is of. */
function goesOn(last: Statement | undefined, scope: string | null, role: Role): string | null {
  return role === 'change' && last?.role === 'level' && last.number.kind === 'amount' && last.scope === scope
    ? last.measure
    : null;
}

type FoundRole = ReturnType<typeof roleOf>;

/** 'Down $6.6 billion or 36%', 'up 16% from a year ago and 12% sequentially': the second goes where the first went. */
function inherit(
  role: FoundRole,
  last: Statement | undefined,
  before: string,
  number: FoundNumber,
  hasMeasure: boolean,
): FoundRole {
  if (role.role !== 'level' || last?.role !== 'change' || hasMeasure || number.kind === 'count') return role;
  const isLinked = /(?:^| )(?:or|and),? (?:by )?\(?$|^,? \(?$|^ \($/i.test(before) && !/\bto \(?$/.test(before);
  return isLinked && before.length < 60 ? { ...role, role: 'change', sign: last.value < 0 ? -1 : 1 } : role;
}

function signed(number: FoundNumber, label: string, { role, sign }: FoundRole, text: string, before: string) {
  const mods: string[] = [];
  const start = Math.max(0, number.from - 160);
  for (const match of text.slice(start, number.to + 80).matchAll(NARROWING)) {
    const at = start + match.index;
    const between = at < number.from ? text.slice(at, number.from) : text.slice(number.to, at);
    // 'Excluding currency, sales rose 19%' holds for its sentence.
    const isFirst = start === 0 && match.index < 8;
    if (isFirst || !/[,;]/.test(between)) mods.push(stemOf((match[1] ?? '').split(/[ -]/).at(-1) ?? ''));
  }
  if (role === 'change') return { value: sign * Math.abs(number.value), mods };
  const isLoss =
    /(?<!\()\b(?:loss(?:es)?|deficit|lost|burned|used)\b(?!\))/i.test(`${label} ${before.slice(-40)}`) &&
    !/\b(?:income|gains?) \(loss/i.test(label);
  const isNegative = number.value > 0 && (isLoss || /\bnegative $/i.test(before));
  return { value: isNegative ? -number.value : number.value, mods };
}
