import type { Block } from '@copydesk/text';
import { Caret } from './caret';
import { DraftLine } from './draft-line';

interface DraftBlockProps {
  block: Block;
  hasCaret: boolean;
}

export function DraftBlock({ block, hasCaret }: DraftBlockProps) {
  if (block.kind === 'list') {
    const last = block.items.length - 1;
    return (
      <ul dir="auto" className="mb-5 list-disc ps-6 marker:text-faint">
        {block.items.map((runs, index) => (
          <li key={index} dir="auto" className="mb-1 ps-1">
            <DraftLine runs={runs} />
            {hasCaret && index === last && <Caret />}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <p dir="auto" className="mb-5 text-pretty">
      {block.lines.map((runs, index) => (
        <span key={index}>
          {index > 0 && <br />}
          <DraftLine runs={runs} />
        </span>
      ))}
      {hasCaret && <Caret />}
    </p>
  );
}
