import type { ThreadResponse } from '@copydesk/contracts';
import type { Version } from '../thread/versions';

export interface VersionScore {
  number: number;
  score: number;
}

/** Score by message. */
export function scoresOf({ reviews }: ThreadResponse): Map<string, number> {
  return new Map(reviews.map(({ messageId, review }) => [messageId, review.score]));
}

/** The scores of the versions that have one, in order. */
export function versionScores(versions: Version[], scores: Map<string, number>): VersionScore[] {
  return versions.flatMap(({ id, number }) => {
    const score = scores.get(id);
    return score === undefined ? [] : [{ number, score }];
  });
}

export interface LatestScore {
  version: Version;
  score: number;
  /** True where the words on the screen are not those of the version. */
  isStale: boolean;
}

/** The score of these words; where they have none, that of the newest version up to `number` that has one. */
export function latestScore(
  versions: Version[],
  scores: Map<string, number>,
  shown: { text: string; number: number },
): LatestScore | null {
  const scored = versions.flatMap((version) => {
    const score = scores.get(version.id);
    return score === undefined ? [] : [{ version, score }];
  });
  const own = scored.findLast(({ version }) => version.text === shown.text);
  const earlier = scored.findLast(({ version }) => version.number <= shown.number);
  const found = own ?? earlier;
  return found ? { ...found, isStale: found !== own } : null;
}

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

/** How a score from 1 to 10 is colored. */
export function toneOfScore(score: number): 'good' | 'warn' | 'bad' {
  if (score >= 8) return 'good';
  return score >= 5 ? 'warn' : 'bad';
}
