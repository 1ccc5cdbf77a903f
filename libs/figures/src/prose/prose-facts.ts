import { vocabularyTrie } from '../claims/matcher';
import { readClaims } from '../claims/read-claims';
import type { DocumentContent } from '../document/document';
import type { DocumentFacts } from '../facts/document-facts';
import type { Fact, Reading } from '../facts/fact';
import { keyOfReading } from '../facts/readings';
import { outlookCells } from './outlook-cells';
import { passagesOf, type Passage } from './passages';
import { isOfCompany } from './speakers';
import { factOf, type Setting, type SpokenFact } from './spoken-fact';

/** A longer document reports on many periods and parts: what its sentences leave out is then not the usual. */
const OF_ONE_PERIOD = 120_000;

/** The figures of a document's sentences, read as the sentences of a draft are. None of them is proved. */
export const readProse = (content: DocumentContent, { vocabulary, calendar }: DocumentFacts): Fact[] =>
  readSpoken(content, { vocabulary, calendar, settingOf: proseSetting(content, calendar) });

/**
 * The figures of news, in the words of the document that it is read beside. News names its time; that it is of the company goes
 * without saying only where it names the company.
 */
export function readNews(content: DocumentContent, { vocabulary, calendar }: DocumentFacts): Fact[] {
  const isUsual = vocabulary.company.length === 0 || vocabulary.company.some((name) => content.text.includes(name));
  const settingOf = (passage: Passage): Setting => ({
    passage,
    isUsual,
    isUsualPeriod: false,
    isAbout: isUsual,
    isOwn: true,
  });
  return readSpoken(content, { vocabulary, calendar, settingOf });
}

/** What tables tell that a company expects, by the words of their cells. None of it is proved. */
export function readOutlook(content: DocumentContent, { vocabulary, calendar }: DocumentFacts): Fact[] {
  const settingOf = proseSetting(content, calendar);
  return readPassages(outlookCells(content), { vocabulary, calendar, settingOf });
}

interface SpokenOf extends Pick<DocumentFacts, 'vocabulary' | 'calendar'> {
  settingOf: (passage: Passage) => Setting;
}

const readSpoken = (content: DocumentContent, spokenOf: SpokenOf): Fact[] =>
  readPassages(passagesOf(content), spokenOf);

function readPassages(passages: readonly Passage[], { vocabulary, calendar, settingOf }: SpokenOf): Fact[] {
  const names = vocabularyTrie(vocabulary);
  const facts = passages.flatMap((passage) => {
    const setting = settingOf(passage);
    const claims = readClaims(passage.text, {
      ...{ names, calendar, isSource: true, hasTopics: setting.isUsual },
      outlook: passage.outlook,
    });
    return claims.flatMap((claim) => factOf(claim, setting));
  });
  doubtDefaults(facts);
  return facts.map(({ fact }) => fact);
}

/** How the passages of a document are understood: by what it reports on, and by who speaks. */
export function proseSetting(
  content: DocumentContent,
  calendar: DocumentFacts['calendar'],
): (passage: Passage) => Setting {
  const isOfOnePeriod = content.text.length < OF_ONE_PERIOD && calendar.end !== null;
  const isOfSpeaker = isOfCompany(content);
  return (passage) => {
    const isOwn = isOfSpeaker(passage.speaker);
    const isUsual = isOfOnePeriod && isOwn;
    return { passage, isUsual, isUsualPeriod: isUsual, isAbout: true, isOwn };
  };
}

/** What is said on a basis is not doubted by what leaves the basis out. */
const doubtKey = (reading: Reading, fact: Fact): string =>
  `${keyOfReading(reading, fact)}|${reading.spoken?.isUsualBasis === true}`;

/** Two sentences that leave the same things out and have other values do not both mean the usual. */
function doubtDefaults(spoken: readonly SpokenFact[]): void {
  const values = new Map<string, Fact[]>();
  for (const { fact } of spoken) {
    const [reading] = fact.readings;
    if (!reading || reading.modality.known === 'assumed') continue;
    const key = doubtKey(reading, fact);
    values.set(key, [...(values.get(key) ?? []), fact]);
  }
  for (const { fact, hasDefaults } of spoken) {
    const [reading] = fact.readings;
    if (!reading || !hasDefaults) continue;
    const others = values.get(doubtKey(reading, fact)) ?? [];
    if (others.some((other) => Math.abs(other.value - fact.value) > other.rounding + fact.rounding))
      fact.readings = fact.readings.map((one) => ({ ...one, part: { ...one.part, known: 'assumed' } }));
  }
}
