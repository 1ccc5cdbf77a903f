import type { Cut } from '@copydesk/contracts';
import { BROKEN_TAGS, describeCuts, describeKept, describeSummaryCuts } from '../describe-cuts';
import type { DocumentReading } from '../reading/document-reading';

interface ReadingReportProps {
  reading: DocumentReading;
  summaryCuts: Cut[];
  /** True where all of it is kept. */
  isKept: boolean;
}

/** What was read of a document, and what was cut and why. */
export function ReadingReport({ reading, summaryCuts, isKept }: ReadingReportProps) {
  const { pages, cuts } = reading;
  const said = [...(isKept ? describeKept(pages, cuts) : describeCuts(cuts)), ...describeSummaryCuts(summaryCuts)];
  return (
    <div className="flex flex-col gap-2">
      <ReadingFigures reading={reading} />
      {said.length > 0 && <p className="text-sm text-muted">{said.join(' ')}</p>}
      {reading.notice && <p className="text-sm text-muted">{reading.notice}</p>}
      {reading.hasBrokenTags && <p className="text-sm text-warn">{BROKEN_TAGS}</p>}
    </div>
  );
}

/** Pages, characters, and how many of them were sent. */
function ReadingFigures({ reading: { pages, characters, text } }: { reading: DocumentReading }) {
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
