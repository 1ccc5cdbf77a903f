import { spelledOut } from '../lexicon/measures/everyday';
import { normalised, stemOf, wordsOf } from '../lexicon/normalise';

export type Labels = Map<string, number>;

export function bestLabel(member: string, seen: Labels): { part: string; also: Set<string> } {
  const name = wordsIn(member);
  const scored = [...seen]
    .map(([label, count]) => ({ label, count, alike: likeness(label, name) }))
    .filter(({ alike }) => alike >= ALIKE)
    .toSorted((a, b) => b.alike - a.alike || b.count - a.count || (a.label < b.label ? -1 : 1));
  const part = normalised(scored[0]?.label ?? name) || normalised(name);
  return { part, also: new Set([name, ...(SHORT[member] ?? []), ...scored.map(({ label }) => normalised(label))]) };
}

/** 'aapl:GreaterChinaSegmentMember' -> greater china. */
export function wordsIn(member: string): string {
  const name = member.slice(member.indexOf(':') + 1);
  return COUNTRIES[member] ?? spelledOut(withoutEnding(name));
}

const ENDINGS = ['SegmentMember', 'SegmentsMember', 'Member'];

function withoutEnding(name: string): string {
  const ending = ENDINGS.find((one) => name.endsWith(one)) ?? '';
  return name.slice(0, name.length - ending.length);
}

const COUNTRIES: Record<string, string> = {
  'country:US': 'united states',
  'country:CN': 'china',
  'country:JP': 'japan',
  'country:GB': 'united kingdom',
  'country:DE': 'germany',
  'country:TW': 'taiwan',
  'country:IN': 'india',
};
const SHORT: Record<string, string[]> = { 'country:US': ['U.S.', 'US', 'United States', 'America'] };
/** Of the words of label and member together, so many are in both. */
const ALIKE = 0.6;

function likeness(label: string, name: string): number {
  // 'WearablesHomeandAccessories' parts its words otherwise than people do.
  if (wordsOf(label).join('') === wordsOf(name).join('')) return 1;
  if (isInitials(label, name)) return INITIALS;
  const [a, b] = [stems(label), stems(name)];
  const common = [...a].filter((word) => b.has(word)).length;
  return common / Math.max(a.size + b.size - common, 1);
}

const stems = (text: string): Set<string> => new Set(wordsOf(text).map(stemOf));

const INITIALS = 0.9;

/** 'AWS' for Amazon Web Services. */
function isInitials(label: string, name: string): boolean {
  const words = wordsOf(name);
  return words.length > 1 && normalised(label) === words.map((word) => word.slice(0, 1)).join('');
}

export const withAdjective = (name: string): string[] => {
  const adjective = ADJECTIVES[name];
  return adjective ? [name, adjective] : [name];
};

/** 'European' is said of Europe. */
const ADJECTIVES: Readonly<Record<string, string>> = {
  'north america': 'north american',
  'latin america': 'latin american',
  'south america': 'south american',
  europe: 'european',
  asia: 'asian',
  africa: 'african',
  china: 'chinese',
  japan: 'japanese',
  germany: 'german',
  india: 'indian',
  canada: 'canadian',
  mexico: 'mexican',
  brazil: 'brazilian',
  'united kingdom': 'british',
  france: 'french',
  korea: 'korean',
  taiwan: 'taiwanese',
};
