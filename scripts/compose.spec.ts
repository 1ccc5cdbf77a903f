import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namesRead } from './names-read';

const compose = readFileSync(join(__dirname, '../docker-compose.yml'), 'utf8');
const stack = readFileSync(join(__dirname, 'stack.yml'), 'utf8');

/** The blocks below a line of so many blanks, by their names. */
function blocksOf(text: string, blanks: number): Map<string, string> {
  const parts = text.split(new RegExp(`^ {${blanks}}([\\w-]+):(?: &\\w+)?$`, 'm')).slice(1);
  return new Map(Array.from({ length: parts.length / 2 }, (_, at) => [parts[2 * at] ?? '', parts[2 * at + 1] ?? '']));
}

const top = blocksOf(compose, 0);
const services = blocksOf(top.get('services') ?? '', 2);

/** The variables that a block names, with those of the blocks that it takes over. */
function variablesOf(block = ''): string[] {
  const own = [...block.matchAll(/^ +([A-Z][A-Z\d_]+):/gm)].map(([, name = '']) => name);
  const taken = [...block.matchAll(/<<: \*(places|work)/g)].flatMap(([, name]) => variablesOf(top.get(`x-${name}`)));
  return [...own, ...taken];
}

const whoHas = (name: string) =>
  [...services].filter(([, block]) => variablesOf(block).includes(name)).map(([who]) => who);

test.each([
  ['OPENAI_API_KEY', ['worker']],
  ['PERPLEXITY_API_KEY', ['worker']],
  ['HTTPS_PROXY', ['worker']],
  ['SESSION_SECRET', ['api']],
  ['SSO_PRIVATE_KEY', ['api']],
  ['ADMIN_PIN', ['api']],
  ['ADMIN_INITIAL_PASSWORD', ['migrate']],
  ['POSTGRES_PASSWORD', ['postgres']],
  ['DATABASE_PASSWORD', ['role']],
])('%s is handed to %j alone', (name, who) => {
  expect(whoHas(name)).toEqual(who);
});

test("the superuser's password is used by Postgres and by what makes the role, and nothing takes a whole file", () => {
  const users = [...services].filter(([, block]) => block.includes('{POSTGRES_PASSWORD')).map(([name]) => name);
  expect(users).toEqual(['postgres', 'role']);
  expect(top.get('x-places')).toContain('DATABASE_URL: postgres://copydesk:${DATABASE_PASSWORD:?');
  expect(compose).not.toContain('env_file');
});

test('every variable that is read is handed to the api, to a worker, or to the set-up', () => {
  const handed = ['migrate', 'api', 'worker'].flatMap((name) => variablesOf(services.get(name)));
  expect([...namesRead()].filter((name) => !handed.includes(name))).toEqual([]);
});

test.each([...services.keys()])('%s has no rights that it does not need, and bounds', (name) => {
  const block = services.get(name) ?? '';
  expect(block).toMatch(/<<: \*(confined|copydesk)\n/);
  expect(block).toMatch(/^ {4}mem_limit: \w+\n {4}pids_limit: \d+$/m);
  expect(block).toMatch(/networks: \[/);
});

test('Redis asks for the password that the product has', () => {
  expect(services.get('redis')).toMatch(/requirepass \$\$REDISCLI_AUTH\n/);
  expect(services.get('redis')).toContain('REDISCLI_AUTH: ${REDIS_PASSWORD:?');
  expect(top.get('x-places')).toMatch(/REDIS_URL: redis:\/\/:\$\{REDIS_PASSWORD:\?[^}]+\}@redis/);
});

test('what is confined may gain no rights and write nowhere', () => {
  expect(top.get('x-copydesk')).toContain('<<: *confined');
  const confined = top.get('x-confined') ?? '';
  for (const line of [
    'cap_drop: [ALL]',
    "security_opt: ['no-new-privileges:true']",
    'read_only: true',
    'volumes: [*tmp]',
  ])
    expect(confined).toContain(line);
});

test('Postgres and Redis are on a network without a way out, and the api listens on this machine alone', () => {
  expect(compose).toMatch(/^ {2}data:\n {4}internal: true$/m);
  for (const name of ['postgres', 'redis', 'role', 'migrate']) expect(services.get(name)).toContain('networks: [data]');
  expect(compose.match(/^ +ports:\n.*/gm)).toEqual([
    '    ports:\n      - ${PUBLISH_HOST:-127.0.0.1}:${PORT:-3000}:3000',
  ]);
});

test('between machines each of these networks is encrypted', () => {
  const networks = blocksOf(top.get('networks') ?? '', 2);
  for (const name of networks.keys())
    expect(stack).toMatch(new RegExp(`^ {2}${name}:(?: \\*encrypted|\\n {4}<<: \\*encrypted)$`, 'm'));
  expect(stack).toMatch(/&encrypted\n {2}driver: overlay\n {2}driver_opts:\n {4}encrypted: ''/);
});
