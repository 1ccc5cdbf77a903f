import type { DraftOrigin, MessageResponse, ThreadResponse } from '@copydesk/contracts';

/** What was asked of a draft: words that were typed, or suggestions of a review, for which `text` is what the model is told. */
export interface DraftRequest {
  text: string;
  suggestions: string[] | null;
}

/** One version of a draft, with the message that asked for it. */
export interface Version {
  id: string;
  number: number;
  text: string;
  origin: DraftOrigin;
  restoredFrom: number | null;
  /** True for the part that was written before somebody stopped it. */
  stopped: boolean;
  /** What the assistant said of it, where it did. */
  note: string | null;
  /** What an inbox shows behind the subject. */
  preheader: string | null;
  /** What was asked for; null for the first one, and for one that was made by hand. */
  request: DraftRequest | null;
  /** The suggestions of a review whose exact edits it applies; null for any other. */
  suggestions: string[] | null;
  jobId: string | null;
  createdAt: string;
}

/** The versions of a thread, the oldest first. */
export function versionsOf({ messages }: ThreadResponse): Version[] {
  const requests = new Map(
    messages.flatMap((message) =>
      message.role === 'user' && message.jobId ? [[message.jobId, requestOf(message)] as const] : [],
    ),
  );
  return messages
    .filter(({ role }) => role === 'assistant')
    .map((message, index) => versionOf(message, index + 1, requests));
}

/** What a message of the user asks for. */
export function requestOf({ content, suggestions }: Pick<MessageResponse, 'content' | 'suggestions'>): DraftRequest {
  return { text: content, suggestions };
}

function versionOf(message: MessageResponse, place: number, requests: Map<string, DraftRequest>): Version {
  const { id, content, note, preheader, suggestions, stopped, restoredFrom, jobId, createdAt } = message;
  const origin = message.origin ?? 'written';
  const request = origin === 'refined' && jobId ? (requests.get(jobId) ?? null) : null;
  return {
    id,
    number: message.version ?? place,
    text: content,
    origin,
    restoredFrom,
    stopped,
    note,
    preheader,
    request,
    suggestions,
    jobId,
    createdAt,
  };
}

/** Where a version comes from, in words. */
export function describeOrigin({ origin, restoredFrom, stopped, suggestions }: Version): string {
  if (stopped) return 'stopped early';
  if (suggestions) return 'suggestions applied';
  switch (origin) {
    case 'written':
      return 'written from the brief';
    case 'refined':
      return 'changed as you asked';
    case 'edited':
      return 'edited by hand';
    case 'pasted':
      return 'pasted';
    case 'restored':
      return `version ${restoredFrom ?? '?'} restored`;
  }
}

export type Turn =
  | { kind: 'request'; id: string; request: DraftRequest; isBrief: boolean; isApplied: boolean }
  /** What the assistant said where no version came of a request. */
  | { kind: 'answer'; id: string; text: string }
  | { kind: 'version'; version: Version };

/** What was said in a thread, in its order. What was asked for stays, even where no version came of it. */
export function conversationOf(thread: ThreadResponse): Turn[] {
  const versions = new Map(versionsOf(thread).map((version) => [version.id, version]));
  const written = new Set([...versions.values()].map(({ jobId }) => jobId));
  return thread.messages.flatMap((message, index): Turn[] => {
    const { id, note } = message;
    const version = versions.get(id);
    const said = { kind: 'request', request: requestOf(message), isBrief: index === 0 } as const;
    if (version) {
      const turn: Turn = { kind: 'version', version };
      return version.suggestions ? [{ ...said, id: `${id}-suggestions`, isApplied: true }, turn] : [turn];
    }
    const request: Turn = { ...said, id, isApplied: written.has(message.jobId) };
    return note === null ? [request] : [request, { kind: 'answer', id: `${id}-answer`, text: note }];
  });
}
