import type { AppResponse } from '@copydesk/contracts';
import { ArrowRight, Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { NEW } from '@/lib/use-fresh-brief';
import { buttonStyle } from '@/ui/button-style';
import { Card } from '@/ui/card';
import { LoadFailureCard } from '@/ui/load-failure';
import { Pill } from '@/ui/pill';
import { Skeleton } from '@/ui/skeleton';
import { OpenExternal } from './open-external';
import { doorOf, type ToolDoor } from './tool-door';
import { ToolMark } from './tool-mark';
import { useTools } from './use-tools';

const SKELETONS = ['1', '2', '3', '4', '5', '6'];
const GRID = 'grid gap-3.5 sm:grid-cols-2 lg:grid-cols-3';

export function ToolGrid() {
  const tools = useTools();
  if (tools.isPending) {
    return (
      <div role="status" aria-label="Loading the tools" className={GRID}>
        {SKELETONS.map((key) => (
          <Skeleton key={key} className="h-44 rounded-lg" />
        ))}
      </div>
    );
  }
  if (tools.isError) {
    return (
      <LoadFailureCard onRetry={tools.refetch}>The tools could not be loaded. What you saved is safe.</LoadFailureCard>
    );
  }
  const doors = tools.data.map((tool) => ({ tool, door: doorOf(tool) }));
  const later = doors.flatMap(({ tool, door }) =>
    door.kind === 'closed' && door.why !== 'Switched off' ? [{ name: tool.displayName, why: door.why }] : [],
  );
  return (
    <div className="flex flex-col gap-5">
      <div className={GRID}>
        {doors.map(({ tool, door }) => door.kind !== 'closed' && <ToolCard key={tool.id} tool={tool} door={door} />)}
      </div>
      <Later tools={[...later, ...COMING]} />
    </div>
  );
}

type OpenDoor = Exclude<ToolDoor, { kind: 'closed' }>;

function ToolCard({ tool, door }: { tool: AppResponse; door: OpenDoor }) {
  return (
    <Card
      aria-label={tool.displayName}
      className="flex flex-col gap-3 p-4.5 transition-colors duration-150 hover:border-line-strong"
    >
      <div className="flex items-center gap-3">
        <ToolMark icon={tool.icon} />
        <h3 className="min-w-0 flex-1 truncate font-semibold" title={tool.displayName}>
          {tool.displayName}
        </h3>
        <Pill>{tool.category}</Pill>
      </div>
      <p className="line-clamp-3 flex-1 text-muted">{tool.description}</p>
      {door.kind === 'screen' && (
        <Link
          to={`${door.to}?${NEW}`}
          aria-label={`Create New: ${tool.displayName}`}
          className={buttonStyle('plain', 'small', 'self-start')}
        >
          Create New
          <ArrowRight className="size-4" aria-hidden />
        </Link>
      )}
      {door.kind === 'external' && <OpenExternal url={door.url} name={tool.displayName} />}
    </Card>
  );
}

interface LaterTool {
  name: string;
  why: Exclude<Extract<ToolDoor, { kind: 'closed' }>['why'], 'Switched off'>;
}

const COMING: LaterTool[] = ['Renewal campaign bot', 'Telesales copy bot', 'Telegram bot'].map((name) => ({
  name,
  why: 'Coming soon',
}));

/** The tools that cannot be used yet, in one line. */
function Later({ tools }: { tools: LaterTool[] }) {
  return (
    <section
      aria-labelledby="later"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-dashed border-line px-4.5 py-3 text-sm text-faint"
    >
      <h3 id="later" className="font-medium text-muted">
        Later
      </h3>
      {tools.map(({ name, why }) => (
        <p key={name} role="group" aria-label={name} aria-disabled className="flex items-center gap-1.5">
          {why === 'Locked' && <Lock className="size-3.5" aria-hidden />}
          <span className="text-muted">{name}</span>
          <span>{why}</span>
        </p>
      ))}
    </section>
  );
}
