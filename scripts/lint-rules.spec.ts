import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '..');

const REFUSED: [line: string, rule: string][] = [
  ['useEffect(() => part.scrollIntoView(), []);', 'copydesk(effect-body)'],
  ['useLayoutEffect(() => part?.scrollIntoView(), []);', 'copydesk(effect-body)'],
  ['React.useInsertionEffect(() => (part ? stop : undefined), []);', 'copydesk(effect-body)'],
  ['crypto.randomUUID();', 'eslint(no-restricted-properties)'],
  ['window.crypto.subtle.digest();', 'eslint(no-restricted-properties)'],
  ['navigator.clipboard.writeText();', 'eslint(no-restricted-properties)'],
  ['navigator.locks.query();', 'eslint(no-restricted-properties)'],
  ['navigator.serviceWorker.ready.then();', 'eslint(no-restricted-properties)'],
  ['new ClipboardItem({});', 'eslint(no-restricted-globals)'],
];

const ALLOWED = [
  'useEffect(() => { part.scrollIntoView(); }, []);',
  'useEffect(() => { return listen(); }, []);',
  'useEffect(() => stop, [stop]);',
  'useEffect(() => () => stop(), []);',
  'crypto.getRandomValues(new Uint8Array(16));',
];

test('an effect with a value for a body, and what a browser lacks over plain http, are refused', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-rules-'));
  try {
    const config = readFileSync(join(root, '.oxlintrc.json'), 'utf8').replace(
      '"typeAware": true',
      '"typeAware": false',
    );
    mkdirSync(join(folder, 'web/src'), { recursive: true });
    mkdirSync(join(folder, 'scripts'));
    cpSync(join(root, 'scripts/lint-rules.mjs'), join(folder, 'scripts/lint-rules.mjs'));
    writeFileSync(join(folder, '.oxlintrc.json'), config);
    writeFileSync(join(folder, 'web/src/a.js'), [...REFUSED.map(([line]) => line), ...ALLOWED].join('\n'));
    const args = [join(root, 'node_modules/oxlint/bin/oxlint'), '--format', 'json'];
    const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: { code: string; labels: { span: { line: number } }[] }[];
    };
    const found = diagnostics
      .map(({ code, labels }) => [labels[0]?.span.line, code])
      .filter(([, code]) => REFUSED.some(([, rule]) => rule === code));
    expect(found.sort((a, b) => Number(a[0]) - Number(b[0]))).toEqual(
      REFUSED.map(([, rule], index) => [index + 1, rule]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
