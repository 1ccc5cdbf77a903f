import type { ReactNode } from 'react';

export function LegendItem({ colour, children }: { colour: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      <span aria-hidden className="size-2.5 rounded-xs" style={{ background: colour }} />
      {children}
    </li>
  );
}
