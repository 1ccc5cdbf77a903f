import type { VersionScore } from './version-scores';
import { scorePoints } from './score-points';

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
