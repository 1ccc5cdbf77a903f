import { execFileSync } from 'node:child_process';

/** What an expression of a module of scripts/ answers, which Jest cannot load itself. */
export function fromModule(file: string, expression: string): string {
  const source = `import * as module from './${file}'; console.log(JSON.stringify(module.${expression}));`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', source], {
    cwd: __dirname,
    encoding: 'utf8',
    stdio: 'pipe',
  });
}
