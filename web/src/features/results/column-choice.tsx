import { Field } from '@/ui/field';
import { Select } from '@/ui/select';
import { REPORT_FIELDS, type Columns, type ReportField } from './columns';
import type { Report } from './read-report';

const NAMES: Record<ReportField, string> = {
  name: 'Subject or title',
  sent: 'Sent or delivered',
  opened: 'Opened',
  clicked: 'Clicked',
  sold: 'Sold',
  unsubscribed: 'Unsubscribed',
  sentOn: 'Day',
};

interface ColumnChoiceProps {
  report: Report;
  columns: Columns;
  onChoose: (field: ReportField, at: number | null) => void;
}

/** Which column of a report says what, each with its first value. */
export function ColumnChoice({ report, columns, onChoose }: ColumnChoiceProps) {
  const sample = (at: number | null) => (at === null ? undefined : report.rows[0]?.cells[at]?.slice(0, 60));
  return (
    <section aria-label="Columns" className="flex flex-col gap-3">
      <div>
        <h2 className="font-semibold">Columns</h2>
        <p className="text-sm text-muted">
          Choose columns with numbers of people, not rates. Your choice is kept for the next report of this kind.
        </p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {REPORT_FIELDS.map((field) => (
          <Field key={field} label={NAMES[field]} hint={sample(columns[field])}>
            {(control) => (
              <Select
                {...control}
                value={columns[field] ?? ''}
                onChange={({ target }) => onChoose(field, target.value === '' ? null : Number(target.value))}
              >
                <option value="">Not in this file</option>
                {report.headers.map((name, at) => (
                  <option key={at} value={at}>
                    {name || `Column ${at + 1}`}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
      </div>
    </section>
  );
}
