import type { Claim } from '../claims/claim';
import { readClaims } from '../claims/read-claims';
import { unify } from '../unify/unify';
import type { Prepared } from '../unify/prepared';
import type { JudgedClaim, Verdict } from '../verdict';
import { claimsOfReading } from './claims-of-reading';
import { sentencesIn } from './read-sentences';

/** A figure of a draft as the rules read it and as a model read it; one of them is there. */
export interface ReadFigure {
  rules: Claim | null;
  model: Claim | null;
}

/** All figures of a draft, each with both readings. */
export function readFigures(draft: string, document: Prepared): ReadFigure[] {
  const byRules = readClaims(draft, document);
  const byModel = claimsOfModel(draft, document);
  const alone = byModel.filter((model) => !byRules.some((rules) => overlaps(rules, model)));
  return [
    ...byRules.map((rules) => ({ rules, model: byModel.find((model) => overlaps(rules, model)) ?? null })),
    ...alone.map((model) => ({ rules: null, model })),
  ].toSorted((a, b) => placeOf(a) - placeOf(b));
}

const placeOf = ({ rules, model }: ReadFigure): number => (rules ?? model)?.from ?? 0;

/** The claims that a model read in a text; none where nobody asked it. */
export function claimsOfModel(text: string, document: Prepared, isSource = false): Claim[] {
  const { readings } = document;
  if (readings.size === 0) return [];
  return sentencesIn(text, isSource).flatMap((sentence) => {
    const reading = readings.get(sentence.text);
    return reading ? claimsOfReading(reading, sentence, document) : [];
  });
}

const overlaps = (one: Claim, other: Claim): boolean => one.from < other.to && other.from < one.to;

/** What a document says of a figure by both readings. */
export function judgeFigure({ rules, model }: ReadFigure, document: Prepared, draft: string): JudgedClaim[] {
  const own = rules && { claim: rules, verdict: unify(rules, document, draft) };
  const read = model && { claim: model, verdict: withoutContradiction(unify(model, document, draft)) };
  if (own && read) return [together(own, read)];
  return [own, read].filter((one) => one !== null);
}

const isRead = ({ unread, measure, period }: Claim): boolean =>
  unread.length === 0 && measure !== null && period !== null;

const isGreen = ({ status }: Verdict): boolean => status === 'traced' || status === 'derived';

/** What the rules read completely stands, unless the model disagrees; what they left open is decided by the model's reading. */
function together(rules: JudgedClaim, model: JudgedClaim): JudgedClaim {
  // What the rules took by default, because no word said it, is decided by the model's reading, too.
  if (!isRead(rules.claim) || (rules.claim.isMeasureDefault && isGreen(model.verdict)))
    return isOpen(model) ? rules : model;
  const isCertain = isGreen(rules.verdict) || rules.verdict.status === 'mismatch';
  if (!isCertain) return isGreen(model.verdict) ? doubted(model) : rules;
  // Whichever of two readings is meant, the source says so.
  if (isGreen(rules.verdict) && isGreen(model.verdict)) return rules;
  return isAlike(rules.claim, model.claim) || !isRead(model.claim) ? rules : doubted(rules);
}

/** The model's reading says no more than that of the rules. */
const isOpen = ({ verdict }: JudgedClaim): boolean => verdict.status === 'unsourced' && verdict.near === null;

/** Whether two readings say the same of a figure. */
function isAlike(one: Claim, other: Claim): boolean {
  const keyOf = ({ owner, part, period, basis, modality, relation }: Claim) =>
    JSON.stringify([owner.is, part.is, period?.is, basis.is, modality.is, relation.kind]);
  const isSame = [other.measure, ...other.otherMeasures].includes(one.measure);
  return isSame && keyOf(one) === keyOf(other);
}

const TWO_READINGS = 'The sentence can be read in two ways: confirm what the draft says of it.';

function doubted({ claim, verdict }: JudgedClaim): JudgedClaim {
  const match = verdict.status === 'derived' ? verdict.operands[0] : 'match' in verdict ? verdict.match : undefined;
  if (!match || verdict.status === 'mismatch') {
    return { claim, verdict: { status: 'unsourced', near: match ?? null, reason: TWO_READINGS } };
  }
  return { claim, verdict: { status: 'found', match, reason: TWO_READINGS } };
}

/** A model's reading alone proves no difference. */
function withoutContradiction(verdict: Verdict): Verdict {
  if (verdict.status !== 'mismatch') return verdict;
  const { match, reason } = verdict;
  return { status: 'unsourced', near: match, reason: `${reason} Confirm that the draft means it so.` };
}
