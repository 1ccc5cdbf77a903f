import type { DocumentContent } from '@copydesk/figures';
import type { EvidenceSource } from '@copydesk/text';
import { useMemo } from 'react';
import { Marked, type Passage, passagesOf } from '../passages';
import { type ContentItem, contentItems, itemAt } from './content-items';
import { ContentTable } from './content-table';
import { useContentWindow } from './use-content-window';

interface ContentViewProps {
  content: DocumentContent;
  source: EvidenceSource;
  /** The element that says the marked cell in words. */
  wordsId: string;
}

/**
 * A document as its paragraphs and tables, opened where a claim has its proof. It scrolls both ways, so that the heads and
 * the labels of a wide table stay in sight; what is no table keeps the width of the box.
 */
export function ContentView({ content, source, wordsId }: ContentViewProps) {
  const items = useMemo(() => contentItems(content), [content]);
  const passages = useMemo(() => passagesOf(content.text, source), [content, source]);
  const { scroller, first, end, grow } = useContentWindow(items.length, itemAt(items, source.from));
  return (
    <div
      ref={scroller}
      onScroll={grow}
      tabIndex={0}
      role="group"
      aria-label="Text of the source"
      className="@container h-full overflow-auto pr-2 text-sm [overflow-anchor:none] focus-visible:-outline-offset-2"
    >
      <div className="w-max min-w-full">
        {items.slice(first, end).map((item) => (
          <ContentPart
            key={`${item.kind} ${item.from}`}
            item={item}
            content={content}
            passages={passages}
            wordsId={wordsId}
          />
        ))}
      </div>
    </div>
  );
}

interface ContentPartProps {
  item: ContentItem;
  content: DocumentContent;
  passages: Passage[];
  wordsId: string;
}

function ContentPart({ item, content: { text }, passages, wordsId }: ContentPartProps) {
  switch (item.kind) {
    case 'page':
      return (
        <div className="sticky left-0 w-[100cqw] pt-2 pb-2.5">
          <h3 className="border-t border-line pt-2 text-xs font-medium text-faint">Page {item.page}</h3>
        </div>
      );
    case 'heading':
      return (
        <h3 dir="auto" className="sticky left-0 w-[100cqw] pt-2.5 pr-3 pb-2 font-semibold break-words">
          <Marked piece={pieceOf(text, item)} passages={passages} />
        </h3>
      );
    case 'paragraph':
      return (
        <p
          dir="auto"
          className="sticky left-0 w-[100cqw] pr-3 pb-2.5 leading-[1.375rem] break-words whitespace-pre-line"
        >
          {item.speaker && <strong className="block font-semibold text-muted">{item.speaker}</strong>}
          <Marked piece={pieceOf(text, item)} passages={passages} />
        </p>
      );
    case 'table':
      return <ContentTable table={item.table} rows={item.rows} text={text} passages={passages} wordsId={wordsId} />;
  }
}

function pieceOf(text: string, { from, to }: { from: number; to: number }) {
  return { from, text: text.slice(from, to) };
}
