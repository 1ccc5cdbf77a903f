import type { AppResponse } from '@copydesk/contracts';
import { ArrowRight, Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonStyle } from '@/ui/button-style';
import { Card } from '@/ui/card';
import { classNames } from '@/ui/class-names';
import { Pill } from '@/ui/pill';
import { doorOf } from '../tool-door';
import { OpenExternal } from './open-external';
import { ToolIcon } from './tool-icon';

export function ToolCard({ tool }: { tool: AppResponse }) {
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
