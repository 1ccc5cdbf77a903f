import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '@copydesk/config';

const example = readFileSync(join(__dirname, '../.env.example'), 'utf8');
const entries = [...example.matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(
  ([, name = '', value = '']) => [name, value] as const,
);
const documented = entries.map(([name]) => name);

/** Used by docker-compose.yml itself, not by the processes. */
const composeOnly = ['POSTGRES_PASSWORD'];

/** Reads the configuration from an environment that notes what it is asked for. */
function namesRead(): Set<string> {
  const names = new Set<string>();
  const values: Record<string, string> = {
    DATABASE_URL: 'postgres://a',
    REDIS_URL: 'redis://a',
    SESSION_SECRET: randomBytes(32).toString('hex'),
  };
  for (const NODE_ENV of ['development', 'production']) {
    readConfig(
      new Proxy(
        { ...values, NODE_ENV },
        {
          get: (target: Record<string, string>, name) => {
            names.add(String(name));
            return target[String(name)];
          },
        },
      ),
    );
  }
  return names;
}

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
    for (const name of ['SESSION_SECRET', 'POSTGRES_PASSWORD']) {
      expect(example).toMatch(new RegExp(`Make one with: .+\\n${name}=\\n`));
    }
  });
});
