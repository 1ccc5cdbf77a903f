import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const BUILT = join(__dirname, '../../../dist/libs/threads/src/yield-to-others.js');

/** The priority of a process that yields, which was started with another one. */
function priorityAfter(nice: number): number {
  const source = `require(${JSON.stringify(BUILT)}).yieldToOthers(); console.log(require('node:os').getPriority());`;
  const output = execFileSync('nice', ['-n', String(nice), process.execPath, '-e', source], { encoding: 'utf8' });
  return Number(output);
}

test.each([
  [0, 5],
  [10, 10],
  [15, 15],
])('what begins at a priority of %i goes on at %i: it is lowered, and never raised', (before, after) => {
  expect(priorityAfter(before)).toBe(after);
});
