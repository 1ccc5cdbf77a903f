import {
  ADMIN,
  type AnalyticsEventResponse,
  type RecentGeneration,
  type UserActivityResponse,
} from '@copydesk/contracts';
import { formatDateTime } from '@/lib/format-date';
import { sayCount } from '@/lib/say-count';
import { contentOf, type Fact, formOf, sayLength, sayUser, threadOf } from './say-event';

/** One of the things that a figure is made of. */
export interface Detail {
  id: string;
  facts: Fact[];
  /** What was written or copied; null where there is none. */
  content: string | null;
  /** What was filled in. */
  form: Fact[];
}

export function detailOfGeneration(generation: RecentGeneration): Detail {
  const { id, username, appName, actionType, createdAt, sessionId, content, metadata } = generation;
  const length = content === null ? metadata?.contentLength : content.length;
  return {
    id,
    facts: known({
      User: sayUser(username),
      App: appName,
      Action: actionType,
      Time: formatDateTime(createdAt),
      Session: sessionId?.slice(0, ADMIN.idPreview),
      'Content length': typeof length === 'number' ? sayLength(length) : null,
      Thread: threadOf(metadata),
    }),
    content,
    form: formOf(metadata),
  };
}

export function detailOfEvent(event: AnalyticsEventResponse): Detail {
  const { id, username, app_name: app, action_type: action, created_at: at, session_id: session, metadata } = event;
  const length: unknown = metadata?.contentLength;
  return {
    id,
    facts: known({
      User: sayUser(username),
      App: app,
      Action: action,
      Time: formatDateTime(at),
      Session: session?.slice(0, ADMIN.idPreview),
      'Content length': typeof length === 'number' ? sayLength(length) : null,
      Thread: threadOf(metadata),
    }),
    content: contentOf(metadata),
    form: formOf(metadata),
  };
}

export function detailOfUser(user: UserActivityResponse): Detail {
  const { userId, username, totalEvents, generations, lastActivity, apps, appsUsed, avgContentLength } = user;
  return {
    id: String(userId),
    facts: known({
      User: username,
      Generations: sayCount(generations),
      'Total events': sayCount(totalEvents),
      'Last activity': formatDateTime(lastActivity),
      'Apps used': appsUsed === 0 ? null : `${sayCount(appsUsed)} (${apps})`,
      'Content length on average': avgContentLength === null ? null : sayLength(avgContentLength),
    }),
    content: null,
    form: [],
  };
}

function known(facts: Record<string, string | null | undefined>): Fact[] {
  return Object.entries(facts).flatMap(([name, value]) => (value ? [{ name, value }] : []));
}
