import type { Block, DocumentContent, Place } from './document';

/** A document below lines of its own that say where it is from: all its places move down. */
export function underHead(head: string, { text, blocks, filing, hasBrokenTags }: DocumentContent): DocumentContent {
  const down = head.length + 2;
  const moved = <T extends Place>(thing: T): T => ({ ...thing, from: thing.from + down, to: thing.to + down });
  const first: Block = { kind: 'paragraph', page: null, section: null, from: 0, to: head.length };
  return {
    text: `${head}\n\n${text}`,
    blocks: [
      first,
      ...blocks.map((block) =>
        block.kind === 'paragraph'
          ? moved(block)
          : { ...moved(block), rows: block.rows.map((row) => ({ ...row, cells: row.cells.map(moved) })) },
      ),
    ],
    filing: filing && { ...filing, facts: filing.facts.map(moved) },
    hasBrokenTags,
  };
}
