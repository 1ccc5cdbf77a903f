import { IsEmail, IsOptional } from 'class-validator';
import type { UserRole } from './account';
import type { EventMetadata } from './admin-events';
import { IsFirstName, IsUsername } from './sign-in';

/**
 * An item of GET /api/admin/users (role admin), the newest account first. Pages by `Link`, the number by `X-Total-Count`.
 * POST /api/admin/users/{id}/disable and /enable answer it too; DELETE /api/admin/users/{id} answers 204.
 */
export interface AdminUserResponse {
  id: number;
  username: string;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  role: UserRole;
  /** A disabled user is signed out everywhere and cannot sign in; null where the account is open. */
  disabledAt: string | null;
  /** True until the first password is changed. */
  mustChangePassword: boolean;
  createdAt: string;
  totalGenerations: number;
  /** The newest event; null where there is none. */
  lastActivity: string | null;
}

/** Body of POST /api/admin/users. */
export class AddUserRequest {
  @IsUsername()
  username!: string;

  @IsFirstName()
  firstName?: string;

  @IsOptional()
  @IsEmail({}, { message: 'Email must be an email address' })
  email?: string;
}

/** Answer of POST /api/admin/users: the account and its first password, which no later answer contains. */
export interface AddedUserResponse {
  user: AdminUserResponse;
  password: string;
}

/** Told, with 403, to a disabled user who signs in with the right password. */
export const ACCOUNT_DISABLED = 'This account is disabled. Please ask an administrator.';

/** Something that a user did, with what was written where it was a generation. */
export interface UserEvent {
  id: string;
  actionType: string;
  appId: number | null;
  appName: string | null;
  createdAt: string;
  sessionId: string | null;
  metadata: EventMetadata | null;
  content: string | null;
}

/** Answer of GET user/{id}/activity: a user since the beginning. */
export interface UserDetailsResponse {
  user: { id: number; username: string; createdAt: string; isDisabled: boolean };
  totalAnalyticsEvents: number;
  /** Completed generations. */
  totalGenerations: number;
  copyEvents: number;
  chatEvents: number;
  lastActivity: string | null;
  /** The 10 newest. */
  analyticsEvents: UserEvent[];
  /** The 10 newest completed generations. `id` is the job's; `title` is the subject line, else the first words. */
  generations: { id: string; title: string; appName: string | null; content: string; createdAt: string }[];
  /** Events per tool and when it was last used, most used first. `appId` is null for what belongs to no tool. */
  appUsage: { appId: number | null; appName: string | null; events: number; lastUsed: string }[];
}

/** An item of GET user/{id}/sessions: a browser session of the last 7 days, the newest use first, 50 at most. */
export interface UserSessionResponse {
  sessionId: string;
  events: number;
  firstAt: string;
  lastAt: string;
}
