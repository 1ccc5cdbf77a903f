import { tellBriefly } from '@/lib/results/describe-result';
import { Select } from '@/ui/select';
import type { LeftRow, ReadyRow } from './report-rows';

const LIST = 'max-h-96 divide-y divide-line overflow-y-auto rounded-md border border-line';

/** The rows that are brought in, each with the email that it is about. */
export function ReadyRows({ rows }: { rows: ReadyRow[] }) {
  return (
    <section aria-label="Ready" className="flex flex-col gap-2">
      <h2 className="font-semibold">{rows.length === 1 ? '1 email is ready' : `${rows.length} emails are ready`}</h2>
      <ul aria-label="Ready" tabIndex={0} className={LIST}>
        {rows.map(({ line, result, target: { title, hasResult } }) => (
          <li key={line} className="flex flex-col px-3 py-2">
            <span dir="auto" className="font-medium break-words">
              {title}
            </span>
            <span className="text-sm text-muted tabular-nums">
              {tellBriefly(result)}
              {hasResult && '; replaces the results it has'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface LeftRowsProps {
  rows: LeftRow[];
  /** Says which email a line means. */
  onChoose: (line: number, target: string) => void;
}

/** The rows that are not brought in, and why. */
export function LeftRows({ rows, onChoose }: LeftRowsProps) {
  return (
    <section aria-label="Left out" className="flex flex-col gap-2">
      <h2 className="font-semibold">{rows.length === 1 ? '1 row is left out' : `${rows.length} rows are left out`}</h2>
      <ul aria-label="Left out" tabIndex={0} className={LIST}>
        {rows.map(({ line, name, problem, choices }) => (
          <li key={line} className="flex flex-col gap-1 px-3 py-2">
            <span dir="auto" className="break-words">
              <span className="text-faint tabular-nums">Line {line} </span>
              {name}
            </span>
            <span className="text-sm text-warn">{problem}</span>
            {choices.length > 0 && (
              <Select
                aria-label={`Which email line ${line} is about`}
                className="h-9 max-w-sm text-sm max-md:h-11"
                value=""
                onChange={({ target }) => onChoose(line, target.value)}
              >
                <option value="">Choose the email</option>
                {choices.map(({ kind, id, title }, at) => (
                  <option key={`${kind}/${id}`} value={`${kind}/${id}`}>
                    {title} ({kind === 'own' ? 'of a brand' : at === 0 ? 'newest saved' : `saved, number ${id}`})
                  </option>
                ))}
              </Select>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
