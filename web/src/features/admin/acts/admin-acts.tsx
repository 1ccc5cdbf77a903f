import { PIN_VISITOR, wordsOfAct, type AdminAct } from '@copydesk/contracts';
import { formatDateTime } from '@/lib/format-date';
import { CsvLink } from '@/ui/csv-link';
import { ListCard, ListSearch } from '@/ui/list-card';
import { Pill } from '@/ui/pill';
import { ToggleGroup } from '@/ui/toggle-group';
import { csvOfActs, useActs, type ActKind, type AskedActs } from './queries';

const OPTIONS = [
  { value: 'all', label: 'All' },
  { value: 'changes', label: 'Changes' },
  { value: 'readings', label: 'Readings' },
] as const;

interface AdminActsProps extends AskedActs {
  onAsk: (asked: AskedActs) => void;
}

/** What administrators did, and whose texts were read. */
export function AdminActs({ q, kind, onAsk }: AdminActsProps) {
  const list = useActs({ q, kind });
  return (
    <ListCard
      title="Log"
      list={list}
      action={<CsvLink href={csvOfActs({ q, kind })} name="the log" />}
      filters={
        <>
          <ToggleGroup
            label="Which entries"
            options={OPTIONS}
            value={kind ?? 'all'}
            onChange={(value) => onAsk({ q, kind: kindOf(value) })}
          />
          <ListSearch list={list} q={q} placeholder="Search names" onSearch={(text) => onAsk({ q: text, kind })} />
        </>
      }
      nothing={q ? 'No matches found. Try other words.' : 'Nothing is in the log yet.'}
    >
      {list.items.map((act) => (
        <ActRow key={act.id} act={act} />
      ))}
    </ListCard>
  );
}

/** The entries that an address names; null where it names none. */
export function kindOf(value: string | null): ActKind | null {
  return value === 'changes' || value === 'readings' ? value : null;
}

function ActRow({ act: { act, actor, address, subject, isDone, createdAt } }: { act: AdminAct }) {
  return (
    <li className="px-4 py-3">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="min-w-0 break-words">
          <span className="font-medium">{wordsOfAct(act) ?? act}</span>
          {subject !== null && <span dir="auto">: {subject}</span>}
        </span>
        {!isDone && <Pill tone="warn">Not done</Pill>}
      </p>
      <p className="mt-0.5 flex flex-wrap gap-x-3 text-sm text-muted tabular-nums">
        <span className="break-all">{actor === PIN_VISITOR ? 'A visitor with the PIN' : actor}</span>
        {address !== '' && <span>From {address}</span>}
        <span>{formatDateTime(createdAt)}</span>
      </p>
    </li>
  );
}
