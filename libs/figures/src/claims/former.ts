import { EVERYDAY } from '../lexicon/measures/everyday';
import { hide, neutralise } from './cells';
import { type Clause, isTerm, type Slot } from './slot';

/** 'Half of what it had been', 'a third of what it was': a multiple of what was before. */
export function readFormer(clause: Clause): void {
  for (const slot of clause.slots) {
    const { unit, value, rounding } = slot.figure;
    if (unit !== 'percent' && unit !== 'multiple') continue;
    const end = endOfFormer(clause, slot.at + 1);
    if (end < 0) continue;
    const factor = unit === 'percent' ? 100 : 1;
    slot.figure = { ...slot.figure, value: value / factor, rounding: rounding / factor, unit: 'multiple' };
    slot.role = 'multiple';
    slot.isOfFormer = true;
    hide(clause, [slot.at + 1, end]);
  }
}

/** 'Four times as much as a year ago': what 'as much as' says behind a multiple is no bound. */
export function readTimesAs(clause: Clause): void {
  for (const { at, figure } of clause.slots) {
    const isAs = isTerm(clause, at + 1, 'modality') && clause.cells[at + 1]?.item.key === 'as';
    if (figure.unit === 'multiple' && isAs) neutralise(clause, [at + 1, at + 2]);
  }
}

/** 'More than it managed a year earlier': only the time says what it is compared with. */
export function readThan(clause: Clause): void {
  const { cells } = clause;
  cells.forEach((_, at) => {
    if (!isTerm(clause, at, 'hedge', 'base') || !THAN.has(cells[at]?.item.key ?? '')) return;
    let next = at + 1;
    while (isTerm(clause, next, 'pronoun', 'company')) next += 1;
    const subject = next;
    // 'than it earned in 2021'
    while (WAS.has(cells[next]?.item.key ?? '') || (next > at + 1 && isTerm(clause, next, 'verb'))) next += 1;
    const isTime =
      isTerm(clause, next, 'time') || (isTerm(clause, next, 'of', 'neutral') && isTerm(clause, next + 1, 'time'));
    if (subject === at + 1 || next === subject || !isTime) return;
    neutralise(clause, [at + 1, next]);
  });
}

const THAN = new Set(['than', 'more', 'less', 'better', 'fewer', 'under', 'below', 'above']);

/** Behind 'of what it was', where such words stand; -1 where they do not. */
function endOfFormer({ cells, ...clause }: Clause, from: number): number {
  const all = { cells, ...clause };
  let at = isTerm(all, from, 'of') ? from + 1 : from;
  if (cells[at]?.item.key !== 'what') return -1;
  at += 1;
  const subject = at;
  while (isTerm(all, at, 'pronoun', 'company', 'neutral')) at += 1;
  const isShort = (cells[at - 1]?.item.key ?? '').endsWith("'d");
  if (cells[at]?.item.key === 'spent' && isOfSpending(all)) return at > subject ? at + 1 : -1;
  if (at === subject || (!isShort && !WAS.has(cells[at]?.item.key ?? ''))) return -1;
  while (WAS.has(cells[at]?.item.key ?? '')) at += 1;
  return at;
}

/** 'Twice what it spent' compares what was spent. */
const isOfSpending = ({ cells }: Clause): boolean =>
  cells.some(({ item }) => {
    const measures = item.is === 'term' && 'measures' in item.term ? item.term.measures : [];
    return measures?.some(({ measure }) => measure === 'share repurchases' || EVERYDAY[measure]?.isSize) === true;
  });

const WAS = new Set(['was', 'were', 'been', 'had', 'did', 'managed', 'posted', 'reported']);

/** 'Nearly half of the business', 'a tenth of the company': of its revenue, since no word says of what. */
export function readOfCompany(clause: Clause): void {
  for (const slot of clause.slots) {
    if (slot.figure.unit !== 'percent' || slot.role !== 'level' || slot.share) continue;
    const end = endOfCompany(clause, slot);
    if (end < 0) continue;
    slot.role = 'share';
    slot.share = { of: [{ measure: 'revenue', isLoss: false, kind: 'flow' }], part: null, isDefault: true };
    hide(clause, [slot.at + 1, end]);
  }
}

function endOfCompany(clause: Clause, slot: Slot): number {
  if (!isTerm(clause, slot.at + 1, 'of')) return -1;
  let at = slot.at + 2;
  while (isTerm(clause, at, 'neutral')) at += 1;
  const { item } = clause.cells[at] ?? {};
  const isTotal = isTerm(clause, at, 'pronoun') && item?.key === 'the';
  if (!item || (!isTotal && !isTerm(clause, at, 'company')) || OWNERS.has(item.key)) return -1;
  // 'half of Northwind's 2024 sales' goes on.
  let end = at + 1;
  while (isTerm(clause, end, 'time', 'neutral', 'of')) end += 1;
  const next = clause.cells[end]?.item;
  return !next || next.is === 'mark' || isTerm(clause, end, 'break', 'aside') ? at + 1 : -1;
}

/** Whose something is: 'half of our shops'. */
const OWNERS = new Set(['we', 'our', 'us', 'i', "we've", "we're"]);
