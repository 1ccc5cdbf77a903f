import type { ActionCount } from '@copydesk/contracts';
import { sayCount } from '@/lib/say-count';
import { BarList } from './bar-list';
import { Nothing, Panel } from './panel';
import { RowsSkeleton } from './rows-skeleton';

export function EventDistribution({ actions }: { actions: ActionCount[] | undefined }) {
  return (
    <Panel title="Event Distribution" aside="last 7 days">
      {!actions && <RowsSkeleton label="Loading the distribution" />}
      {actions?.length === 0 && <Nothing>No analytics data</Nothing>}
      {actions && actions.length > 0 && (
        <BarList
          rows={actions.map(({ actionType, count }) => ({
            key: actionType,
            name: actionType,
            value: count,
            text: sayCount(count),
          }))}
        />
      )}
    </Panel>
  );
}
