import type { ThreadResponse } from '@copydesk/contracts';
import type { Version } from '../threads/versions-of';

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
