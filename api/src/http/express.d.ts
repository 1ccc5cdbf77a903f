import type { User as CopydeskUser } from '@copydesk/database';

declare global {
  namespace Express {
    // Passport puts the signed-in user on the request under this type.
    interface User extends CopydeskUser {}
    interface Request {
      id: string;
    }
  }
}

declare module 'express-session' {
  interface SessionData {
    passport?: { user?: number };
    device?: string | null;
    /** ISO 8601. */
    signedInAt?: string;
    /** Of the password that it was opened with; 1 where it is missing. */
    passwordVersion?: number;
    /** Proves that the PIN of the dashboards was given in it. */
    pinProof?: string;
  }
}
