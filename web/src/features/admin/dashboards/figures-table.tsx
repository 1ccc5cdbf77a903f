import type { ReactNode } from 'react';
import { classNames } from '@/ui/class-names';

interface FiguresTableProps {
  label: string;
  /** The first column names the row; the others are figures. */
  head: string[];
  rows: { key: string | number; cells: ReactNode[] }[];
}

export function FiguresTable({ label, head, rows }: FiguresTableProps) {
  return (
    <div tabIndex={0} role="region" aria-label={label} className="overflow-x-auto">
      <table className="w-full tabular-nums">
        <thead className="text-left text-sm text-muted">
          <tr className="border-b border-line">
            {head.map((name, at) => (
              <th
                key={name}
                scope="col"
                className={classNames(
                  'px-3 py-2 font-medium whitespace-nowrap first:pl-0 last:pr-0',
                  at > 0 && 'text-right',
                )}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ key, cells: [name, ...figures] }) => (
            <tr key={key}>
              <th scope="row" className="max-w-64 truncate py-2.5 pr-3 text-left font-medium">
                {name}
              </th>
              {figures.map((figure, at) => (
                <td key={head[at + 1]} className="px-3 py-2.5 text-right whitespace-nowrap text-muted last:pr-0">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
