import { useId, type ReactNode } from 'react';
import { Card } from './card';

interface FigureProps {
  title: string;
  /** What is counted, in a line. */
  about: string;
  legend?: ReactNode;
  /** The same figures for those who do not see the picture. */
  table: { head: string[]; rows: string[][] };
  children: ReactNode;
}

/** A picture of figures, with the figures themselves in a table for screen readers. */
export function Figure({ title, about, legend, table, children }: FigureProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="relative flex min-w-0 flex-col gap-4 p-4.5 sm:p-5">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h2 id={id} className="font-semibold">
            {title}
          </h2>
          <p className="text-sm text-muted">{about}</p>
        </div>
        {legend}
      </header>
      <div aria-hidden className="h-56 overflow-x-clip">
        {children}
      </div>
      {/* A table itself would be as wide as its words: the page, too. */}
      <div className="sr-only top-0">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              {table.head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([name, ...figures]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {figures.map((figure, at) => (
                  <td key={table.head[at + 1]}>{figure}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
