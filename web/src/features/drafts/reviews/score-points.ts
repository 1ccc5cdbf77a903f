import type { VersionScore } from './version-scores';

const EDGE = 3;
const BEST = 10;

/** Where each score stands in a picture of that size: versions from left to right, 10 at the top, 1 at the bottom. */
export function scorePoints(scores: VersionScore[], width: number, height: number): { x: number; y: number }[] {
  const first = scores[0]?.number ?? 0;
  const range = Math.max(1, (scores.at(-1)?.number ?? 0) - first);
  return scores.map(({ number, score }) => ({
    x: round(EDGE + ((number - first) / range) * (width - 2 * EDGE)),
    y: round(EDGE + ((BEST - score) / (BEST - 1)) * (height - 2 * EDGE)),
  }));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
