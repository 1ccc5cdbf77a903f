import { WRITERS } from '@copydesk/contracts';
import { ArrowRight, FileText, X } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { refusalOf } from '@/features/documents/check-file';
import { DropZone } from '@/features/documents/components/drop-zone';
import { handFile } from '@/features/documents/intake/handed-file';
import { doorOf } from '@/features/tools/tool-door';
import { useTools } from '@/features/tools/use-tools';
import { NEW } from '@/lib/use-fresh-brief';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { toastFailure } from '@/ui/toast/toast-store';

/** Where a document is dropped before one knows what is to become of it; who is new may take a sample. */
export function Start({ isNewHere }: { isNewHere: boolean }) {
  const navigate = useNavigate();
  const [file, setFile] = useState<File | null>(null);
  const write = (chosen: File, route: string) => {
    handFile(chosen);
    void navigate(`${route}?${NEW}`);
  };
  const take = (dropped: File) => {
    const refusal = refusalOf(dropped);
    if (refusal) toastFailure(refusal.title, refusal.description);
    else setFile(dropped);
  };
  const takeSample = async () => {
    const { sampleFiling } = await import('./sample-filing');
    write(sampleFiling(new Date()), WRITERS[0].route);
  };
  if (file) {
    return <ChooseTool file={file} onChoose={(route) => write(file, route)} onLeave={() => setFile(null)} />;
  }
  return (
    <section aria-label="Start from a document" className="flex flex-col gap-2.5">
      <DropZone onFile={take} invitation="Drop a filing, a call or a page: we read it, you choose the angle" />
      {isNewHere && (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1.5 text-muted">
          <span>No document at hand?</span>
          <Button size="small" onClick={() => void takeSample()}>
            Try a sample filing
          </Button>
          <span className="text-sm text-faint">The quarterly report of a company we made up.</span>
        </p>
      )}
    </section>
  );
}

interface ChooseToolProps {
  file: File;
  onChoose: (route: string) => void;
  onLeave: () => void;
}

/** The tools that write from a document, HotList first. */
function ChooseTool({ file, onChoose, onLeave }: ChooseToolProps) {
  const known = useTools().data;
  const closed = (name: string) => known?.some((tool) => tool.name === name && doorOf(tool).kind === 'closed');
  const tools = WRITERS.filter(({ name, document }) => document && !closed(name));
  return (
    <Card aria-label="Choose what to write" className="flex flex-col gap-3.5 p-4.5">
      <div className="flex items-center gap-2.5">
        <FileText className="size-4.5 shrink-0 text-accent" strokeWidth={1.75} aria-hidden />
        <p className="min-w-0 flex-1 truncate font-medium">{file.name}</p>
        <Button variant="quiet" size="icon" aria-label={`Remove ${file.name}`} onClick={onLeave}>
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
