import type { FilingCover, TaggedFact, TaggedFiling, TaggedPeriod } from '../document';
import { STRUCTURE_LIMITS } from './structure';
import {
  BadStructure,
  dayIn,
  integerIn,
  type Json,
  listIn,
  numberIn,
  objectIn,
  orNull,
  placeIn,
  textIn,
} from './values';

const MOST_MEMBERS = 50;
const SCALES = [-20, 20] as const;
const DECIMALS = [-30, 30] as const;
const YEARS = [1900, 2200] as const;

export function filingIn(value: unknown, characters: number): TaggedFiling {
  const filing = objectIn(value, 'filing');
  const { length } = Array.isArray(filing['facts']) ? filing['facts'] : [];
  if (length > STRUCTURE_LIMITS.facts)
    throw new BadStructure(`it has more than ${STRUCTURE_LIMITS.facts.toLocaleString('en-US')} tagged facts`);
  return {
    cover: coverIn(objectIn(filing['cover'], 'filing.cover')),
    facts: listIn(filing['facts'], 'filing.facts', (fact, index) => {
      const name = `filing.facts[${index}]`;
      return factIn(objectIn(fact, name), name, characters);
    }),
  };
}

function factIn(fact: Json, name: string, characters: number): TaggedFact {
  return {
    concept: textIn(fact['concept'], `${name}.concept`),
    value: numberIn(fact['value'], `${name}.value`),
    unit: textIn(fact['unit'], `${name}.unit`),
    scale: integerIn(fact['scale'], `${name}.scale`, SCALES),
    decimals: orNull(fact['decimals'], (value) => integerIn(value, `${name}.decimals`, DECIMALS)),
    period: periodIn(objectIn(fact['period'], `${name}.period`), `${name}.period`),
    members: listIn(fact['members'], `${name}.members`, (item, index) => {
      if (index >= MOST_MEMBERS) throw new BadStructure(`${name} has more than ${MOST_MEMBERS} members`);
      const { axis, member } = objectIn(item, `${name}.members`);
      return { axis: textIn(axis, `${name}.axis`), member: textIn(member, `${name}.member`) };
    }),
    ...placeIn(fact, name, [0, characters]),
  };
}

function periodIn({ start, end, at }: Json, name: string): TaggedPeriod {
  if (at !== undefined) return { at: dayIn(at, name) };
  const period = { start: dayIn(start, `${name}.start`), end: dayIn(end, `${name}.end`) };
  if (period.start > period.end) throw new BadStructure(`${name} must not end before it begins`);
  return period;
}

function coverIn(cover: Json): FilingCover {
  const text = (name: keyof FilingCover) => orNull(cover[name], (value) => textIn(value, `filing.cover.${name}`));
  return {
    company: text('company'),
    ticker: text('ticker'),
    form: text('form'),
    fiscalYear: orNull(cover['fiscalYear'], (value) => integerIn(value, 'filing.cover.fiscalYear', YEARS)),
    fiscalPeriod: text('fiscalPeriod'),
    periodEnd: orNull(cover['periodEnd'], (value) => dayIn(value, 'filing.cover.periodEnd')),
  };
}
