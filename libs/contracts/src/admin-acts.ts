import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { AdminListQuery } from './admin-queries';
import { LIMITS } from './limits';

/** The name in the log for somebody without an account. */
export const PIN_VISITOR = 'PIN';

/** The calls and commands by which administrators change something, in words; whom or what it is done to stands beside. */
export const CHANGES = {
  'PUT /api/admin/apps/:name': 'Switched a tool',
  'POST /api/admin/users': 'Added a user',
  'POST /api/admin/users/:id/disable': 'Disabled a user',
  'POST /api/admin/users/:id/enable': 'Enabled a user',
  'DELETE /api/admin/users/:id': 'Deleted a user',
  'POST /api/admin/jobs/:id/retry': 'Tried a job again',
  'POST /api/admin/jobs/:id/cancel': 'Stopped a job',
  'POST /api/admin/catalysts': 'Added a catalyst',
  'PUT /api/admin/catalysts/:id': 'Changed a catalyst',
  'POST /api/admin/catalyst-feeds/:id/run': 'Read a news feed',
  admin: 'Made an administrator',
  'admin --reset': 'Reset a password',
} as const;

/** The calls that show what users wrote. */
export const READINGS = {
  'GET /api/admin/user/:id/activity': 'Read the texts of a user',
  'GET /api/admin/figure-events': 'Read texts behind a figure',
  'GET /api/admin/realtime-analytics': 'Read the newest texts',
  'GET /api/admin/feedbacks': 'Read feedback and its texts',
  'GET /api/admin/events': 'Read the list of events',
  'admin:watch': 'Watched the newest texts',
} as const;

export type Act = keyof typeof CHANGES | keyof typeof READINGS;

/** What is known of an act by its name in the log; null for one of another version. */
export function wordsOfAct(act: string): string | null {
  return new Map<string, string>(Object.entries({ ...CHANGES, ...READINGS })).get(act) ?? null;
}

const KINDS = ['changes', 'readings'];

/** What GET /api/admin/acts may be asked. */
export class AdminActsQuery extends AdminListQuery {
  /** Is found in the names of who did something and of whom it was done to, whatever the case. */
  @IsOptional()
  @MaxLength(LIMITS.searchMax, { message: `Search for at most ${LIMITS.searchMax} characters` })
  @IsString({ message: 'q must be text' })
  q?: string;

  @IsOptional()
  @IsIn(KINDS, { message: 'kind must be changes or readings' })
  kind?: 'changes' | 'readings';
}

/** An act of the log, as GET /api/admin/acts lists it, the newest first. */
export interface AdminAct {
  id: string;
  createdAt: string;
  act: string;
  /** A username; `PIN` for a visitor with the PIN, `npm run admin` for the command. */
  actor: string;
  /** Null for both of those. */
  actorId: number | null;
  /** The network address that it came from; empty for the command. */
  address: string;
  /** A user's name, or what else it was done to; null where it was done to nothing in particular. */
  subject: string | null;
  subjectId: number | null;
  /** False for a change that was refused or failed. */
  isDone: boolean;
}
