import type { ChangedValue, FiledValue } from '@copydesk/contracts';

/** Figures of an email with what their source said then, and says now. */
export function ChangedValues({ values }: { values: ChangedValue[] }) {
  return (
    <ul aria-label="Changed figures" className="flex w-full flex-col divide-y divide-line text-sm tabular-nums">
      {values.map(({ quote, measure, was, is }) => (
        <li key={`${quote} ${measure}`} className="py-2 first:pt-0 last:pb-0">
          <p className="break-words">
            <span className="font-medium">{quote.replaceAll('**', '')}</span>{' '}
            <span className="text-muted">{measure}</span>
          </p>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
            <dt className="text-muted">Then</dt>
            <dd>
              <Filed value={was} />
            </dd>
            <dt className="text-muted">Now</dt>
            <dd className="text-warn">
              <Filed value={is} />
            </dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Filed({ value: { says, period } }: { value: FiledValue }) {
  return (
    <>
      <span className="font-medium">{says}</span>, <span className="text-muted">{period}</span>
    </>
  );
}
