import type { DocumentContent, TaggedFact } from '../document/document';
import { measureOfConcept, measureOfParent, spelledOut } from '../lexicon/measures/everyday';
import { keyOf, normalised } from '../lexicon/normalise';
import { localOf, measuresOfParents, secondConcepts, wholesOfPrograms } from './tagged-concepts';
import type { Name } from './document-facts';
import type { Fact, MeasureId, Modality, Owner, Read, Reading, Unit } from './fact';
import { namePartsOf, type PartNames } from './members';
import { kindOf } from './statement-kind';
import { type Surroundings, surroundingsOf } from './surroundings';
import { isDigit } from '../characters';

/** Facts with the names that their rows give to measures and parts. */
export interface ReadFacts {
  facts: Fact[];
  measures: Name<MeasureId>[];
  parts: Name<string>[];
}

/** The facts of a filing's tags, each with the place of its row: what an issuer says of its own figures is proved. */
export function readTagFacts({ text, blocks, filing }: DocumentContent): ReadFacts {
  if (!filing) return { facts: [], measures: [], parts: [] };
  const tags = filing.facts.toSorted((a, b) => a.from - b.from);
  const around = surroundingsOf(tags, blocks);
  const parts = namePartsOf(tags, around);
  const parents = measuresOfParents(tags);
  const seconds = secondConcepts(tags);
  const wholes = wholesOfPrograms(tags);
  const facts = tags.flatMap((tag, index) => {
    const place = around[index];
    return place ? factOf(tag, { place, parts, parents, seconds, wholes, shown: text.slice(tag.from, tag.to) }) : [];
  });
  return { facts, measures: tags.flatMap((tag, index) => nameOf(tag, around[index])), parts: parts.names };
}

/** The label of a row of the whole company names its measure; the rows of notes name too many things that are not tagged alike. */
function nameOf(tag: TaggedFact, place: Surroundings | null | undefined): Name<MeasureId>[] {
  const says = normalised(place?.row?.labels.at(-1) ?? '');
  if (!place?.table || says === '' || tag.members.length > 0) return [];
  if (tag.concept.startsWith('us-gaap:')) return [{ says, reads: measureOfConcept(localOf(tag)) }];
  return place.row?.labels.length === 1 || kindOf(place.table) !== null
    ? [{ says, reads: `label:${keyOf(says)}` }]
    : [];
}

interface Context {
  place: Surroundings;
  parts: PartNames;
  /** The measures of which the shareholders of the parent have less than all. */
  parents: ReadonlySet<string>;
  /** Concepts that say something else than the first one of their measure does. */
  seconds: ReadonlySet<string>;
  /** What is tagged with a class of shares or a program, and is all there was. */
  wholes: ReadonlySet<TaggedFact>;
  shown: string;
}

const proved = <T>(is: T): Read<T> => ({ is, known: 'proved' });

function factOf(tag: TaggedFact, context: Context): Fact {
  const { place, shown } = context;
  const unit = unitOf(tag);
  // A rate is tagged as 0.241 where '24.1%' is printed.
  const factor = unit === 'percent' ? 100 : 1;
  const power = unit === 'percent' ? tag.scale + 2 : tag.scale;
  return {
    from: tag.from,
    to: tag.to,
    value: Number((tag.value * factor).toPrecision(14)),
    rounding: 0.5 * 10 ** (power - decimalsOf(shown)),
    unit,
    scale: proved(power),
    label: place.row?.labels.at(-1) ?? '',
    isTagged: true,
    page: place.block.page,
    section: place.block.section,
    readings: readingsOf(tag, context),
  };
}

/** A concept that says less or more than the first one of its measure is a measure of its own, and perhaps what is meant. */
function readingsOf(tag: TaggedFact, context: Context): Reading[] {
  const reading = readingOf(tag, context);
  const local = localOf(tag);
  if (context.wholes.has(tag)) return [reading, { ...reading, part: { is: null, known: 'said' } }];
  if (!context.seconds.has(local)) return [reading];
  const { is } = reading.measure;
  return [
    { ...reading, measure: proved(`tag:${spelledOut(local)}`) },
    { ...reading, measure: { is, known: 'assumed' } },
  ];
}

function readingOf(tag: TaggedFact, { place, parts, parents }: Context): Reading {
  const local = localOf(tag);
  const isStandard = tag.concept.startsWith('us-gaap:');
  const own = normalised(place.row?.labels.at(-1) ?? '');
  const measure = isStandard ? measureOfConcept(local) : `label:${keyOf(own || measureOfConcept(local))}`;
  const isOfParent = parts.isOfParent(tag.members) || (parents.has(measure) && measureOfParent(local) === measure);
  return {
    measure: { is: measure, known: isStandard ? 'proved' : 'said' },
    owner: proved<Owner>(isOfParent ? 'parent' : 'company'),
    part: proved(parts.partOf(tag.members)),
    period: proved(tag.period),
    basis: proved('GAAP'),
    modality: proved(modalityOf(tag)),
    level: proved({ kind: 'level' }),
  };
}

function modalityOf({ members, concept }: TaggedFact): Modality {
  if (members.some(({ member }) => member === 'srt:ScenarioForecastMember')) return 'outlook';
  return concept.includes('AuthorizedAmount') ? 'authorized' : 'reported';
}

function unitOf({ unit, scale }: TaggedFact): Unit {
  if (unit === 'shares') return 'shares';
  if (unit.endsWith('/shares')) return 'per share';
  if (unit === 'pure') return scale === -2 ? 'percent' : 'count';
  return unit === 'USD' ? 'money' : 'count';
}

function decimalsOf(shown: string): number {
  const point = shown.lastIndexOf('.');
  return point < 0 ? 0 : [...shown.slice(point + 1)].filter(isDigit).length;
}
