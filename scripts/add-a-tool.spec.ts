import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(__dirname, '..');
const FOLDERS = ['api', 'worker', 'libs', 'web/src', 'web/e2e', 'scripts'];
const FILES = ['package.json', 'tsconfig.json', 'jest.config.mjs'];
const MINUTE = 60_000;

/** What the added tool must have, asked in the copy. */
const ASKED = `import 'reflect-metadata';
import { appTypeOf, NO_BRAND, requestClassOf, TOOLS, toolInput, WRITERS, type ToolInput } from '@copydesk/contracts';
import { promptOf } from '@copydesk/tools';
import { validateSync } from 'class-validator';
import { shippedApps } from '../api/src/apps/shipped-apps';
import { GenerateController } from '../api/src/writing/generate.controller';
import { routeOfTool, toolOfRoute } from '../web/src/lib/tool-routes';

const NAME = 'teaser-generator';
const writer = WRITERS.find(({ name }) => name === NAME);
const input: ToolInput = toolInput('generate-teaser', { story: 'Copper passed $10,000.' });

test('it has a row, a call, a request, a job, a screen and a title', () => {
  expect(TOOLS.map(({ name }) => name)).toContain(NAME);
  expect(shippedApps).toContainEqual(expect.objectContaining({ name: NAME, displayName: 'Teaser' }));
  expect(Reflect.getMetadata('path', Object.getOwnPropertyDescriptor(GenerateController.prototype, 'generate')?.value)).toContain('generate-teaser');
  const [refused] = writer ? validateSync(new (requestClassOf(writer))()) : [];
  expect(Object.values(refused?.constraints ?? {})).toContain('Story is required');
  expect(input.tool).toBe(NAME);
  expect(promptOf(input, { windowTokens: 8_192, brand: NO_BRAND, today: '2026-01-01', fence: '3f9a1c07' }).messages[1]?.content).toContain('Copper passed $10,000.');
  expect(routeOfTool(NAME)).toBe('/teaser');
  expect(toolOfRoute('/teaser')?.title).toBe('Teaser');
  expect(appTypeOf(NAME)).toBe(NAME);
});
`;

/** The steps of the recipe: a file to write, or lines to put into one. */
function readRecipe(): { path: string; kind: string; body: string }[] {
  const section =
    readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8').split('\n## Add a tool\n')[1]?.split('\n## ')[0] ?? '';
  return [...section.matchAll(/```(ts|diff) (\S+)\n([\s\S]*?)```/g)].map(([, kind = '', path = '', body = '']) => ({
    kind,
    path,
    body,
  }));
}

/** A hunk says what a place looks like before and after: each line begins with a blank, a minus or a plus. */
function applyDiff(text: string, diff: string): string {
  return diff.split('...\n').reduce((changed, hunk) => {
    const lines = hunk.trimEnd().split('\n');
    const side = (out: string) => lines.filter((line) => !line.startsWith(out)).map((line) => line.slice(1));
    const before = side('+').join('\n');
    if (changed.split(before).length !== 2)
      throw new Error(`The recipe names a place that is not there once:\n${before}`);
    return changed.replace(before, () => side('-').join('\n'));
  }, text);
}

test(
  'the recipe for a tool adds one with four files',
  () => {
    const copy = mkdtempSync(join(tmpdir(), 'copydesk-recipe-'));
    try {
      for (const path of [...FOLDERS, ...FILES]) cpSync(join(root, path), join(copy, path), { recursive: true });
      symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
      const recipe = readRecipe();
      for (const { path, kind, body } of recipe) {
        const place = join(copy, path);
        mkdirSync(dirname(place), { recursive: true });
        writeFileSync(place, kind === 'ts' ? body : applyDiff(readFileSync(place, 'utf8'), body));
      }
      expect(new Set(recipe.map(({ path }) => path)).size).toBe(4);
      writeFileSync(join(copy, 'scripts/added-tool.spec.ts'), ASKED);
      const run = (program: string, ...args: string[]) =>
        execFileSync(process.execPath, [join(root, 'node_modules', program), ...args], { cwd: copy, stdio: 'pipe' });
      run('typescript/bin/tsc', '-p', 'tsconfig.json');
      run(
        'jest/bin/jest.js',
        '--selectProjects=unit',
        '--testTimeout=240000',
        '--runTestsByPath',
        'scripts/added-tool.spec.ts',
        'libs/tools/src/tools.spec.ts',
      );
    } catch (error) {
      // What the programs said is why they failed.
      const { stdout = '', stderr = '' } = error as { stdout?: Buffer; stderr?: Buffer };
      throw new Error(`${String(error)}\n${stdout.toString()}\n${stderr.toString()}`, { cause: error });
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  },
  10 * MINUTE,
);
