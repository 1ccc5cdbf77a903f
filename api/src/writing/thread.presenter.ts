import {
  LIMITS,
  titleOfWriting,
  type DraftBrand,
  type JobSnapshot,
  type KeptIdeas,
  type MessageResponse,
  type RecentDraft,
  type ThreadResponse,
  type VersionCoaching,
  type VersionMendings,
  type VersionReview,
} from '@copydesk/contracts';
import type { Document, DraftRow, Generation, Job, Message, Thread } from '@copydesk/database';
import { firstCharacters } from '@copydesk/text';

const PREVIEW_LENGTH = 300;

/** A message of a conversation. */
export function presentMessage(message: Message): MessageResponse {
  const { threadId: _, seq: __, createdAt, ...shown } = message;
  return { ...shown, createdAt: createdAt.toISOString() };
}

/** A thread with all that its screen shows. `first` is the job that knows its catalysts. */
export function presentThread(parts: {
  thread: Thread;
  brand: DraftBrand | null;
  document: Document | null;
  first: Job | null;
  messages: Message[];
  reviews: VersionReview[];
  coachings: VersionCoaching[];
  ideas: KeptIdeas | null;
  mendings: VersionMendings | null;
  job: JobSnapshot | null;
  saved: Generation | null;
}): ThreadResponse {
  const { thread, brand, document, first, messages, reviews, coachings, ideas, mendings, job, saved } = parts;
  return {
    id: thread.id,
    appId: thread.appId,
    campaign: thread.campaignId !== null && thread.part !== null ? { id: thread.campaignId, part: thread.part } : null,
    brief: thread.brief,
    brand,
    document: document && { id: document.id, name: document.name, pages: document.pages, origin: document.origin },
    messages: messages.map(presentMessage),
    catalysts: first?.catalysts ?? [],
    summarized: thread.summary !== null,
    reviews,
    coachings,
    ideas,
    mendings,
    job,
    saved: saved && { id: saved.id, title: saved.title, version: versionOf(saved.content, messages) },
    createdAt: thread.createdAt.toISOString(),
  };
}

/** A draft that was not saved yet, as a list shows it. */
export function presentDraft({ head, opening, productName, updatedAt, ...rest }: DraftRow): RecentDraft {
  return {
    ...rest,
    title: productName?.trim() || titleOfDraft(rest.appId, { head, opening }),
    preview: firstCharacters(head ?? '', PREVIEW_LENGTH),
    updatedAt: updatedAt.toISOString(),
  };
}

/** The newest version whose words these are: null where they are those of none. */
function versionOf(content: string, messages: Message[]): number | null {
  return messages.findLast((message) => message.version !== null && message.content === content)?.version ?? null;
}

/** What a draft is called: by its newest version, else by the request that it began with. */
export function titleOfDraft(appId: number, { head, opening }: Record<'head' | 'opening', string | null>): string {
  return titleOfWriting(appId, head ?? firstWords(opening ?? ''), LIMITS.titleMax);
}

/** The first thing that a brief says, without the name of its field. */
function firstWords(opening: string): string {
  return (opening.split('\n')[0] ?? '').replace(/^[A-Z][a-z ]{2,20}: /, '');
}
