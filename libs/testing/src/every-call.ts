import { generateKeyPairSync } from 'node:crypto';
import { WRITERS } from '@copydesk/contracts';
import { PIN, rightCalls, rightValue, type Said } from './right-calls';
import type { Things } from './things';

/** A right call of a route, by its name in the table of routes. */
export interface Call extends Said {
  route: string;
  method: string;
  /** With the query. */
  path: string;
  body?: object;
  foreign?: Record<string, number>;
}

/** What must be set up for every call to have a right answer. */
export function allOpen(): Record<string, string> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return { ADMIN_PIN: PIN, EDITORIAL_APP_URL: 'https://editorial.example', SSO_PRIVATE_KEY: key };
}

type Line = Omit<Call, 'route' | 'method' | 'path'> & { query?: object };

/** A right call of each route. */
export function everyCall(things: Things): Call[] {
  return Object.entries<Line>({ ...rightCalls(things), ...writersCalls(things) }).map(
    ([route, { query = {}, ...line }]) => {
      const [method = '', pattern = ''] = (route.split('?')[0] ?? '').split(' ');
      const names: Record<string, string> = {
        id: line.of ? things[line.of] : '',
        waiverId: things.waiver,
        confirmationId: things.confirmation,
        emailId: things.brandEmail,
        jobId: things.job,
        number: '1',
        cik: '1045810',
        part: method === 'PUT' ? 'email2' : 'email1',
        table: 'tools',
        name: 'rodchief-bot',
      };
      const asked = String(new URLSearchParams({ ...query }));
      const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) => names[name] ?? '') + (asked && `?${asked}`);
      return { ...line, route, method, path };
    },
  );
}

/** The calls of the writers, as the table of tools has them. */
function writersCalls(things: Things): Record<string, Line> {
  return Object.fromEntries(
    WRITERS.map(({ call, fields }) => {
      const own = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, rightValue(field, things)]));
      const body = { ...own, brandId: things.brand, offerId: things.offer };
      const foreign = { brandId: 404, offerId: 404, ...('documentId' in body && { documentId: 404 }) };
      return [`POST /api/${call}`, { who: 'user', status: 202, body, foreign }];
    }),
  );
}
