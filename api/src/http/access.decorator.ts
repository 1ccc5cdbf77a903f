import { SetMetadata } from '@nestjs/common';

/**
 * Who may use a route: anybody, whoever has a session (also with a first password that must be changed), whoever is signed
 * in, administrators, administrators and who unlocked the dashboards, or whoever sends the PIN.
 */
export type Audience = 'public' | 'session' | 'user' | 'admin' | 'dashboards' | 'pin';

export const AUDIENCE = 'audience';

/** States who may use a route. A route without it answers nobody. */
export const Access = (audience: Audience) => SetMetadata(AUDIENCE, audience);
