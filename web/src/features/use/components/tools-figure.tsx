import type { OwnUseResponse } from '@copydesk/contracts';
import { Card } from '@/ui/card';
import { sayCount } from '@/lib/say-count';

interface ToolsFigureProps {
  tools: OwnUseResponse['tools'];
  toolName: (appId: number) => string;
}

/** A bar for each tool, with its number in words: it needs no table beside it. */
export function ToolsFigure({ tools, toolName }: ToolsFigureProps) {
  const most = Math.max(1, ...tools.map(({ generations }) => generations));
  return (
    <Card aria-labelledby="by-tool" className="flex min-w-0 flex-col gap-4 p-4.5 sm:p-5">
      <header>
        <h2 id="by-tool" className="font-semibold">
          By tool
        </h2>
        <p className="text-sm text-muted">All your generations so far</p>
      </header>
      {tools.length === 0 ? (
        <p className="grid flex-1 place-items-center text-center text-muted">No generation yet.</p>
      ) : (
        <ul className="flex flex-col gap-4">
          {tools.map(({ appId, generations }) => (
            <li key={appId} className="flex flex-col gap-1.5">
              <p className="flex justify-between gap-4">
                <span className="min-w-0 truncate">{toolName(appId)}</span>
                <span className="text-muted tabular-nums">{sayCount(generations)}</span>
              </p>
              <span aria-hidden className="h-2 overflow-hidden rounded-full bg-raised">
                <span
                  className="block h-full rounded-full bg-accent"
                  style={{ width: `${(generations / most) * 100}%` }}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
