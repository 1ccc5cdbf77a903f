import {
  isGiven,
  LIMITS,
  type AnglesRequest,
  type AnotherAngleRequest,
  type Brief,
  type Shape,
  type ThreadResponse,
} from '@copydesk/contracts';
import { firstCharacters } from '@copydesk/text';
import { useState } from 'react';
import type { OfferedAngles } from '@/lib/offered-angles';
import { useStoredState } from '@/lib/use-stored-state';
import { Button } from '@/ui/button';
import { Panel } from '@/ui/panel';
import { AngleChoice } from './angle-choice';
import { useAngles } from './use-angles';

interface AnglesPanelProps {
  thread: ThreadResponse;
  brief: Brief;
  another: {
    isPending: boolean;
    write: (asked: AnotherAngleRequest, then: { onSuccess: () => void }) => void;
  };
  isBusy: boolean;
  onClose: () => void;
}

const VERSION = 1;

/** Other angles for an email that is there: the chosen one becomes its next version, written anew from its brief. */
export default function AnglesPanel({ thread, brief, another, isBusy, onClose }: AnglesPanelProps) {
  const now = ideaOf(brief);
  const [typed, setTyped] = useStoredState(`another-angle:${thread.id}`, VERSION, '');
  const [shape, setShape] = useState<Shape | null>(now.shape ?? null);
  const [kept, setKept] = useStoredState<OfferedAngles | null>(`angles:${thread.id}`, VERSION, null);
  const angles = useAngles({
    of: `thread ${thread.id}`,
    request: requestOf(thread, brief, now.angle),
    kept,
    asks: true,
    onOffered: setKept,
  });
  const angle = typed.trim();
  const write = () =>
    another.write(
      { angle, ...(shape && { shape }) },
      {
        onSuccess: () => {
          setTyped('');
          onClose();
        },
      },
    );
  return (
    <Panel title="Another angle" onClose={onClose}>
      <div className="flex flex-col gap-3">
        {now.angle && (
          <p className="text-sm text-muted">
            This email is about: <span className="text-text">{now.angle}</span>
          </p>
        )}
        <AngleChoice
          angles={angles}
          angle={typed}
          shape={shape}
          none="None of these"
          onChange={({ angle: next, shape: built }) => {
            if (next !== undefined) setTyped(next);
            if (built !== undefined) setShape(built);
          }}
        />
        <Button
          variant="main"
          disabled={isBusy || another.isPending || angle === ''}
          onClick={() => {
            angles.stop();
            write();
          }}
        >
          {another.isPending ? 'Sending...' : 'Write it as a new version'}
        </Button>
        <p className="text-sm text-muted">
          The email is written anew from its brief. The version before stays, and changes by hand are not carried over.
        </p>
      </div>
    </Panel>
  );
}

/** What a draft was written from, as angles are asked for it. */
function requestOf(thread: ThreadResponse, { input }: Brief, angle = ''): AnglesRequest {
  const given = new Map<string, unknown>(Object.entries(input));
  const text = (...names: string[]) =>
    names.flatMap((name) => {
      const value = given.get(name);
      return isGiven(value) ? [firstCharacters(value.trim(), LIMITS.longTextMax)] : [];
    });
  const content = given.get('fileContent');
  const news = text('catalyst', 'catalystContext').join('\n\n');
  const about = text('eventInfo', 'additionalContext', 'productService', 'keyBenefits').join('\n\n');
  return {
    ...(thread.document ? { documentId: thread.document.id } : isGiven(content) && { content }),
    ...(news && { news: firstCharacters(news, LIMITS.longTextMax) }),
    ...(about && { about: firstCharacters(about, LIMITS.longTextMax) }),
    ...(thread.catalysts.length > 0 && { catalystIds: thread.catalysts.map(({ id }) => id) }),
    ...(angle && { offered: [angle] }),
    ...(thread.brand && { brandId: thread.brand.id, offerId: thread.brand.offer?.id ?? null }),
  };
}

function ideaOf({ input }: Brief): { angle?: string | undefined; shape?: Shape | undefined } {
  return 'angle' in input || 'shape' in input ? input : {};
}
