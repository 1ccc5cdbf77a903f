import type { TrackRequest } from '@copydesk/contracts';
import { analyticsSessionId } from './analytics-session';
import { http } from './http';

/** Counts what only the browser can see, and says when it was. A failure is nobody's concern. */
export function track(
  actionType: 'page_visited' | 'copy_to_clipboard' | 'subject_chosen',
  event: Pick<TrackRequest, 'appId' | 'metadata'>,
) {
  const metadata = { ...event.metadata, timestamp: new Date().toISOString() };
  const body: TrackRequest = { actionType, sessionId: analyticsSessionId(), ...event, metadata };
  http.post('/api/analytics/track', { body, keepalive: true }).catch(() => undefined);
}
