import type { BlockFeedback } from '@copydesk/contracts';
import { useMemo } from 'react';
import { classNames } from '@/ui/class-names';
import { BLOCKS, BLOCK_STYLES } from '../copy-blocks';
import { mapCopy } from '../map-copy';

interface CopyMapProps {
  copy: string;
  blocks: BlockFeedback[];
}

/** The pasted copy with the sentences of each block marked: the name of the block stands before them. */
export function CopyMap({ copy, blocks }: CopyMapProps) {
  const pieces = useMemo(() => mapCopy(copy, blocks), [copy, blocks]);
  return (
    <p dir="auto" className="font-serif text-lg leading-7 break-words whitespace-pre-wrap">
      {pieces.map(({ text, block }, index) =>
        block === null ? (
          <span key={index}>{text}</span>
        ) : (
          <span key={index}>
            <span
              className={classNames(
                'mr-1.5 font-sans text-xs font-semibold whitespace-nowrap select-none',
                BLOCK_STYLES[block].name,
              )}
            >
              {BLOCKS[block].name}
            </span>
            <mark
              data-block={block}
              className={classNames(
                'rounded-sm text-text underline decoration-2 underline-offset-4',
                BLOCK_STYLES[block].mark,
              )}
            >
              {text}
            </mark>
          </span>
        ),
      )}
    </p>
  );
}
