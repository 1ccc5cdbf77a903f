import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(__dirname, '..');

/** A file, what it imports, and the rule that must refuse it. */
const refused: [file: string, imported: string, rule: string][] = [
  ['api/src/a.ts', '../../worker/src/free', 'api and worker never import each other'],
  ['worker/src/a.ts', '../../api/src/free', 'api and worker never import each other'],
  ['api/src/b.ts', '../../libs/live/src/inner', 'nobody reaches past the index of a lib'],
  ['api/src/c.ts', '@copydesk/testing', 'testing is for tests'],
  ['api/src/d.ts', 'bullmq', 'only libs/jobs imports bullmq|@nestjs/bullmq'],
  ['worker/src/b.ts', 'openai', 'only libs/model imports openai'],
  ['worker/src/c.ts', 'typeorm', 'only libs/database imports typeorm|@nestjs/typeorm|pg'],
  ['api/src/e.ts', 'nowhere', 'every import is found'],
  ['libs/live/src/a.ts', '@copydesk/jobs', 'lib live imports redis, observability, config, contracts, figures, text'],
  ['libs/live/src/b.ts', '../../redis/src/inner', 'no lib reaches past the index of another'],
  ['libs/text/src/a.ts', 'node:fs', 'contracts, figures and text run in the browser: no Node, no Nest'],
  ['libs/text/src/b.ts', 'fs', 'contracts, figures and text run in the browser: no Node, no Nest'],
  ['libs/figures/src/a.ts', 'node:fs', 'contracts, figures and text run in the browser: no Node, no Nest'],
  ['libs/contracts/src/a.ts', '@nestjs/common', 'contracts, figures and text run in the browser: no Node, no Nest'],
  ['libs/testing/src/a.ts', '../../../api/src/free', 'libs import neither api, worker nor web'],
  ['libs/brand-new/src/a.ts', '@copydesk/text', 'a new lib says in scripts/boundaries.cjs what it may import'],
  ['web/src/lib/a.ts', '@copydesk/config', 'web imports contracts, figures and text alone'],
  ['web/src/features/one/a.ts', '@/features/two/free', 'no feature imports another'],
  ['web/src/features/admin/one/a.ts', '@/features/admin/two/free', 'no feature imports another'],
  ['web/src/features/one/b.ts', '@/screens/one/free', 'features import ui and lib alone'],
  ['web/src/screens/two/a.ts', '@/screens/one/free', 'no screen imports another'],
  ['web/src/screens/two/b.ts', '@/app/free', 'screens do not import app'],
  ['web/src/ui/a.ts', '@/features/two/free', 'ui and lib import no screen and no feature'],
  ['web/src/lib/b.ts', '@/ui/free', 'lib does not import ui'],
  ['libs/redis/src/a.ts', 'only-for-development', 'what runs in production is a dependency, not a devDependency'],
];

const allowed: [file: string, imported: string][] = [
  ['api/src/fine.ts', '@copydesk/jobs'],
  ['libs/jobs/src/fine.ts', 'bullmq'],
  ['libs/live/src/fine.ts', '@copydesk/redis'],
  ['libs/live/src/fine.spec.ts', '@copydesk/testing'],
  ['web/src/app/fine.ts', '@/screens/one/free'],
  ['web/src/screens/one/fine.ts', '@/features/one/free'],
  ['web/src/features/one/fine.ts', '@copydesk/text'],
  ['web/src/ui/fine.ts', '@/lib/free'],
  ['libs/contracts/src/fine.ts', 'class-validator'],
];

const libs = ['config', 'contracts', 'text', 'redis', 'live', 'jobs', 'testing'];
const free = [
  'api/src',
  'worker/src',
  'web/src/app',
  'web/src/screens/one',
  'web/src/features/one',
  'web/src/features/two',
  'web/src/features/admin/two',
  'web/src/ui',
  'web/src/lib',
];
const packages = ['bullmq', 'openai', 'typeorm', '@nestjs/common', 'class-validator'];

describe('the boundaries', () => {
  const tree = mkdtempSync(join(tmpdir(), 'copydesk-boundaries-'));
  let violations: { from: string; rule: { name: string } }[];

  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), text);
  };

  beforeAll(() => {
    for (const lib of libs) write(`libs/${lib}/src/index.ts`, 'export const a = 1;');
    for (const lib of libs) write(`libs/${lib}/src/inner.ts`, 'export const a = 1;');
    for (const folder of free) write(`${folder}/free.ts`, 'export const a = 1;');
    for (const name of [...packages, 'only-for-development']) {
      write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
      write(`node_modules/${name}/index.js`, 'exports.a = 1;');
    }
    const dependencies = Object.fromEntries(packages.map((name) => [name, '1.0.0']));
    write('package.json', JSON.stringify({ dependencies, devDependencies: { 'only-for-development': '1.0.0' } }));
    write('jest.config.mjs', '');
    write('api/src/round/a.ts', "export { a } from '../about/a';");
    write('api/src/round/b.ts', 'export const a = 1;');
    write('api/src/about/a.ts', 'export const a = 1;');
    write('api/src/about/b.ts', "export { a } from '../round/b';");
    for (const [file, imported] of [...refused, ...allowed]) write(file, `export { a } from '${imported}';`);
    for (const name of ['boundaries.cjs', 'boundaries.tsconfig.json']) {
      cpSync(join(root, 'scripts', name), join(tree, 'scripts', name));
    }
    const args = ['--config', 'scripts/boundaries.cjs', '--output-type', 'json', 'api', 'worker', 'libs', 'web/src'];
    const { stdout } = spawnSync(join(root, 'node_modules/.bin/depcruise'), args, { cwd: tree, encoding: 'utf8' });
    violations = (JSON.parse(stdout) as { summary: { violations: typeof violations } }).summary.violations;
  }, 120_000);

  afterAll(() => rmSync(tree, { recursive: true }));

  test.each(refused)('%s may not import %s: %s', (file, _imported, rule) => {
    expect(violations.filter(({ from }) => from === file).map((violation) => violation.rule.name)).toContain(rule);
  });

  test('folders may not import each other in a circle, whatever their files do', () => {
    const inCircles = violations.filter(({ rule }) => rule.name === 'no cycles between folders');
    expect(inCircles.map(({ from }) => from)).toEqual(expect.arrayContaining(['api/src/about', 'api/src/round']));
  });

  test.each(allowed)('%s may import %s', (file) => {
    expect(violations.filter(({ from }) => from === file)).toEqual([]);
  });
});
