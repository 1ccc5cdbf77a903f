import type { TrackRequest } from '@copydesk/contracts';
import { analyticsSessionId } from './analytics-session';
import { http } from './http';

/** Counts what only the browser can see. A failure is nobody's concern. */
export function track(
  actionType: 'page_visited' | 'copy_to_clipboard' | 'selection_edit_taken' | 'subject_chosen',
  event: Pick<TrackRequest, 'appId' | 'metadata'>,
) {
  const body: TrackRequest = { actionType, sessionId: analyticsSessionId(), ...event };
  http.post('/api/analytics/track', { body, keepalive: true }).catch(() => undefined);
}
