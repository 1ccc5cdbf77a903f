import { IsString, Length } from 'class-validator';
import { ADMIN } from './admin-figures';

const PIN = { message: `The PIN has exactly ${ADMIN.pinLength} characters` };

/** Carries the PIN to each of /api/standalone/admin/*. */
export const PIN_HEADER = 'X-Admin-Pin';

/** Told, with 401, where a PIN is wrong: in the body of an unlock and in the header of a call. */
export const WRONG_PIN = 'Incorrect PIN code';

/**
 * Body of POST /api/admin/unlock. The answer sets the cookie that opens the dashboards' calls and the admin room, until
 * it is dropped (DELETE /api/admin/unlock, which a page calls as it loads) or was not used for 15 minutes. Wrong: 401;
 * after too many wrong ones, for all but the admin role: 429 with Retry-After; where no PIN is set up: 403; without the
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
