import { readDraft } from '@copydesk/text';
import { FormattedBlock } from './formatted-block';

/** A text with paragraphs, lists and bold words. */
export function FormattedText({ text }: { text: string }) {
  const { subject, blocks } = readDraft(text);
  return (
    <div className="break-words *:last:mb-0">
      {subject !== null && <p className="mb-[1.1em] font-semibold">{subject}</p>}
      {blocks.map((block, index) => (
        <FormattedBlock key={index} block={block} />
      ))}
    </div>
  );
}
