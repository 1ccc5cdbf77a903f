import type { AppResponse } from '@copydesk/contracts';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonStyle } from '@/ui/button-style';
import { Card } from '@/ui/card';
import { Pill } from '@/ui/pill';
import { ToolIcon } from './tool-icon';

interface ToolCardProps {
  tool: AppResponse;
  to: string;
}

export function ToolCard({ tool, to }: ToolCardProps) {
  return (
    <Card
      aria-label={tool.displayName}
      className="flex min-h-44 flex-col gap-3 p-4.5 transition-colors duration-150 hover:border-line-strong"
    >
      <div className="flex items-center gap-3">
        <ToolIcon name={tool.icon} />
        <h3 className="min-w-0 flex-1 truncate text-[0.9375rem] font-semibold">{tool.displayName}</h3>
        <Pill>{tool.category}</Pill>
      </div>
      <p className="line-clamp-3 flex-1 text-muted">{tool.description}</p>
      <Link
        to={to}
        aria-label={`Create New: ${tool.displayName}`}
        className={buttonStyle('plain', 'small', 'self-start')}
      >
        Create New
        <ArrowRight className="size-4" aria-hidden />
      </Link>
    </Card>
  );
}
