import { readDraft } from '@copydesk/text';
import { FormattedBlock, FormattedLine } from './formatted-block';
import type { Mark } from './marked-runs';

interface FormattedTextProps {
  text: string;
  marks?: readonly Mark[];
}

const NO_MARKS: readonly Mark[] = [];

/** A text with paragraphs, lists and bold words. */
export function FormattedText({ text, marks = NO_MARKS }: FormattedTextProps) {
  const { subject, subjectRuns, blocks } = readDraft(text);
  return (
    <div className="break-words *:last:mb-0">
      {subject !== null && (
        <p className="mb-[1.1em] font-semibold">
          <FormattedLine runs={subjectRuns} marks={marks} />
        </p>
      )}
      {blocks.map((block, index) => (
        <FormattedBlock key={index} block={block} marks={marks} />
      ))}
    </div>
  );
}
