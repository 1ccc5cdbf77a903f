import { type Claim } from './agree';
import { type Reading } from './reading';
import { trimEndBy } from '../trim-by';
import { sentenceSpans } from './sentence-spans';
import { readStatements, type Statement } from './statement';
import { COMMON, HARMLESS, partsIn, wholesOf } from './statement-subjects';
import { isGlue, wordsOf } from './words';

const GOES_ON = /^(?:that|this|it|which|up|down|the (?:increase|decrease|decline|gain|drop|figure))(?:['’]s|\b)/i;
const SAME_PART = /^(?:the|that|this) (?:segment|unit|business|division|group)\b|^its\b/i;
const SPEAKS_OF_IT = /^(?:it|its|they|their)\b/i;
const AT_LEAST =
  /(?:more than|over|above|at least|exceed(?:s|ed|ing)|topp(?:ed|ing)|surpass(?:ed|ing)|north of|upwards of|past) \(?$/i;
const AT_MOST = /(?:nearly|almost|just under|close to|just shy of|a little under|up to|less than|under) \(?$/i;
const ABOUT = /(?:about|roughly|approximately|around|some|an estimated) \(?$/i;

/** The numbers of a draft that say something, each with its place's beginning in the draft. */
export function readClaims(draft: string, reading: Reading): (Claim & { from: number })[] {
  const claims: (Claim & { from: number })[] = [];
  let last: Statement | undefined;
  let topic: Topic = null;
  let end = 0;
  for (const { from, to } of sentenceSpans(draft)) {
    if (/\n\s*\n/.test(draft.slice(Math.max(0, end - 1), from + 1))) topic = null;
    end = to;
    const text = draft.slice(from, to);
    const bare = text.replace(/^[\s*•>#-]+/, '');
    const statements = readStatements(text, reading);
    for (const statement of statements) {
      if (statement.number.kind === 'count' && statement.label === '' && statement.number.scale === 1) continue;
      const before = text.slice(Math.max(0, statement.number.from - 40), statement.number.from);
      claims.push({ ...carry(statement, bare, last, topic), ...boundsOf(statement, before), from });
    }
    topic = statements.length > 0 ? null : topicOf(text, reading);
    last = statements.at(-1) ?? (text.length < 60 ? undefined : last);
  }
  return claims;
}

/** What a sentence without a number says that the next one is about: a part of the company, or a name that is none. */
type Topic = { part: string } | 'unknown' | null;

function topicOf(text: string, reading: Reading): Topic {
  const words = wordsOf(text);
  const [first, ...others] = partsIn(text, words, reading);
  if (wholesOf(text, words, reading).length > 0) return null;
  if (first) return others.every(({ value }) => value === first.value) ? { part: first.value } : null;
  const names = words.filter(({ isName, stem }) => isName && !isGlue(stem) && !HARMLESS.has(stem) && !COMMON.has(stem));
  return names.length > 0 ? 'unknown' : null;
}

/** 'That is down 13%' speaks of what the sentence before spoke of. */
function carry(statement: Statement, text: string, last: Statement | undefined, topic: Topic): Statement {
  if (topic !== null && statement.scope === null && !statement.isWhole) {
    if (topic !== 'unknown' && SAME_PART.test(text)) return { ...statement, scope: topic.part };
    // 'iPhone demand was strong. Sales rose 2%': whose sales they are, nobody can say.
    if (topic !== 'unknown' || SPEAKS_OF_IT.test(text)) return { ...statement, period: 'unclear' };
  }
  if (!last) return statement;
  const goesOn = GOES_ON.test(text) && statement.measure === null;
  const isSamePart = (SAME_PART.test(text) || goesOn) && statement.scope === null && !statement.isWhole;
  return {
    ...statement,
    measure: goesOn ? last.measure : statement.measure,
    mods: goesOn ? [...statement.mods, ...last.mods] : statement.mods,
    period: goesOn && statement.period === null && last.role === 'level' ? last.period : statement.period,
    scope: isSamePart ? last.scope : statement.scope,
  };
}

/** How far the source may be from what is printed: half of the last digit, and only to one side of 'more than'. */
function boundsOf({ number, value }: Statement, before: string): Pick<Claim, 'least' | 'most'> {
  const isRounded =
    number.kind === 'count' &&
    number.scale === 1 &&
    (AT_LEAST.test(before) || AT_MOST.test(before) || ABOUT.test(before));
  const half = isRounded ? roundedHalf(value) : number.half;
  if (number.kind === 'multiple' && number.half === 0 && AT_LEAST.test(before))
    return value < 1 ? { least: value / 2, most: value } : { least: value, most: value + 1 };
  if (number.kind === 'multiple' && number.half === 0 && AT_MOST.test(before))
    return value < 1 ? { least: value, most: value * 1.12 } : { least: value * 0.9, most: value };
  const isDown = value < 0;
  if (AT_LEAST.test(before)) {
    const most = Math.max(2 * half, floorRoom(number));
    return isDown ? { least: value - most, most: value } : { least: value, most: value + most };
  }
  if (AT_MOST.test(before))
    return isDown ? { least: value, most: value + 2 * half } : { least: value - 2 * half, most: value };
  return { least: value - half, most: value + half };
}

/** 'More than $80 billion' is still well said of $83 billion: so far it is to half of the next round number. */
function floorRoom({ value, scale, kind }: Statement['number']): number {
  const printed = String(Math.abs(value) / scale);
  const zeros = /^\d+$/.test(printed) ? printed.length - trimEndBy(printed, /0/).length : 0;
  return zeros === 0 || kind === 'multiple' || kind === 'count' ? 0 : 0.5 * 10 ** zeros * scale;
}

/** '26,000' with 'about' before it is rounded to its last digit that is not zero. */
function roundedHalf(value: number): number {
  const digits = String(Math.abs(value));
  const zeros = digits.length - trimEndBy(digits, /0/).length;
  return 0.5 * 10 ** Math.min(zeros, 3);
}
