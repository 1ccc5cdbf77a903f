import { CLONE_WINNER, isShipped, STARTING_NOW, SUBJECT_LINES, type AnyWriter } from '@copydesk/contracts';
import { autoFillEvent } from '@copydesk/text';
import type { ComponentType } from 'react';
import type { ProcessedDocument } from '@/features/documents/intake/processed-document';
import type { WorkspaceExtras } from '@/features/drafts/workspace/draft-workspace';
import { lazyComponent } from '@/lib/lazy-component';
import type { ToolBrief } from './brief';
import { AppHeader, WriterHeader } from './tool-parts';

// Of one tool alone: the others do not wait for them.
const BesideWinner = lazyComponent(() => import('@/features/winners/components/beside-winner'));
const CopiedFromWinner = lazyComponent(() => import('@/features/winners/components/copied-from-winner'));
const SubjectSheet = lazyComponent(() => import('./subject-lines/subject-sheet'));
const UnderWinner = lazyComponent(() => import('./under-winner'));

/** What a tool brings of its own, beside what the table says of it. */
interface Pieces extends Pick<WorkspaceExtras, 'progress' | 'Sheet' | 'Above' | 'Below'> {
  /** Stands over the brief. */
  Header?: ComponentType<{ title: string; description: string }>;
  /** Stands under a field. */
  Under?: ComponentType<{ field: string; text: string; onChange: (text: string) => void }>;
  /** The brief with a document. */
  withDocument: (brief: ToolBrief, document: ProcessedDocument) => ToolBrief;
}

const PLAIN: Pieces = { withDocument: (brief, document) => ({ ...brief, document }) };

const OF_ITS_OWN: ReadonlyMap<string, Pieces> = new Map<string, Pieces>([
  [STARTING_NOW.name, { progress: { delayMs: 0, everyMs: 500, cap: 95, step: () => 5 }, withDocument: withEvent }],
  [SUBJECT_LINES.name, { ...PLAIN, Sheet: SubjectSheet }],
  [
    CLONE_WINNER.name,
    { ...PLAIN, Header: WriterHeader, Under: UnderWinner, Above: CopiedFromWinner, Below: BesideWinner },
  ],
]);

const APP: Pieces = { ...PLAIN, Header: AppHeader };

export function piecesOf({ name }: Pick<AnyWriter, 'name'>): Pieces {
  return OF_ITS_OWN.get(name) ?? (isShipped(name) ? PLAIN : APP);
}

/** What the document says of an event stands in the field for it, if that was empty. */
function withEvent(brief: ToolBrief, document: ProcessedDocument): ToolBrief {
  const typed = brief.texts.eventInfo ?? '';
  const eventInfo = typed.trim() === '' ? autoFillEvent(document.content) : typed;
  return { ...brief, document, texts: { ...brief.texts, eventInfo } };
}
