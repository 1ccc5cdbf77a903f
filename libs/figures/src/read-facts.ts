import type { DocumentContent, Table } from './document/document';
import { keyOf, normalised } from './lexicon/normalise';
import { learnCalendar } from './facts/calendar';
import { companyNames } from './facts/company-names';
import type { DocumentFacts, Name } from './facts/document-facts';
import type { Fact, MeasureId } from './facts/fact';
import type { ReadCell } from './facts/statement-column';
import { proveByArithmetic } from './facts/statements';
import { shortNames } from './facts/short-names';
import { readTableFacts } from './facts/table-facts';
import { factOfCell, senseOf, type TableSense } from './facts/table-readings';
import { usualCalendar } from './facts/plain-year';
import { readTagFacts, type ReadFacts } from './facts/tag-facts';
import { vocabularyOf } from './facts/vocabulary';
import { namesAtBeginning } from './prose/company-name';
import { readOutlook, readProse } from './prose/prose-facts';
import { peopleOf } from './prose/speakers';
import { spokenParts } from './prose/spoken-parts';

/** All figures of a document with how well each is known, the names that it gives to things, and its company's calendar. */
export function readFacts(content: DocumentContent): DocumentFacts {
  const said = learnCalendar(content);
  const tagged = readTagFacts(content);
  const printed = withPartsOfTags(readPrinted(content, said, tagged.facts), tagged.parts);
  const calendar = usualCalendar(said, printed.facts);
  const known = new Set(tagged.measures.map(({ says }) => keyOf(says)));
  const measures = [...tagged.measures, ...printed.measures.filter(({ says }) => !known.has(keyOf(says)))];
  const printedNames = {
    company: companyNames(content, namesAtBeginning(content.text)),
    people: peopleOf(content),
    ...vocabularyOf(measures, [...tagged.parts, ...printed.parts]),
  };
  const vocabulary = {
    ...printedNames,
    parts: [...spokenParts(content, printedNames), ...printedNames.parts],
  };
  const expected = readOutlook(content, { facts: [], vocabulary, calendar });
  const facts = [...tagged.facts, ...withoutPlaces(printed.facts, expected), ...expected];
  const ends = new Set(facts.map(({ to }) => to));
  const spoken = readProse(content, { facts, vocabulary, calendar }).filter(
    ({ from, to }) => !isTagged(from, to, ends),
  );
  const all = [...facts, ...spoken].toSorted((a, b) => a.from - b.from);
  // A source says the names in full; 'cloud' may be anything in it.
  const named = tagged.parts.length > 0 ? tagged.parts : printed.parts;
  const parts = [...vocabulary.parts, ...shortNames(named, { facts: all, company: vocabulary.company })];
  return { facts: all, vocabulary: { ...vocabulary, parts }, calendar };
}

/** A cell of what is expected says more by its words than by its column. */
function withoutPlaces(facts: readonly Fact[], others: readonly Fact[]): Fact[] {
  const places = new Set(others.map(({ from }) => from));
  return facts.filter(({ from, to }) => {
    for (let at = from; at < to; at += 1) if (places.has(at)) return false;
    return true;
  });
}

/** What tables print under another name of a tagged part is of that part. */
function withPartsOfTags(printed: ReadFacts, parts: readonly Name<string>[]): ReadFacts {
  const named = new Map<string, string | null>();
  for (const { says, reads } of parts) named.set(says, named.has(says) && named.get(says) !== reads ? null : reads);
  const of = (part: string) => named.get(part) ?? part;
  for (const { readings } of printed.facts) {
    for (const { part } of readings) if (part.is !== null) part.is = of(part.is);
  }
  return { ...printed, parts: printed.parts.map(({ says, reads }) => ({ says, reads: of(reads) })) };
}

/** The figures of tables that no tag speaks of, by their labels and heads. */
function readPrinted(
  content: DocumentContent,
  calendar: DocumentFacts['calendar'],
  tagged: readonly Fact[],
): ReadFacts {
  const ends = new Set(tagged.map(({ to }) => to));
  const senses = new Map<Table, TableSense>();
  const cells = readTableFacts(content, calendar).flatMap((cell): ReadCell[] => {
    if (isTagged(cell.from, cell.to, ends)) return [];
    const sense = senses.get(cell.table) ?? senseOf(cell.table);
    senses.set(cell.table, sense);
    return [{ cell, fact: factOfCell(cell, sense) }];
  });
  proveByArithmetic(cells, (table) => {
    const sense = senses.get(table);
    return sense !== undefined && sense.statement !== null && !sense.isOfParts;
  });
  if (tagged.length > 0) leaveProofToTags(cells);
  return { facts: cells.map(({ fact }) => fact), ...namesIn(cells) };
}

/** Where the issuer tagged its figures, no heading proves another one. */
function leaveProofToTags(cells: readonly ReadCell[]): void {
  for (const { fact } of cells) {
    for (const { period } of fact.readings) if (period?.known === 'proved') period.known = 'said';
  }
}

/** A tag ends before the bracket or the sign that its cell ends with. */
function isTagged(from: number, to: number, ends: ReadonlySet<number>): boolean {
  for (let at = to; at > from; at--) if (ends.has(at)) return true;
  return false;
}

/** Labels that are no names of the lexicon are the document's own. */
function namesIn(cells: readonly ReadCell[]): Pick<ReadFacts, 'measures' | 'parts'> {
  const measures: Name<MeasureId>[] = [];
  const parts: Name<string>[] = [];
  for (const { fact } of cells) {
    const [reading] = fact.readings;
    if (!reading) continue;
    const { part, measure } = reading;
    if (part.is !== null && part.known !== 'assumed') parts.push({ says: part.is, reads: part.is });
    else if (measure.known !== 'assumed' && measure.is !== 'label:')
      measures.push({ says: normalised(fact.label), reads: measure.is });
  }
  return { measures, parts };
}
