import type { ReactNode } from 'react';

interface BarListProps {
  /** What fills a bar; the largest of them where it is not said. */
  most?: number;
  rows: { key: string | number; name: ReactNode; value: number; text: ReactNode }[];
}

/** A bar for each row, with its figures in words. */
export function BarList({ rows, most = Math.max(...rows.map(({ value }) => value)) || 1 }: BarListProps) {
  return (
    <ul className="flex flex-col gap-3.5">
      {rows.map(({ key, name, value, text }) => (
        <li key={key} className="flex flex-col gap-1.5">
          <p className="flex flex-wrap justify-between gap-x-4">
            <span className="min-w-0 break-words">{name}</span>
            <span className="text-muted tabular-nums">{text}</span>
          </p>
          <span aria-hidden className="h-1.5 overflow-hidden rounded-full bg-raised">
            <span
              className="block h-full rounded-full bg-accent transition-[width] duration-200"
              style={{ width: `${(value / most) * 100}%` }}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
