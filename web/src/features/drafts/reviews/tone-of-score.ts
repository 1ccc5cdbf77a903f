/** How a score from 1 to 10 is coloured. */
export function toneOfScore(score: number): 'good' | 'warn' | 'bad' {
  if (score >= 8) return 'good';
  return score >= 5 ? 'warn' : 'bad';
}
