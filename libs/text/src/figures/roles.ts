import { type Base, type Role } from './figure';
import { type FoundNumber } from './find-numbers';

const UP = String.raw`up|rose|ris(?:es?|ing|en)|gr[eo]w(?:n|s|ing)?|growth|increas(?:e|es|ed|ing)|gain(?:s|ed|ing)?|climb(?:s|ed|ing)?|jump(?:s|ed|ing)?|surg(?:e|es|ed|ing)|soar(?:s|ed|ing)?|advanc(?:e|ed|ing)|expan(?:d|ded|ding|sion)|improv(?:e|ed|ement|ing)|higher|more|rocketed|accelerat(?:ed|ing)|leap(?:t|ed)?|uptick|rise|add(?:ed|ing)|above|greater|better|ahead`;
const DOWN = String.raw`down|fell|fall(?:s|en|ing)?|declin(?:e|es|ed|ing)|decreas(?:e|es|ed|ing)|drop(?:s|ped|ping)?|slid(?:e|ing)?|slip(?:s|ped|ping)?|shrank|shrunk|shrink(?:ing|s)?|plung(?:e|ed|ing)|lower|less|sank|tumbl(?:e|ed|ing)|contract(?:ed|ion|ing)|below|fewer|reduc(?:ed|tion|ing)|cut|weaker|worse|eroded|softened`;
const FILLER = String.raw`(?: (?:by|about|roughly|approximately|around|nearly|almost|more than|less than|over|another|a|an|some|just|only|of|was|were|rate|year-over-year|year over year|sequentially|slightly|sharply|strongly|modestly|to grow|in a range of|between|an impressive|an additional|a further)){0,4} ?`;
const BEFORE = new RegExp(String.raw`(?<![a-z])(?:(?<up>${UP})|(?<down>${DOWN}))${FILLER}\(?$`, 'i');
const LINK = String.raw`^\)?[ -](?:(?:year[- ]over[- ]year|year[- ]on[- ]year|yoy|sequential(?:ly)?|annual|quarterly|organic|overall|net) ){0,2}`;
const AFTER = new RegExp(String.raw`${LINK}(?:(?<up>${UP})|(?<down>${DOWN}))(?![a-z])(?! from \$)`, 'i');
const OF_WHOLE = /^ of (?!(?:19|20)\d\d)(?!about|nearly|approx)/i;
const BASES: [Base, RegExp][] = [
  ['quarter', /sequential|quarter[- ](?:over|on)[- ]quarter|\bq\/q|\bqoq|(?:previous|prior|preceding|last) quarter|quarter before|quarter ago|quarter earlier|three months earlier/i],
  ['year', /year[- ](?:over|on)[- ]year|\byoy|\by\/y|year ago|year earlier|year before|(?:last|prior|previous|preceding|a|year[- ]ago|year[- ]earlier)[- ](?:fiscal )?year|year[- ]ago|year[- ]earlier|same (?:quarter|period)|prior[- ]period|comparable (?:quarter|period)/i],
]; // oxfmt-ignore

export interface FoundRole {
  role: Role;
  /** -1 where it went down. */
  sign: 1 | -1;
  isCurrencyNeutral: boolean;
}

/** Whether a number is a level, a change or a share, by the words around it. `before` ends at the last number. */
export function roleOf(number: FoundNumber, before: string, after: string): FoundRole {
  const found = { isCurrencyNeutral: /(?:constant|local)[- ]currenc/i.test(after) };
  const direction = BEFORE.exec(before.slice(-90))?.groups ?? AFTER.exec(after.slice(0, 60))?.groups;
  if (number.kind === 'percent' && OF_WHOLE.test(after)) return { ...found, role: 'share', sign: 1 };
  if (number.kind === 'percent' && /\blost(?: (?:about|nearly|over|another))? $/i.test(before))
    return { ...found, role: 'change', sign: -1 };
  if (direction && number.kind !== 'count') return { ...found, role: 'change', sign: direction.down ? -1 : 1 };
  if (number.kind === 'multiple' && number.half === 0) return { ...found, role: 'change', sign: 1 };
  if (number.unit === 'points') return { ...found, role: 'change', sign: number.value < 0 ? -1 : 1 };
  return { ...found, role: 'level', sign: 1 };
}

/** What a change is measured against, where the words say so. */
export function baseOf(before: string, after: string): Base {
  for (const text of [after, before]) {
    const found = BASES.map(([base, pattern]) => ({ base, at: text.search(pattern) })).filter(({ at }) => at >= 0);
    const [first] = found.sort((a, b) => a.at - b.at);
    if (first) return first.base;
  }
  return null;
}
