import { createHash } from 'node:crypto';

/** A digest of what was asked for, whatever the order of its fields. */
export function hashOf(name: string, body: object): string {
  const fields = Object.entries(body)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([name, fields]))
    .digest('hex');
}
