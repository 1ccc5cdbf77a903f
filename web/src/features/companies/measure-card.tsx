import type { MeasureHistory, QuarterValue } from '@copydesk/contracts';
import { useId } from 'react';
import { formatPublished } from '@/lib/format-date';
import { Card } from '@/ui/card';
import { Pill } from '@/ui/pill';
import { SourceLink } from '@/ui/source-link';
import { changeInYear, formatAmount, isHighest } from './describe-measure';
import { QuarterBars } from './quarter-bars';

/** A measure over its last quarters: as a picture, and as a table that names where each value stands. */
export function MeasureCard({ measure }: { measure: MeasureHistory }) {
  const id = useId();
  const { label, concept, unit, quarters } = measure;
  const newest = quarters.at(-1);
  if (!newest) return null;
  const change = changeInYear(measure);
  return (
    <Card aria-labelledby={id} className="flex min-w-0 flex-col gap-3 p-4">
      <header>
        <h3 id={id} title={concept} className="text-sm font-medium text-muted first-letter:uppercase">
          {label}
        </h3>
        <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
          <span className="font-serif text-[1.75rem] leading-9 tabular-nums">{formatAmount(newest.value, unit)}</span>
          {change && <span className="text-sm text-muted tabular-nums">{change}</span>}
        </p>
        <div className="flex min-h-6">{isHighest(measure) && <Pill tone="good">Highest in eight quarters</Pill>}</div>
      </header>
      <QuarterBars bars={quarters} />
      <details className="group text-sm">
        <summary className="cursor-pointer rounded-sm text-accent max-md:py-3">
          Values and filings<span className="sr-only"> of {label}</span>
        </summary>
        <QuarterTable {...{ label, unit, quarters }} />
      </details>
    </Card>
  );
}

/** The newest first. */
function QuarterTable({ label, unit, quarters }: Pick<MeasureHistory, 'label' | 'unit' | 'quarters'>) {
  return (
    <table className="mt-2 w-full text-left tabular-nums">
      <caption className="sr-only">{label}, quarter by quarter</caption>
      <thead>
        <tr className="text-muted [&>th]:pb-1 [&>th]:font-normal">
          <th scope="col">Quarter to</th>
          <th scope="col" className="text-right">
            Value
          </th>
          <th scope="col" className="pl-3">
            Filing
          </th>
        </tr>
      </thead>
      <tbody>
        {quarters.toReversed().map((quarter) => (
          <QuarterRow key={quarter.end} quarter={quarter} unit={unit} />
        ))}
      </tbody>
    </table>
  );
}

function QuarterRow({ quarter, unit }: { quarter: QuarterValue; unit: string }) {
  const { end, value, formula, form, url } = quarter;
  return (
    <tr className="border-t border-line align-top [&>*]:py-1.5">
      <th scope="row" className="font-normal">
        {formatPublished(end)}
        {formula && <span className="block font-mono text-xs break-words text-muted">{formula}</span>}
      </th>
      <td className="text-right">{formatAmount(value, unit)}</td>
      <td className="pl-3 whitespace-nowrap">
        <SourceLink href={url}>{form}</SourceLink>
      </td>
    </tr>
  );
}
