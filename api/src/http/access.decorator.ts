import { SetMetadata } from '@nestjs/common';

/** Who may use a route: anybody, whoever is signed in, or administrators. */
export type Audience = 'public' | 'user' | 'admin';

export const AUDIENCE = 'audience';

/** States who may use a route. A route without it answers nobody. */
export const Access = (audience: Audience) => SetMetadata(AUDIENCE, audience);
