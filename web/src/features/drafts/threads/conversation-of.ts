import type { ThreadResponse } from '@copydesk/contracts';
import { versionsOf, type Version } from './versions-of';

export type Turn =
  { kind: 'request'; id: string; text: string; isBrief: boolean } | { kind: 'version'; version: Version };

/** What was said in a thread, in its order. What was asked for stays, even where no version came of it. */
export function conversationOf(thread: ThreadResponse): Turn[] {
  const versions = new Map(versionsOf(thread).map((version) => [version.id, version]));
  return thread.messages.map((message, index): Turn => {
    const version = versions.get(message.id);
    if (version) return { kind: 'version', version };
    return { kind: 'request', id: message.id, text: message.content, isBrief: index === 0 };
  });
}
