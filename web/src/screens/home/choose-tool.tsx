import { WRITERS } from '@copydesk/contracts';
import { ArrowRight, FileText, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Handed, nameOfHanded } from '@/features/documents/intake/handed-file';
import type { Material } from '@/features/documents/intake/material';
import { AngleList } from '@/features/angles/angle-choice';
import { materialName } from '@/features/angles/material-name';
import { useAngles } from '@/features/angles/use-angles';
import type { AngleOfBrief } from '@/lib/offered-angles';
import { type ReadMaterial, StartedReading } from '@/features/documents/intake/started-reading';
import { doorOf } from '@/features/tools/tool-door';
import { useTools } from '@/features/tools/use-tools';
import { isSignedOut } from '@/lib/http-error';
import { endedSession } from '@/lib/signals';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';

interface ChooseToolProps {
  material: Material;
  onChoose: (handed: Handed, route: string, idea: AngleOfBrief) => void;
  onFailed: (error: unknown) => void;
  onLeave: () => void;
}

/** The tools that write from a document, HotList first. The document is read meanwhile. */
export default function ChooseTool({ material, onChoose, onFailed, onLeave }: ChooseToolProps) {
  const known = useTools().data;
  const closed = (name: string) => known?.some((tool) => tool.name === name && doorOf(tool).kind === 'closed');
  const tools = WRITERS.filter(({ name, document }) => document && !closed(name));
  const { stage, read, take } = useReading(material, onFailed);
  const [idea, setIdea] = useState<AngleOfBrief>({});
  const angles = useAngles({
    of: read && materialName(read),
    request: read?.documentId ? { documentId: read.documentId } : { content: read?.reading.text ?? '' },
    kept: idea.offered ?? null,
    asks: true,
    onOffered: (offered) => setIdea((before) => ({ ...before, offered })),
  });
  const name = nameOfHanded(material);
  return (
    <Card aria-label="Choose what to write" className="flex flex-col gap-3.5 p-4.5">
      <div className="flex items-center gap-2.5">
        <FileText className="size-4.5 shrink-0 text-accent" strokeWidth={1.75} aria-hidden />
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium">{name}</p>
          <p role="status" className="text-sm text-muted">
            {stage}
          </p>
        </div>
        <Button variant="quiet" size="icon" aria-label={`Remove ${name}`} onClick={onLeave}>
          <X className="size-4" aria-hidden />
        </Button>
      </div>
      <section aria-labelledby="angles" className="flex flex-col gap-1.5">
        <h2 id="angles" className="text-sm font-semibold">
          Angles
        </h2>
        {/* Its room is kept while the document is read: what is pressed stays where it is. */}
        <AngleList
          angles={read ? angles : { ...angles, state: 'running' }}
          angle={idea.angle ?? ''}
          none="Choose later"
          onChoose={(angle) => setIdea((before) => ({ ...before, angle }))}
        />
      </section>
      <p className="text-muted">What should we write from it?</p>
      <div className="flex flex-wrap gap-2">
        {tools.map(({ name: tool, title, route }, index) => (
          <Button
            key={tool}
            autoFocus={index === 0}
            variant={index === 0 ? 'main' : 'plain'}
            onClick={() => onChoose(take(), route, idea)}
          >
            {title}
            <ArrowRight className="size-4" aria-hidden />
          </Button>
        ))}
      </div>
    </Card>
  );
}

/** Reads at once. `take` hands the reading on; one that nobody takes is stopped. */
function useReading(material: Material, onFailed: (error: unknown) => void) {
  const [stage, setStage] = useState('');
  const [read, setRead] = useState<ReadMaterial | null>(null);
  const reading = useRef<StartedReading | null>(null);
  const fail = useEffectEvent((error: unknown) => {
    reading.current = null;
    if (!isSignedOut(error)) return onFailed(error);
    setStage('');
    endedSession.tell();
  });
  useEffect(() => {
    const started = new StartedReading(material);
    reading.current = started;
    started.follow({ onStage: setStage, onRead: () => undefined });
    started.result.then(
      (result) => {
        const { pages, notice } = result.reading;
        const extent = pages === null ? 'Read' : `${pages} ${pages === 1 ? 'page' : 'pages'} read`;
        setStage(notice ? `${extent}. ${notice}` : extent);
        setRead(result);
      },
      (error: unknown) => reading.current === started && fail(error),
    );
    return () => {
      if (reading.current !== started) return;
      reading.current = null;
      started.stop();
    };
  }, [material]);
  const take = (): Handed => {
    const handed = reading.current ?? material;
    reading.current = null;
    return handed;
  };
  return { stage, read, take };
}
