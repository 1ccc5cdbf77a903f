import type { ThreadResponse } from '@copydesk/contracts';
import type { CurrentDraft } from './current-draft';
import { versionsOf, type Version } from './versions-of';

export type Turn =
  { kind: 'request'; id: string; text: string; isBrief: boolean } | { kind: 'version'; version: Version };

/**
 * What was said in a thread, in its order. A request that led to nothing is left out; the one that is being worked on
 * belongs to the draft that is being written.
 */
export function conversationOf(thread: ThreadResponse, draft: CurrentDraft | null): Turn[] {
  const versions = new Map(versionsOf(thread).map((version) => [version.id, version]));
  const answered = new Set(
    thread.messages.flatMap(({ role, jobId }) => (role === 'assistant' && jobId ? [jobId] : [])),
  );
  return thread.messages.flatMap((message, index): Turn[] => {
    const version = versions.get(message.id);
    if (version) return [{ kind: 'version', version }];
    const isUnderWay = draft?.state === 'writing' && draft.job?.id === message.jobId;
    if (message.jobId && !answered.has(message.jobId) && !isUnderWay) return [];
    return [{ kind: 'request', id: message.id, text: message.content, isBrief: index === 0 }];
  });
}
