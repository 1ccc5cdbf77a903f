import type { Cut } from '@copydesk/contracts';
import { describeCuts, describeKept, describeSummaryCuts } from '../describe-cuts';
import type { DocumentReading } from '../reading/document-reading';
import { ReadingFigures } from './reading-figures';

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
    </div>
  );
}
