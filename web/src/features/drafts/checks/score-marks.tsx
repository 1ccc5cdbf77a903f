import { classNames } from '@/ui/class-names';
import { type LatestScore, scorePoints, toneOfScore, type VersionScore } from './scores';

const TONES = {
  good: 'border-good/30 bg-good-soft text-good',
  warn: 'border-warn/35 bg-warn-soft text-warn',
  bad: 'border-bad/35 bg-bad-soft text-bad',
};

interface ScorePillProps {
  latest: LatestScore;
  onOpen: () => void;
}

/** The score of what one sees, or in grey that of an earlier version; it opens the review. */
export function ScorePill({ latest: { version, score, isStale }, onOpen }: ScorePillProps) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className={classNames(
        'relative inline-flex h-6 shrink-0 items-center rounded-full border px-2.5 text-xs max-lg:px-2 font-medium whitespace-nowrap tabular-nums after:absolute after:-inset-2.5',
        isStale ? 'border-line-strong text-muted' : TONES[toneOfScore(score)],
      )}
    >
      <span className="max-lg:sr-only">Score&nbsp;</span>
      {score}
      {isStale && <span aria-hidden>{`, v${version.number}`}</span>}
      <span className="sr-only">{` of 10${isStale ? `, version ${version.number}` : ''}: open the review`}</span>
    </button>
  );
}

const WIDTH = 64;
const HEIGHT = 22;

/** How the score went from version to version, small; a table says it to those who do not see it. */
export function ScoreLine({ scores }: { scores: VersionScore[] }) {
  const points = scorePoints(scores, WIDTH, HEIGHT);
  const last = points.at(-1);
  return (
    <>
      <svg
        width={WIDTH}
        height={HEIGHT}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        aria-hidden
        className="shrink-0 overflow-visible"
      >
        <polyline
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          strokeWidth="1.5"
          strokeLinejoin="round"
          strokeLinecap="round"
          className="stroke-good/70"
        />
        {last && <circle cx={last.x} cy={last.y} r="2.5" className="fill-good" />}
      </svg>
      <table className="sr-only top-0">
        <caption>Score of each version</caption>
        <thead>
          <tr>
            <th scope="col">Version</th>
            <th scope="col">Score</th>
          </tr>
        </thead>
        <tbody>
          {scores.map(({ number, score }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              <td>{score}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
