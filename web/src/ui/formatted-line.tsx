import type { Run } from '@copydesk/text';

export function FormattedLine({ runs }: { runs: Run[] }) {
  return runs.map((run, index) =>
    run.bold ? (
      <strong key={index} className="font-semibold">
        {run.text}
      </strong>
    ) : (
      <span key={index}>{run.text}</span>
    ),
  );
}
