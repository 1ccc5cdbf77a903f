import type { Claim, Field } from '../claims/claim';
import { vocabularyTrie } from '../claims/matcher';
import { type Outlook, readClaims } from '../claims/read-claims';
import { isOfParts } from '../claims/topic';
import { unreadKey } from '../claims/unread-key';
import type { DocumentContent } from '../document/document';
import type { DocumentFacts } from '../facts/document-facts';
import type { Fact, Modality, Read, Reading, Spoken } from '../facts/fact';
import { keyOfReading, read } from '../facts/readings';
import { boundOf } from './bounds';
import { changeBase, levelOf, timeOf } from './levels';
import { outlookCells } from './outlook-cells';
import { passagesOf, type Passage } from './passages';
import { isOfCompany } from './speakers';

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

interface SpokenFact {
  fact: Fact;
  /** Something that no word says was taken for the usual. */
  hasDefaults: boolean;
}

interface Setting {
  passage: Passage;
  /** What no word says is the usual. */
  isUsual: boolean;
  /** The time that no word says is the reported one. */
  isUsualPeriod: boolean;
  /** It speaks of the company unless it says otherwise. */
  isAbout: boolean;
  /** The company says it, not somebody who asks it. */
  isOwn: boolean;
}

/** The fact that a claim of a passage states; none where it denies it. */
export function factOf(claim: Claim, { passage, isUsual, isUsualPeriod, isAbout, isOwn }: Setting): SpokenFact[] {
  const level = levelOf(claim);
  if (level === null || claim.modality.is === 'negated') return [];
  const unread = unreadKey(claim.unread, passage.text);
  if (claim.measure === null && unread === '') return [];
  const certain = <T>(is: T): Read<T> => read(is, isOwn ? 'said' : 'assumed');
  const known = <T>({ is, isDefault }: Field<T>, mayBeUsual = isUsual): Read<T> =>
    isDefault && !mayBeUsual ? read(is, 'assumed') : certain(is);
  // A company has one rate of tax, and one number of employees: no word has to say that it is its own.
  // So has what it lists as its guidance.
  const isListed = passage.outlook?.isCertain === true;
  const isOfAll = isListed || (!isOfParts(claim.measure) && claim.period?.isDefault === false);
  const isWhole = isAbout && isOfAll && unread === '';
  const whole = <T>(field: Field<T>): Read<T> => (isWhole ? certain(field.is) : known(field));
  const isFall = claim.relation.kind === 'change' && claim.relation.direction === 'down';
  const spoken: Spoken = {
    unread,
    hedge: claim.hedge,
    bound: boundOf(claim, passage.text),
    isUsualPeriod: claim.period?.isDefault !== false,
    isUsualBasis: claim.basis.isDefault,
    moved: claim.moved && { direction: claim.moved.direction, from: changeBase(claim.moved.base, claim.period) },
  };
  const reading: Reading = {
    measure: certain(claim.measure ?? ''),
    owner: whole(claim.owner),
    part: whole(claim.part),
    period: claim.period && known({ ...claim.period, is: timeOf(claim, claim.period.is) }, isUsualPeriod),
    // What a company publishes of itself is on the basis of its statements, unless it says otherwise.
    basis: certain(claim.basis.is),
    modality: passage.outlook ? ofOutlook(claim, passage.outlook) : certain(claim.modality.is),
    level: certain(level),
    spoken,
    ...(passage.speaker !== undefined && { speaker: passage.speaker }),
  };
  const fact: Fact = {
    from: passage.placeOf(claim.from),
    to: passage.placeOf(claim.to - 1) + 1,
    value: isFall ? -Math.abs(claim.value) : claim.value,
    rounding: claim.rounding,
    unit: claim.unit,
    scale: read(0, 'said'),
    label: claim.measure ?? '',
    page: passage.page,
    section: passage.section,
    readings: [
      reading,
      ...(claim.measure === null ? claim.otherMeasures : []).map((is) => ({ ...reading, measure: certain(is) })),
      ...(claim.otherBasis ? [{ ...reading, basis: certain(claim.otherBasis) }] : []),
    ],
  };
  const hasDefaults = [claim.owner, claim.part, claim.basis, claim.period].some((field) => field?.isDefault !== false);
  return [{ fact, hasDefaults }];
}

/** What a sentence itself expects is expected; what stands below a heading of it may tell of something else. */
const ofOutlook = ({ modality }: Claim, { isCertain }: Outlook): Read<Modality> =>
  read('outlook', isCertain || modality.is === 'outlook' ? 'said' : 'assumed');

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
