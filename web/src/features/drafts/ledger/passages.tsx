import type { EvidenceSource } from '@copydesk/text';
import type { ReactNode } from 'react';
import { cutRun } from '@/ui/marked-runs';
import { passageAt, type SourcePiece } from './source-blocks';

export interface Passage {
  from: number;
  to: number;
  /** The figure itself, within its row or sentence. */
  isClaim: boolean;
}

/** The row or sentence of a claim, and the figure in it. */
export function passagesOf(text: string, source: EvidenceSource): Passage[] {
  return [
    { ...passageAt(text, source), isClaim: false },
    { from: source.from, to: source.to, isClaim: true },
  ];
}

/** Words of a source with the passage in them. */
export function Marked({ piece, passages }: { piece: SourcePiece; passages: Passage[] }): ReactNode {
  return cutRun(piece, passages).map(({ text, from, marks }) => {
    if (marks.length === 0) return text;
    return marks.some(({ isClaim }) => isClaim) ? (
      <mark key={from} data-claimed className="rounded-[3px] bg-accent text-ink">
        {text}
      </mark>
    ) : (
      <mark key={from} className="bg-accent-soft text-text">
        {text}
      </mark>
    );
  });
}
