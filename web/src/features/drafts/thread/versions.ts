import type { DraftOrigin, MessageResponse, ThreadResponse } from '@copydesk/contracts';

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
  request: string | null;
  jobId: string | null;
  createdAt: string;
}

/** The versions of a thread, the oldest first. */
export function versionsOf({ messages }: ThreadResponse): Version[] {
  const requests = new Map(
    messages.flatMap(({ role, jobId, content }) => (role === 'user' && jobId ? [[jobId, content] as const] : [])),
  );
  return messages
    .filter(({ role }) => role === 'assistant')
    .map((message, index) => versionOf(message, index + 1, requests));
}

function versionOf(message: MessageResponse, place: number, requests: Map<string, string>): Version {
  const { id, content, note, preheader, stopped, restoredFrom, jobId, createdAt } = message;
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
    jobId,
    createdAt,
  };
}

/** Where a version comes from, in words. */
export function describeOrigin({ origin, restoredFrom, stopped }: Version): string {
  if (stopped) return 'stopped early';
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
  | { kind: 'request'; id: string; text: string; isBrief: boolean }
  /** What the assistant said where no version came of a request. */
  | { kind: 'answer'; id: string; text: string }
  | { kind: 'version'; version: Version };

/** What was said in a thread, in its order. What was asked for stays, even where no version came of it. */
export function conversationOf(thread: ThreadResponse): Turn[] {
  const versions = new Map(versionsOf(thread).map((version) => [version.id, version]));
  return thread.messages.flatMap((message, index): Turn[] => {
    const { id, content, note } = message;
    const version = versions.get(id);
    if (version) return [{ kind: 'version', version }];
    const request: Turn = { kind: 'request', id, text: content, isBrief: index === 0 };
    return note === null ? [request] : [request, { kind: 'answer', id: `${id}-answer`, text: note }];
  });
}
