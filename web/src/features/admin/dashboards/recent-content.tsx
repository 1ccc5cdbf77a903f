import { ADMIN, type RealtimeResponse, type RecentGeneration } from '@copydesk/contracts';
import { countCharacters } from '@copydesk/text';
import { useState } from 'react';
import { formatDateTime, formatMoment } from '@/lib/format-date';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { FormattedText } from '@/ui/formatted-text';
import { CopyButton } from './copy-button';
import { FactList, FormInput } from './facts';
import { Nothing, Panel, RowsSkeleton } from './panel';
import { cutDraft, formOf, formatLength, formatNumber, formatUser, threadOf } from './format-event';

interface RecentContentProps {
  title: string;
  realtime: RealtimeResponse | undefined;
}

/** What was written in the last 24 hours, the newest on top. */
export function RecentContent({ title, realtime }: RecentContentProps) {
  const [opened, setOpened] = useState<RecentGeneration | null>(null);
  const generations = realtime?.recentGenerations;
  return (
    <Panel
      title={title}
      about="The newest of the last 24 hours"
      aside={realtime && `${formatNumber(realtime.generationEvents, 'generation event')} in 24 hours`}
    >
      {!generations && <RowsSkeleton label="Loading the generations" />}
      {generations?.length === 0 && <Nothing>No recent generations found</Nothing>}
      {generations && generations.length > 0 && (
        <ul
          tabIndex={0}
          aria-label="Recent generations"
          className="-mx-2 flex max-h-160 flex-col divide-y divide-line overflow-y-auto px-2"
        >
          {generations.map((generation) => (
            <GenerationRow key={generation.id} generation={generation} onView={() => setOpened(generation)} />
          ))}
        </ul>
      )}
      {opened && <GenerationDialog generation={opened} onClose={() => setOpened(null)} />}
    </Panel>
  );
}

function GenerationRow({ generation, onView }: { generation: RecentGeneration; onView: () => void }) {
  const { username, appName, createdAt, content, metadata } = generation;
  const thread = threadOf(metadata);
  return (
    <li className="flex flex-col gap-2 py-4">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="max-w-full min-w-0 truncate font-medium">{formatUser(username)}</span>
        <span className="text-muted">{appName}</span>
        <time dateTime={createdAt} className="ml-auto text-sm text-muted tabular-nums">
          {formatMoment(createdAt)}
        </time>
      </p>
      <div dir="auto" className="font-serif text-lg break-words">
        {content === null ? 'No content available' : <FormattedText text={cutDraft(content, ADMIN.preview)} />}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted tabular-nums">
        <span>{formatLength(countCharacters(content ?? ''))}</span>
        {thread && <span className="font-mono text-xs">{thread}</span>}
        <Button size="small" className="ml-auto" onClick={onView}>
          View Full
        </Button>
      </div>
    </li>
  );
}

interface GenerationDialogProps {
  generation: RecentGeneration;
  onClose: () => void;
}

const STATUS: Record<string, string> = { generation_completed: 'Completed' };

/** A generation, whole. */
function GenerationDialog({ generation, onClose }: GenerationDialogProps) {
  const { username, appName, createdAt, content, actionType, metadata } = generation;
  const facts = [
    { name: 'User', value: formatUser(username) },
    { name: 'App', value: appName ?? 'No tool' },
    { name: 'Created', value: formatDateTime(createdAt) },
    { name: 'Length', value: formatLength(countCharacters(content ?? '')) },
    { name: 'Status', value: STATUS[actionType] ?? actionType },
    { name: 'Thread', value: metadata?.threadId ?? 'none' },
  ];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="wide"
      title="Generated content"
      footer={content !== null && <CopyButton text={content}>Copy Content</CopyButton>}
    >
      <div className="flex flex-col gap-5">
        <FactList facts={facts} />
        {content === null ? (
          <p className="text-muted">No content available</p>
        ) : (
          <div dir="auto" className="border-t border-line pt-4 font-serif text-draft">
            <FormattedText text={content} />
          </div>
        )}
        <FormInput form={formOf(metadata)} />
      </div>
    </Dialog>
  );
}
