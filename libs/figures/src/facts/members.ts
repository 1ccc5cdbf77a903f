import type { TaggedFact, TaggedMember } from '../document/document';
import { normalised } from '../lexicon/normalise';
import type { Name } from './document-facts';
import type { Surroundings } from './surroundings';
import { bestLabel, type Labels, withAdjective, wordsIn } from './name-of-member';

/** What the parts of a filing are called. */
export interface PartNames {
  /** The part that a fact is of, by its members; null for the whole. */
  partOf(members: readonly TaggedMember[]): string | null;
  isOfParent(members: readonly TaggedMember[]): boolean;
  /** Each name of what people take for a part of a company, with the part that it stands for. */
  names: Name<string>[];
}

/** A member that is seen less often may stand beside another one by chance. */
const OFTEN = 3;
const PARENT = 'us-gaap:ParentMember';
/** These say how a figure was put together, not of which part it is. */
const OF_WHOLE = new Set([PARENT, 'us-gaap:OperatingSegmentsMember', 'us-gaap:ReportingEntityMember']);

/** Parts of a business; members of other axes tell how a figure is measured, or who holds it. */
const BUSINESS = ['Segment', 'ProductOrService', 'Geograph', 'MajorCustomers', 'ProgramAxis', 'BrandAxis'];

/** Names the members of a filing by the labels of the rows and heads in which their figures stand. */
export function namePartsOf(facts: readonly TaggedFact[], around: readonly (Surroundings | null)[]): PartNames {
  const implied = impliedMembers(facts);
  const chosen = (members: readonly TaggedMember[]) => {
    const some = members.length === 1 ? members : members.filter(({ member }) => !OF_WHOLE.has(member));
    return some.filter(({ member }) => !some.some((other) => implied.get(other.member)?.has(member)));
  };
  const labels = labelsOf(facts, around, chosen);
  const names = new Map([...labels].map(([member, seen]) => [member, bestLabel(member, seen)]));
  for (const [member, label] of ownRows(facts, around, chosen)) names.get(member)?.also.add(normalised(label));
  const ofBusiness = new Set(
    facts.flatMap(({ members }) =>
      members.filter(({ axis }) => BUSINESS.some((word) => axis.includes(word))).map(({ member }) => member),
    ),
  );
  return {
    partOf: (members) =>
      chosen(members)
        .filter(({ member }) => member !== PARENT)
        .map(({ member }) => names.get(member)?.part ?? normalised(wordsIn(member)))
        .toSorted()
        .join(' + ') || null,
    isOfParent: (members) => members.some(({ member }) => member === PARENT),
    names: [...names]
      .filter(([member]) => ofBusiness.has(member))
      .flatMap(([, { part, also }]) => [...also].flatMap(withAdjective).map((says) => ({ says, reads: part }))),
  };
}

/** For each member those that all of its figures have, too: 'Services' for a product that belongs to no other segment. */
function impliedMembers(facts: readonly TaggedFact[]): Map<string, Set<string>> {
  const counts = new Map<string, number>();
  const implied = new Map<string, Set<string>>();
  for (const { members } of facts) {
    const all = members.map(({ member }) => member);
    for (const member of all) {
      counts.set(member, (counts.get(member) ?? 0) + 1);
      const known = implied.get(member);
      const others = all.filter((other) => other !== member && (known?.has(other) ?? true));
      implied.set(member, new Set(others));
    }
  }
  for (const [member, others] of implied) {
    if ((counts.get(member) ?? 0) < OFTEN) others.clear();
    // Where two always stand together, the later one in the alphabet is as good as the other.
    for (const other of others) if (other < member && implied.get(other)?.has(member)) others.delete(other);
  }
  return implied;
}

function labelsOf(
  facts: readonly TaggedFact[],
  around: readonly (Surroundings | null)[],
  chosen: (members: readonly TaggedMember[]) => readonly TaggedMember[],
): Map<string, Labels> {
  const labels = new Map<string, Labels>();
  facts.forEach(({ members }, index) => {
    const place = around[index];
    for (const { member } of chosen(members)) {
      const seen = labels.get(member) ?? new Map<string, number>();
      labels.set(member, seen);
      for (const label of [...(place?.row?.labels ?? []), ...(place?.heads ?? [])].map(withoutFootnote))
        seen.set(label, (seen.get(label) ?? 0) + 1);
    }
  });
  return labels;
}

/** Of the figures of a member, so many stand in the row that is called by its name. */
const MOST = 0.6;

/** The row in which nearly all figures of a member stand, and none of another: 'Advertising services' for Advertising. */
function ownRows(
  facts: readonly TaggedFact[],
  around: readonly (Surroundings | null)[],
  chosen: (members: readonly TaggedMember[]) => readonly TaggedMember[],
): [member: string, label: string][] {
  const rows = new Map<string, Labels>();
  const owners = new Map<string, Set<string>>();
  facts.forEach(({ members }, index) => {
    const label = withoutFootnote(around[index]?.row?.labels.at(-1) ?? '');
    for (const { member } of chosen(members)) {
      const seen = rows.get(member) ?? new Map<string, number>();
      rows.set(member, seen.set(label, (seen.get(label) ?? 0) + 1));
      owners.set(label, (owners.get(label) ?? new Set()).add(member));
    }
  });
  return [...rows].flatMap(([member, seen]) => {
    const all = [...seen.values()].reduce((sum, count) => sum + count, 0);
    return [...seen].flatMap(([label, count]): [string, string][] =>
      label !== '' && count > 1 && count >= all * MOST && owners.get(label)?.size === 1 ? [[member, label]] : [],
    );
  });
}

/** 'Advertising services (4)' */
const withoutFootnote = (label: string): string =>
  label.at(-3) === '(' && label.endsWith(')') && Number.isInteger(Number(label.at(-2)))
    ? label.slice(0, -3).trim()
    : label;
