import { WRITERS } from '@copydesk/contracts';
import { ArrowRight, FileText, X } from 'lucide-react';
import { type Handed, nameOfHanded } from '@/features/documents/intake/handed-file';
import { doorOf } from '@/features/tools/tool-door';
import { useTools } from '@/features/tools/use-tools';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';

interface ChooseToolProps {
  file: Handed;
  onChoose: (route: string) => void;
  onLeave: () => void;
}

/** The tools that write from a document, HotList first. */
export default function ChooseTool({ file, onChoose, onLeave }: ChooseToolProps) {
  const known = useTools().data;
  const closed = (name: string) => known?.some((tool) => tool.name === name && doorOf(tool).kind === 'closed');
  const tools = WRITERS.filter(({ name, document }) => document && !closed(name));
  return (
    <Card aria-label="Choose what to write" className="flex flex-col gap-3.5 p-4.5">
      <div className="flex items-center gap-2.5">
        <FileText className="size-4.5 shrink-0 text-accent" strokeWidth={1.75} aria-hidden />
        <p className="min-w-0 flex-1 truncate font-medium">{nameOfHanded(file)}</p>
        <Button variant="quiet" size="icon" aria-label={`Remove ${nameOfHanded(file)}`} onClick={onLeave}>
          <X className="size-4" aria-hidden />
        </Button>
      </div>
      <p className="text-muted">What shall we write from it?</p>
      <div className="flex flex-wrap gap-2">
        {tools.map(({ name, title, route }, index) => (
          <Button
            key={name}
            autoFocus={index === 0}
            variant={index === 0 ? 'main' : 'plain'}
            onClick={() => onChoose(route)}
          >
            {title}
            <ArrowRight className="size-4" aria-hidden />
          </Button>
        ))}
      </div>
    </Card>
  );
}
