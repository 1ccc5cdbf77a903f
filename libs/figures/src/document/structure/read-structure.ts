import type { Block, Cell, FilingCover, Place, Row, TaggedFact, TaggedFiling, TaggedPeriod } from '../document';
import { READER, STRUCTURE_LIMITS, type DocumentStructure } from './structure';
import { BadStructure, dayIn, integerIn, type Json, listIn, numberIn, objectIn, orNull, textIn } from './values';

const MOST_PAGES = 100_000;
const MOST_COLUMNS = 500;
const MOST_MEMBERS = 50;
const SCALES = [-20, 20] as const;
const DECIMALS = [-30, 30] as const;
const YEARS = [1900, 2200] as const;

/**
 * Reads a structure that somebody sent for a text: each place lies in it, blocks and cells follow each other, columns and
 * facts are there. Takes time in proportion to its length. @throws BadStructure
 */
export function readStructure(packed: string, text: string): DocumentStructure {
  const { reader, blocks, filing, hasBrokenTags } = objectIn(parse(packed), 'structure');
  const read = orNull(filing, (value) => filingIn(value, text.length));
  if (typeof hasBrokenTags !== 'boolean' || (hasBrokenTags && read !== null))
    throw new BadStructure('hasBrokenTags must be true or false, and is false where there are tags');
  return {
    reader: integerIn(reader, 'reader', [1, READER]),
    blocks: new BlockReader(text.length, read?.facts.length ?? 0).blocks(blocks),
    filing: read,
    hasBrokenTags,
  };
}

function parse(packed: string): unknown {
  try {
    return JSON.parse(packed);
  } catch {
    throw new BadStructure('structure must be JSON');
  }
}

/** Reads blocks in their order: each begins where the one before ends, or later. */
class BlockReader {
  #at = 0;
  #cells = 0;

  constructor(
    private readonly characters: number,
    private readonly facts: number,
  ) {}

  blocks(value: unknown): Block[] {
    return listIn(value, 'blocks', (item, index) =>
      this.#block(objectIn(item, `blocks[${index}]`), `blocks[${index}]`),
    );
  }

  #block(block: Json, name: string): Block {
    const page = orNull(block['page'], (value) => integerIn(value, `${name}.page`, [1, MOST_PAGES]));
    const section = orNull(block['section'], (value) => textIn(value, `${name}.section`));
    const place = placeIn(block, name, [this.#at, this.characters]);
    const read = { page, section, ...place };
    const next = block['kind'] === 'table' ? this.#table(block, name, read) : paragraphIn(block, name, read);
    this.#at = place.to;
    return next;
  }

  #table(block: Json, name: string, place: Place & { page: number | null; section: string | null }): Block {
    const columns = listIn(block['columns'], `${name}.columns`, (column) => ({
      heads: textsIn(objectIn(column, `${name}.columns`)['heads'], `${name}.columns.heads`),
    }));
    if (columns.length > MOST_COLUMNS) throw new BadStructure(`${name} has more than ${MOST_COLUMNS} columns`);
    this.#at = place.from;
    const rows = listIn(block['rows'], `${name}.rows`, (value): Row => {
      const row = objectIn(value, `${name}.rows`);
      const cells = listIn(row['cells'], `${name}.rows.cells`, (cell) =>
        this.#cell(objectIn(cell, `${name}.rows.cells`), [columns.length, place.to]),
      );
      return { labels: textsIn(row['labels'], `${name}.rows.labels`), cells };
    });
    return { kind: 'table', ...place, caption: textIn(block['caption'], `${name}.caption`), columns, rows };
  }

  #cell(cell: Json, [columns, end]: [number, number]): Cell {
    this.#cells += 1;
    if (this.#cells > STRUCTURE_LIMITS.cells)
      throw new BadStructure(`its tables have more than ${STRUCTURE_LIMITS.cells.toLocaleString('en-US')} cells`);
    const { from, to } = placeIn(cell, 'a cell', [this.#at, end]);
    this.#at = to;
    const column = integerIn(cell['column'], 'column of a cell', [0, columns - 1]);
    const span = integerIn(cell['span'], 'span of a cell', [1, columns - column]);
    const fact = cell['fact'];
    if (fact === undefined) return { from, to, column, span };
    return { from, to, column, span, fact: integerIn(fact, 'fact of a cell', [0, this.facts - 1]) };
  }
}

function paragraphIn(block: Json, name: string, place: Place & { page: number | null; section: string | null }): Block {
  if (block['kind'] !== 'paragraph') throw new BadStructure(`${name}.kind must be paragraph or table`);
  const speaker = block['speaker'];
  if (speaker === undefined) return { kind: 'paragraph', ...place };
  return { kind: 'paragraph', ...place, speaker: textIn(speaker, `${name}.speaker`) };
}

function placeIn(value: Json, name: string, [least, most]: readonly [number, number]): Place {
  const from = integerIn(value['from'], `from of ${name}`, [least, most]);
  return { from, to: integerIn(value['to'], `to of ${name}`, [from, most]) };
}

const textsIn = (value: unknown, name: string) => listIn(value, name, (item) => textIn(item, name));

function filingIn(value: unknown, characters: number): TaggedFiling {
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
