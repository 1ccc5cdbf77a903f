import { randomBytes } from 'node:crypto';
import { readConfig } from '@copydesk/config';

/** The variables that the configuration is read from, noted by an environment as it is asked for them. */
export function namesRead(): Set<string> {
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
