import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Times and memory are measured on a machine that does other things too.
jest.retryTimes(2);

function run(source: string, args: string[] = [], env: Record<string, string> = {}): unknown {
  const stdout = execFileSync(process.execPath, [...args, '--input-type=module', '-e', source], {
    cwd: __dirname,
    encoding: 'utf8',
    stdio: 'pipe',
    env,
  });
  return JSON.parse(stdout);
}

test('a token tells how long ago it was sent, wherever a text is cut', () => {
  const source = `
    import { ageOf, header, tokenAt, tokensIn } from './tokens.mjs';
    const now = Date.now();
    Date.now = () => now - 1_234;
    const text = header + Array.from({ length: 100 }, (_, place) => tokenAt(place)).join('');
    Date.now = () => now;
    const cuts = [header.length - 1, header.length, header.length + 4, header.length + 5, text.length];
    console.log(JSON.stringify({
      whole: cuts.map((cut) => tokensIn(text.slice(0, cut))),
      ages: [0, 18, 19, 98].map((place) => ageOf(text, place)),
    }));`;
  expect(run(source)).toEqual({ whole: [0, 0, 0, 1, 100], ages: [1_234, 1_234, null, 1_234] });
});

test('a process tells how long its event loop was blocked, and what it holds beyond its waste', () => {
  const folder = mkdtempSync(join(tmpdir(), 'copydesk-loop-'));
  const source = `
    import { held, watchEventLoop } from './machine.mjs';
    const blocked = await watchEventLoop(${JSON.stringify(folder)}, process.pid);
    await new Promise((resolve) => setTimeout(resolve, 20));
    const until = performance.now() + 300;
    while (performance.now() < until);
    await new Promise((resolve) => setTimeout(resolve, 20));
    const longest = await blocked();
    const before = await held(${JSON.stringify(folder)}, process.pid);
    const kept = Array.from({ length: 10 }, (_, n) => new Array(2 ** 17).fill(n));
    for (let n = 0; n < 100; n++) new Array(2 ** 17).fill(n);
    const after = await held(${JSON.stringify(folder)}, process.pid);
    console.log(JSON.stringify({ longest, kept: kept.length, grown: after.heap - before.heap }));`;
  try {
    const told = run(source, ['--import', './probe.mjs'], { BENCH_PROBE: folder });
    expect(told).toMatchObject({ longest: expect.any(Number), grown: expect.any(Number) });
    const { longest, grown } = told as { longest: number; grown: number };
    expect(longest).toBeGreaterThan(290);
    expect(grown).toBeGreaterThan(9);
    expect(grown).toBeLessThan(12);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
