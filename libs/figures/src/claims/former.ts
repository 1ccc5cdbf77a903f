import { hide } from './cells';
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

/** Behind 'of what it was', where such words stand; -1 where they do not. */
function endOfFormer({ cells, ...clause }: Clause, from: number): number {
  const all = { cells, ...clause };
  let at = isTerm(all, from, 'of') ? from + 1 : from;
  if (cells[at]?.item.key !== 'what') return -1;
  at += 1;
  const subject = at;
  while (isTerm(all, at, 'pronoun', 'company', 'neutral')) at += 1;
  const isShort = (cells[at - 1]?.item.key ?? '').endsWith("'d");
  if (at === subject || (!isShort && !WAS.has(cells[at]?.item.key ?? ''))) return -1;
  while (WAS.has(cells[at]?.item.key ?? '')) at += 1;
  return at;
}

const WAS = new Set(['was', 'were', 'been', 'had']);

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
  if (!item || !isTerm(clause, at, 'company') || OWNERS.has(item.key)) return -1;
  // 'half of Northwind's 2024 sales' goes on.
  let end = at + 1;
  while (isTerm(clause, end, 'time', 'neutral', 'of')) end += 1;
  const next = clause.cells[end]?.item;
  return !next || next.is === 'mark' || isTerm(clause, end, 'break', 'aside') ? at + 1 : -1;
}

/** Whose something is: 'half of our shops'. */
const OWNERS = new Set(['we', 'our', 'us', 'i', "we've", "we're"]);
