import type { CopyBlock } from '@copydesk/contracts';

/** The four blocks of an email: what each is called, and what it is for. */
export const BLOCKS: Record<CopyBlock, { name: string; text: string }> = {
  disrupt: {
    name: 'Disrupt',
    text: 'The first lines stop the reader: a subject and an opening that break the pattern of the inbox.',
  },
  intrigue: {
    name: 'Intrigue',
    text: 'The reason to read on: an open question, or a claim whose proof is still to come.',
  },
  click: { name: 'Click', text: 'The call to action: one, clear, and worth the click.' },
  kick: { name: 'Kick', text: 'The last push: why now, and what waiting costs. Often it is the P.S.' },
};

/** How a block is colored; its name always stands beside the color. */
export const BLOCK_STYLES: Record<CopyBlock, { mark: string; name: string }> = {
  disrupt: { mark: 'bg-disrupt-soft decoration-disrupt', name: 'text-disrupt' },
  intrigue: { mark: 'bg-intrigue-soft decoration-intrigue', name: 'text-intrigue' },
  click: { mark: 'bg-click-soft decoration-click', name: 'text-click' },
  kick: { mark: 'bg-kick-soft decoration-kick', name: 'text-kick' },
};
