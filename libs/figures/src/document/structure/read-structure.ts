import type { Block, Cell, Place, Row } from '../document';
import { filingIn } from './read-filing';
import { READER, STRUCTURE_LIMITS, type DocumentStructure } from './structure';
import { BadStructure, integerIn, type Json, listIn, objectIn, orNull, placeIn, textIn } from './values';

const MOST_PAGES = 100_000;
const MOST_COLUMNS = 500;

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

const textsIn = (value: unknown, name: string) => listIn(value, name, (item) => textIn(item, name));
