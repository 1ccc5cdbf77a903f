import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '@copydesk/config';
import { namesRead } from './names-read';

const example = readFileSync(join(__dirname, '../.env.example'), 'utf8');
const entries = [...example.matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(
  ([, name = '', value = '']) => [name, value] as const,
);
const documented = entries.map(([name]) => name);

/** Used by docker-compose.yml itself, not by the processes. */
const composeOnly = [
  ...['POSTGRES_PASSWORD', 'DATABASE_PASSWORD', 'REDIS_PASSWORD'],
  ...['PUBLISH_HOST', 'POSTGRES_IMAGE', 'REDIS_IMAGE', 'NODE_IMAGE'],
];

describe('.env.example', () => {
  test('documents every variable that is read', () => {
    expect([...namesRead()].filter((name) => !documented.includes(name))).toEqual([]);
  });

  test('documents no variable that nobody reads', () => {
    const read = namesRead();
    expect(documented.filter((name) => !read.has(name) && !composeOnly.includes(name))).toEqual([]);
  });

  test('shows the values that hold when it is left as it is', () => {
    const needed = { DATABASE_URL: 'postgres://a', REDIS_URL: 'redis://a' };
    const filled = Object.fromEntries(entries.filter(([, value]) => value !== ''));
    expect(readConfig({ ...filled, ...needed })).toEqual(readConfig(needed));
  });

  test('says how to make each secret', () => {
    for (const name of ['SESSION_SECRET', 'POSTGRES_PASSWORD', 'DATABASE_PASSWORD', 'REDIS_PASSWORD']) {
      expect(example).toMatch(new RegExp(`Make one with: .+\\n${name}=\\n`));
    }
  });
});
