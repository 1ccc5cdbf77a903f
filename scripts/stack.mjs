import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { command, Failure } from './failure.mjs';
import { cache, root } from './places.mjs';
import { run } from './run.mjs';

// npm run stack -- IMAGE [files]: makes Copydesk's stack on a Docker Swarm, or brings it up to IMAGE: docker-compose.yml,
// what stack.yml says besides, and what files of your own do.

const [image, ...more] = process.argv.slice(2);

await command(async () => {
  if (!image) throw new Failure('Name the image: npm run stack -- registry.example.com/copydesk:1.2.0');
  const env = join(root, '.env');
  const compose = boundedForSwarm(withoutOrder(readFileSync(join(root, 'docker-compose.yml'), 'utf8')));
  mkdirSync(cache, { recursive: true });
  const base = join(cache, `stack-${process.pid}.yml`);
  try {
    writeFileSync(base, compose);
    const files = [base, join(root, 'scripts/stack.yml'), ...more].flatMap((file) => ['-c', file]);
    const settings = { ...parseEnv(readFileSync(env, 'utf8')), ...process.env, IMAGE: image };
    const args = ['stack', 'deploy', '--with-registry-auth', ...files, 'copydesk'];
    const { code } = await run('docker', args, { env: settings });
    if (code !== 0) throw new Failure('The stack was not brought up to date: Docker says why above.');
  } finally {
    rmSync(base, { force: true });
  }
});

/** A swarm knows no order of services: each waits for what it needs, or is started again. @param {string} compose */
function withoutOrder(compose) {
  let isOrder = false;
  const lines = compose.split('\n').filter((line) => {
    isOrder = line.startsWith('    depends_on:') || (isOrder && line.startsWith('     '));
    return !isOrder;
  });
  return lines.join('\n');
}

/** A swarm calls the same bounds otherwise. @param {string} compose */
function boundedForSwarm(compose) {
  return compose.replaceAll(
    /^ {4}mem_limit: (\w+)\n {4}pids_limit: (\d+)$/gm,
    '    deploy: { resources: { limits: { memory: $1, pids: $2 } } }',
  );
}
