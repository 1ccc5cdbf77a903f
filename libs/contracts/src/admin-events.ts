/** Action types that count as the same thing. */
export const PAGE_VISITS: readonly string[] = ['page_visit', 'page_visited'];
export const COPIES: readonly string[] = ['copy', 'copy_to_clipboard'];
export const CHATS: readonly string[] = ['chat', 'chat_message_sent'];

/** What is known beside an event: what its sender said of it, and for a job's event its thread. Any of it may be missing. */
export interface EventMetadata {
  appType?: string;
  formFields?: string[];
  hasFormData?: boolean;
  contentLength?: number;
  generatedContent?: string;
  copiedContent?: string;
  /** What was filled in, field by field; long values are cut. */
  formData?: Record<string, string>;
  threadId?: string;
  errorMessage?: string;
  visitTime?: string;
  timestamp?: string;
  [field: string]: unknown;
}

/** An analytics event as it is read. `metadata` is what a browser sent, so that any field may hold anything. */
export interface AnalyticsEventResponse {
  id: string;
  action_type: string;
  /** Null where nobody was signed in, or the user is deleted: shown as 'Anonymous'. */
  username: string | null;
  user_id: number | null;
  /** The name as the `apps` table has it, `App {id}` for an id that is not there; null where the event names no tool. */
  app_name: string | null;
  app_id: number | null;
  created_at: string;
  session_id: string | null;
  metadata: EventMetadata | null;
}
