import type { UserRole } from './account';

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
  createdAt: string;
  totalGenerations: number;
  /** The newest event; null where there is none. */
  lastActivity: string | null;
}

/** Told, with 403, to a disabled user who signs in with the right password. */
export const ACCOUNT_DISABLED = 'This account is disabled. Please ask an administrator.';
