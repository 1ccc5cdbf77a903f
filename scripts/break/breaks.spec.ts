import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromModule } from '../from-module';

interface Break {
  of: string[];
  by: string;
  edits: { file: string; from: string; to: string }[];
}

const breaks: Break[] = JSON.parse(fromModule('break/breaks.mjs', 'BREAKS'));
const tested: [string, string[]][] = JSON.parse(fromModule('security-md.mjs', 'testsByRequirement()'));

test('each requirement of docs/security.md that names a test is broken once', () => {
  const broken = breaks.flatMap(({ of }) => of);
  expect(broken.toSorted()).toEqual(tested.map(([number]) => number).toSorted());
});

test.each(breaks)('the test that is to find the break of $of is one that docs/security.md names', ({ of, by }) => {
  const named = new Map(tested);
  for (const number of of) expect(named.get(number)).toContain(by);
});

test.each(breaks)('what is to be broken of $of stands once where it is looked for', ({ edits }) => {
  expect(edits.length).toBeGreaterThan(0);
  const texts = new Map<string, string>();
  for (const { file, from, to } of edits) {
    const text = texts.get(file) ?? readFileSync(join(__dirname, '../..', file), 'utf8');
    expect({ file, from, times: text.split(from).length - 1 }).toEqual({ file, from, times: 1 });
    expect(to).not.toBe(from);
    texts.set(
      file,
      text.replace(from, () => to),
    );
  }
});
