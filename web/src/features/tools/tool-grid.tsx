import type { AppResponse } from '@copydesk/contracts';
import { ArrowRight, Clock, FileText, Lock, type LucideIcon, Mail, Megaphone, Share2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonStyle } from '@/ui/button-style';
import { Card } from '@/ui/card';
import { classNames } from '@/ui/class-names';
import { LoadFailureCard } from '@/ui/load-failure';
import { Pill } from '@/ui/pill';
import { Skeleton } from '@/ui/skeleton';
import { OpenExternal } from './open-external';
import { doorOf } from './tool-door';
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
  return (
    <div className={GRID}>
      {tools.data.map((tool) => (
        <ToolCard key={tool.id} tool={tool} />
      ))}
      <ComingTools />
    </div>
  );
}

function ToolCard({ tool }: { tool: AppResponse }) {
  const door = doorOf(tool);
  const isClosed = door.kind === 'closed';
  return (
    <Card
      aria-label={tool.displayName}
      className={classNames(
        'flex min-h-44 flex-col gap-3 p-4.5 transition-colors duration-150',
        isClosed ? 'border-dashed bg-transparent' : 'hover:border-line-strong',
      )}
    >
      <div className="flex items-center gap-3">
        <ToolIcon name={tool.icon} isClosed={isClosed} />
        <h3
          className={classNames('min-w-0 flex-1 truncate text-[0.9375rem] font-semibold', isClosed && 'text-muted')}
          title={tool.displayName}
        >
          {tool.displayName}
        </h3>
        <Pill>{tool.category}</Pill>
      </div>
      <p className={classNames('line-clamp-3 flex-1', isClosed ? 'text-faint' : 'text-muted')}>{tool.description}</p>
      {door.kind === 'screen' && (
        <Link
          to={door.to}
          aria-label={`Create New: ${tool.displayName}`}
          className={buttonStyle('plain', 'small', 'self-start')}
        >
          Create New
          <ArrowRight className="size-4" aria-hidden />
        </Link>
      )}
      {door.kind === 'external' && <OpenExternal url={door.url} name={tool.displayName} />}
      {door.kind === 'closed' && (
        <p className="flex h-8 items-center gap-2 text-sm text-faint">
          {door.why === 'Locked' && <Lock className="size-4" aria-hidden />}
          {door.why}
        </p>
      )}
    </Card>
  );
}

const ICONS: Record<string, LucideIcon> = {
  mail: Mail,
  'share-2': Share2,
  megaphone: Megaphone,
  'file-text': FileText,
};

function ToolIcon({ name, isClosed = false }: { name: string | null; isClosed?: boolean }) {
  const Icon = ICONS[name ?? ''] ?? FileText;
  return (
    <span
      aria-hidden
      className={classNames(
        'grid size-9 shrink-0 place-items-center rounded-md',
        isClosed ? 'bg-raised text-faint' : 'bg-lifted text-accent',
      )}
    >
      <Icon className="size-4.5" strokeWidth={1.75} />
    </span>
  );
}

const COMING = ['Renewal campaign bot', 'Telesales copy bot', 'Telegram bot'];

function ComingTools() {
  return COMING.map((name) => (
    <div
      key={name}
      role="group"
      aria-label={name}
      aria-disabled
      className="flex items-center gap-3 rounded-lg border border-dashed border-line px-4.5 py-4 text-faint"
    >
      <Clock className="size-4" strokeWidth={1.75} aria-hidden />
      <span className="min-w-0 flex-1 truncate">{name}</span>
      <span className="text-sm">Coming soon</span>
    </div>
  ));
}
