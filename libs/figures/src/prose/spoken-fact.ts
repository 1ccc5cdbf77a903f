import type { Claim, Field } from '../claims/claim';
import type { Outlook } from '../claims/context';
import { isOfParts } from '../claims/topic';
import { unreadKey } from '../claims/unread-key';
import type { Fact, Modality, Read, Reading, Spoken } from '../facts/fact';
import { read } from '../facts/readings';
import { boundOf } from './bounds';
import { changeBase, levelOf, timeOf } from './levels';
import type { Passage } from './passages';

export interface SpokenFact {
  fact: Fact;
  /** Something that no word says was taken for the usual. */
  hasDefaults: boolean;
}

export interface Setting {
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
  // What the company says of a part by its name is its own.
  const isOfOwnPart = isAbout && !claim.part.isDefault && claim.period?.isDefault === false && unread === '';
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
    owner: isOfOwnPart ? certain(claim.owner.is) : whole(claim.owner),
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
