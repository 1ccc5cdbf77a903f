import { X } from 'lucide-react';
import type { BriefCatalysts } from '../use-brief-catalysts';

/** The catalysts that go with the email: their sources are kept with it. */
export function ChosenList({ catalysts: { chosen, remove } }: { catalysts: BriefCatalysts }) {
  if (chosen.length === 0) return null;
  return (
    <ul aria-label="Catalysts added" className="flex flex-col gap-1">
      {chosen.map((catalyst) => (
        <li
          key={catalyst.id}
          className="flex items-center gap-1 rounded-md border border-line bg-field pl-2.5 text-xs text-muted"
        >
          <span className="min-w-0 flex-1 truncate" title={catalyst.title}>
            {catalyst.title}
          </span>
          <button
            type="button"
            aria-label={`Remove ${catalyst.title}`}
            onClick={() => remove(catalyst)}
            className="grid size-8 shrink-0 place-items-center rounded-md transition-colors max-md:size-11 duration-150 hover:text-text"
          >
            <X className="size-3.5" aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
