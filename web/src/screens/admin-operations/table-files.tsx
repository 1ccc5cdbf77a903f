import { Card } from '@/ui/card';
import { CsvLink } from '@/ui/csv-link';

const FILES = [
  { name: 'Users', path: 'users', note: 'Every account, the newest first' },
  { name: 'Events', path: 'events', note: 'Every event of the last 7 days, the newest first' },
  { name: 'App usage', path: 'app-usage', note: 'The last 7 days' },
  { name: 'User activity', path: 'user-activity', note: 'The last 7 days' },
  { name: 'Feedback', path: 'feedbacks', note: 'Every entry, with the work that it is about' },
  { name: 'Jobs', path: 'jobs', note: 'Every job, the newest first' },
  { name: 'Cost per tool', path: 'costs/tools', note: 'The last 30 days' },
  { name: 'Cost per user', path: 'costs/users', note: 'The last 30 days' },
  { name: 'Cost per day', path: 'costs/days', note: 'The last 30 days' },
  { name: 'Cost per generation', path: 'costs/generations', note: 'The last 30 days' },
];

/** Every table as a file. */
export function TableFiles() {
  return (
    <Card aria-labelledby="files" className="overflow-hidden">
      <header className="p-4">
        <h2 id="files" className="font-semibold">
          Tables as files
        </h2>
        <p className="text-sm text-muted">CSV, as every spreadsheet reads it. Nothing in it runs as a formula.</p>
      </header>
      <ul className="divide-y divide-line border-t border-line">
        {FILES.map(({ name, path, note }) => (
          <li key={path} className="flex items-center justify-between gap-4 px-4 py-2.5">
            <div className="min-w-0">
              <p className="font-medium">{name}</p>
              <p className="text-sm text-muted">{note}</p>
            </div>
            <CsvLink href={`/api/admin/${path}?format=csv`} name={name} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
