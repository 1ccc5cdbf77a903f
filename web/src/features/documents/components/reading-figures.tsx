import type { DocumentReading } from '../reading/document-reading';

/** Pages, characters, and how many of them were sent. */
export function ReadingFigures({ reading: { pages, characters, text } }: { reading: DocumentReading }) {
  const figures = [
    ...(pages === null ? [] : [{ value: pages, label: pages === 1 ? 'page read' : 'pages read' }]),
    { value: characters, label: 'characters' },
    { value: text.length, label: 'sent' },
  ];
  return (
    <dl className="flex gap-2">
      {figures.map(({ value, label }) => (
        <div
          key={label}
          className="flex min-w-0 flex-1 flex-col-reverse rounded-md border border-line bg-field px-2.5 py-2"
        >
          <dt className="truncate text-xs text-muted">{label}</dt>
          <dd className="text-[0.9375rem] font-semibold tabular-nums">{value.toLocaleString('en-US')}</dd>
        </div>
      ))}
    </dl>
  );
}
