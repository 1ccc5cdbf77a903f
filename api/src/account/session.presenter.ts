import { createHash } from 'node:crypto';
import type { SessionResponse } from '@copydesk/contracts';
import type { SessionRow } from '@copydesk/database';

/** A session as its user may see it: never the id that opens it. */
export function presentSession({ sid, device, signedInAt, seenAt }: SessionRow, currentSid: string): SessionResponse {
  return {
    id: createHash('sha256').update(sid).digest('hex').slice(0, 16),
    isCurrent: sid === currentSid,
    device,
    signedInAt,
    lastSeenAt: seenAt.toISOString(),
  };
}
