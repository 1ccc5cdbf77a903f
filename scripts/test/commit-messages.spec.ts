import { execFileSync } from 'node:child_process';

function faultOf(subject: string, parents = 1): unknown {
  const commit = JSON.stringify({ hash: '1234567', parents, subject });
  const source = `import { faultOf } from './commit-messages.mjs'; console.log(JSON.stringify(faultOf(${commit})));`;
  const stdout = execFileSync(process.execPath, ['--input-type=module', '-e', source], {
    cwd: __dirname,
    encoding: 'utf8',
    stdio: 'pipe',
  });
  return JSON.parse(stdout);
}

describe('a commit', () => {
  it.each([
    'fix(chat): keep the composer editable while a request is pending',
    'docs: say how to run one test',
    'feat(api, web)!: drop the old address of exports',
    'revert: "fix(chat): keep the composer editable"',
  ])('that says %j is accepted', (subject) => {
    expect(faultOf(subject)).toBeNull();
  });

  it.each([
    ['Keep the composer editable', 'is not written as'],
    ['fix(chat): Keep the composer editable', 'is not written as'],
    ['fix(chat): keep the composer editable.', 'is not written as'],
    ['fixes(chat): keep the composer editable', 'is not written as'],
    [`fix(chat): ${'a'.repeat(62)}`, '73 characters'],
  ])('that says %j is refused', (subject, fault) => {
    expect(faultOf(subject)).toContain(fault);
  });

  it('that merges is refused', () => {
    expect(faultOf('fix(chat): keep the composer editable', 2)).toContain('merge');
  });
});
