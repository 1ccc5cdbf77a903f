import type { Context } from './context';
import { type Clause, isTerm, type Slot } from './slot';

/** How much larger or smaller a number may be than the one before it to be counted in the same unit. */
const ALIKE = 3;

/** 'Up from 18' behind '19 cents', and 'a year before it was 45' behind '38 cents of each dollar': numbers in the unit before. */
export function adoptUnits(clause: Clause, { figure: said }: Pick<Context, 'figure'>): void {
  clause.slots.forEach((slot, index) => {
    const last = clause.slots[index - 1] ?? (isOfPronoun(clause) ? said : null);
    if (!last || !isBareNumber(slot) || last.figure.isBare || !isShown(last, slot)) return;
    const isBase = index > 0 && slot.role === 'base';
    const isAgain = index === 0 && slot.role === 'level' && !clause.isSource;
    if (!isBase && !isAgain) return;
    const { unit, power } = last.figure;
    const factor = 10 ** power;
    slot.figure = {
      ...slot.figure,
      unit,
      power,
      value: slot.figure.value * factor,
      rounding: slot.figure.rounding * factor,
      isBare: false,
    };
    if (!isAgain || !last.share) return;
    slot.share = last.share;
    slot.role = 'share';
  });
}

const isBareNumber = ({ figure, measures, part }: Slot): boolean =>
  figure.isBare && figure.unit === 'count' && figure.power === 0 && !measures && part === undefined;

/** 'Earnings of 45 cents, up from 38': the second number takes the unit of the first, if that is cents, percents or points. */
function isShown({ figure }: Slot, { figure: { value } }: Slot): boolean {
  const isSmall =
    figure.unit === 'percent' || figure.unit === 'points' || (figure.unit === 'money' && figure.power < 0);
  const times = Math.abs(value / (figure.value / 10 ** figure.power));
  return isSmall && times < ALIKE && times > 1 / ALIKE;
}

const isOfPronoun = (clause: Clause): boolean =>
  clause.cells.some((_, at) => isTerm(clause, at, 'pronoun')) &&
  clause.cells.every(({ item }, at) => item.is !== 'unread' && !isTerm(clause, at, 'measure', 'part'));
