import { COPY_BLOCKS } from '@copydesk/contracts';
import { Card } from '@/ui/card';
import { BLOCKS, BLOCK_STYLES } from '../copy-blocks';

/** What the coach looks for, in plain words. */
export function HowToCard() {
  return (
    <Card aria-labelledby="how-to" className="flex flex-col gap-3 p-4">
      <h2 id="how-to" className="font-semibold">
        How it works: the 4-block structure
      </h2>
      <dl className="flex flex-col gap-2.5">
        {COPY_BLOCKS.map((block) => (
          <div key={block} className="grid grid-cols-[4.5rem_1fr] gap-3 text-sm">
            <dt className={BLOCK_STYLES[block].name}>{BLOCKS[block].name}</dt>
            <dd className="text-muted">{BLOCKS[block].text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
