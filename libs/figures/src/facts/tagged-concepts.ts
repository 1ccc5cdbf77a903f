import type { TaggedFact } from '../document/document';
import { measureOfConcept, measureOfParent, rankOf } from '../lexicon/measures/everyday';

export const localOf = ({ concept }: TaggedFact): string => concept.slice(concept.indexOf(':') + 1);

const daysOf = ({ period }: TaggedFact): string => ('at' in period ? period.at : `${period.start} ${period.end}`);

/** The tags of whole companies with what they are compared by: their measure and their period. */
function wholes(tags: readonly TaggedFact[]) {
  return tags
    .filter(({ members, concept }) => members.length === 0 && concept.startsWith('us-gaap:'))
    .map((tag) => {
      const local = localOf(tag);
      return { local, value: tag.value, measure: measureOfConcept(local), days: `${daysOf(tag)} ${tag.unit}` };
    });
}

/** The measures that are tagged with another value for the parent's shareholders than for all owners together. */
export function measuresOfParents(tags: readonly TaggedFact[]): Set<string> {
  const whole = wholes(tags);
  const all = new Map<string, number>();
  for (const { local, value, measure, days } of whole)
    if (measureOfParent(local) === null) all.set(`${measure} ${days}`, value);
  return new Set(
    whole.flatMap(({ local, value, measure, days }) => {
      const entire = measureOfParent(local) === null ? undefined : all.get(`${measure} ${days}`);
      return entire !== undefined && entire !== value ? measure : [];
    }),
  );
}

/** Concepts of one measure that have other values for the same period than the one that stands before them in the lexicon. */
export function secondConcepts(tags: readonly TaggedFact[]): Set<string> {
  const firsts = new Map<string, { rank: number; value: number }>();
  const whole = wholes(tags).filter(({ local }) => measureOfParent(local) === null);
  for (const { local, value, measure, days } of whole) {
    const known = firsts.get(`${measure} ${days}`);
    const rank = rankOf(local);
    if (!known || rank < known.rank) firsts.set(`${measure} ${days}`, { rank, value });
  }
  return new Set(
    whole.flatMap(({ local, value, measure, days }) => {
      const first = firsts.get(`${measure} ${days}`);
      return first && first.rank < rankOf(local) && first.value !== value ? local : [];
    }),
  );
}

/** What is bought back is tagged with the class of its shares, or with the program under which it was. */
const REPURCHASES = new Set(['shares repurchased', 'average repurchase price']);
const OF_SHARES = ['ClassOfStock', 'ShareRepurchaseProgram', 'EquityComponents'];

const isOfProgram = (tag: TaggedFact): boolean =>
  REPURCHASES.has(measureOfConcept(localOf(tag))) &&
  tag.members.length > 0 &&
  tag.members.every(({ axis }) => OF_SHARES.some((words) => axis.includes(words)));

/** Where all that is tagged so for a period has one value, it is that of the company. */
export function wholesOfPrograms(tags: readonly TaggedFact[]): Set<TaggedFact> {
  const own = tags.filter(isOfProgram);
  const programOf = (tag: TaggedFact) => `${measureOfConcept(localOf(tag))} ${daysOf(tag)}`;
  const values = new Map<string, Set<number>>();
  for (const tag of own) values.set(programOf(tag), (values.get(programOf(tag)) ?? new Set()).add(tag.value));
  return new Set(own.filter((tag) => values.get(programOf(tag))?.size === 1));
}
