import { IsString, Length } from 'class-validator';
import { ADMIN } from './admin-figures';

const PIN = { message: `The PIN has exactly ${ADMIN.pinLength} characters` };

/** Carries the PIN to each of /api/standalone/admin/*. */
export const PIN_HEADER = 'X-Admin-Pin';

/** Told, with 401, where a PIN is wrong: in the body of an unlock and in the header of a call. */
export const WRONG_PIN = 'Incorrect PIN code';

/**
 * Body of POST /api/admin/unlock. The answer sets the cookie that opens the dashboards' calls and the admin room, until
 * it is dropped (DELETE /api/admin/unlock, which a page calls as it loads, unless another page works by it) or was not
 * used for 15 minutes. With the admin role no cookie is set: the session remembers that the PIN was given. Wrong: 401; after too many wrong ones, for all but the admin role: 429 with Retry-After; where no PIN is set up: 403; without the
 * PIN-only pages (ADMIN_STANDALONE=off), for all but the admin role: 404.
 */
export class UnlockRequest {
  @Length(ADMIN.pinLength, ADMIN.pinLength, PIN)
  @IsString(PIN)
  pin!: string;
}

export interface UnlockResponse {
  unlocked: true;
}

/** Answer of GET /api/admin/unlock. */
export interface UnlockState {
  /** True for the admin role where the PIN need not be asked for: this session gave it, or none is set up. */
  isProven: boolean;
}
