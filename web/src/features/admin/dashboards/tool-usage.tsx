import type { AppUsageResponse } from '@copydesk/contracts';
import { BarList } from './bar-list';
import { Nothing, Panel, RowsSkeleton } from './panel';
import { formatNumber } from './format-event';

/** Generations of each tool, who used it, and how many each of them made on average. */
export function ToolUsage({ tools }: { tools: AppUsageResponse[] | undefined }) {
  return (
    <Panel title="Bot Usage" about="Generations per tool in the last 7 days">
      {!tools && <RowsSkeleton label="Loading the tools" />}
      {tools?.length === 0 && <Nothing>No generation data available</Nothing>}
      {tools && tools.length > 0 && (
        <BarList
          rows={tools.map(({ appId, appName, generations, uniqueUsers }) => ({
            key: appId,
            name: appName,
            value: generations,
            text: [
              formatNumber(generations, 'generation'),
              formatNumber(uniqueUsers, 'user'),
              `${(generations / Math.max(1, uniqueUsers)).toFixed(1)} per user`,
            ].join(' · '),
          }))}
        />
      )}
    </Panel>
  );
}
