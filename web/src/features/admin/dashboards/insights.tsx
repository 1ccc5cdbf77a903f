import {
  FIRST_EMAIL_STEPS,
  type AdminAppUsageResponse,
  type InsightsResponse,
  type ToolCost,
} from '@copydesk/contracts';
import { formatCount, formatShare } from '@/lib/format-numbers';
import { BarList } from './bar-list';
import { formatNumber } from './format-event';
import { Nothing, Panel, RowsSkeleton } from './panel';

const STEPS = [
  ['visited', 'Visited'],
  ['generated', 'Generated'],
  ['refined', 'Refined'],
  ['copied', 'Copied'],
  ['saved', 'Saved'],
] as const;

/** How far users come, each step against all who were there. */
export function FunnelPanel({ funnel }: { funnel: InsightsResponse['funnel'] | undefined }) {
  return (
    <Panel title="From visit to saved email" about="Users of the last 30 days, by what they did">
      {!funnel && <RowsSkeleton label="Loading the steps" />}
      {funnel?.visited === 0 && <Nothing>No active users in this period.</Nothing>}
      {funnel && funnel.visited > 0 && (
        <BarList
          rows={STEPS.map(([step, name]) => ({
            key: step,
            name,
            value: funnel[step],
            text: `${formatNumber(funnel[step], 'user')} · ${formatShare(funnel[step] / funnel.visited)}`,
          }))}
        />
      )}
    </Panel>
  );
}

export function FirstEmailPanel({ firstEmail }: { firstEmail: InsightsResponse['firstEmail'] | undefined }) {
  return (
    <Panel
      title="Time to first email"
      about="Users who joined in the last 30 days, by how soon their first email was written"
      aside={firstEmail && describeMedian(firstEmail.medianMinutes)}
    >
      {!firstEmail && <RowsSkeleton label="Loading the times" />}
      {firstEmail?.joined === 0 && <Nothing>No new users in this period.</Nothing>}
      {firstEmail && firstEmail.joined > 0 && (
        <BarList
          rows={stepsOf(firstEmail).map(({ name, users }) => ({
            key: name,
            name,
            value: users,
            text: formatNumber(users, 'user'),
          }))}
        />
      )}
    </Panel>
  );
}

function stepsOf({ within, later, notYet }: InsightsResponse['firstEmail']): { name: string; users: number }[] {
  return [
    ...FIRST_EMAIL_STEPS.map((step, at) => {
      const before = FIRST_EMAIL_STEPS[at - 1];
      const name = before ? `${formatMinutes(before)} to ${formatMinutes(step)}` : `Within ${formatMinutes(step)}`;
      return { name, users: within[at] ?? 0 };
    }),
    { name: 'Later', users: later },
    { name: 'Not yet', users: notYet },
  ];
}

export function describeMedian(minutes: number | null): string | undefined {
  return minutes === null ? undefined : `Half within ${formatMinutes(Math.max(1, Math.ceil(minutes)))}`;
}

/** '5 minutes', '3 hours', '2 days': rounded up, so that 'within' stays true. */
export function formatMinutes(minutes: number): string {
  if (minutes < 60) return formatNumber(minutes, 'minute');
  return minutes < 48 * 60 && minutes !== 24 * 60
    ? formatNumber(Math.ceil(minutes / 60), 'hour')
    : formatNumber(Math.ceil(minutes / (24 * 60)), 'day');
}

/** What a written email costs, changes and checks included; in tokens where no model has a price. */
export function CostPanel({ tools }: { tools: ToolCost[] | undefined }) {
  const written = tools?.filter(({ emails }) => emails > 0);
  const isPriced = written?.some(({ costPerEmail }) => costPerEmail !== null);
  return (
    <Panel
      title="Cost per email"
      about={`What models ${isPriced === false ? 'used' : 'cost'} in the last 30 days for each email that was written, changes and checks included; a campaign counts as one`}
    >
      {!written && <RowsSkeleton label="Loading the costs" />}
      {written?.length === 0 && <Nothing>No emails were written in this period.</Nothing>}
      {written && written.length > 0 && (
        <BarList
          rows={written.map((tool) => ({
            key: tool.appId ?? 'none',
            name: tool.appName ?? 'No tool',
            value: isPriced ? (tool.costPerEmail ?? 0) : tokensPerEmail(tool),
            text: isPriced
              ? formatCostPerEmail(tool)
              : `${tool.isEstimated ? '~ ' : ''}${formatCount(tokensPerEmail(tool))} tokens · no price`,
          }))}
        />
      )}
    </Panel>
  );
}

function tokensPerEmail({ inputTokens, outputTokens, emails }: ToolCost): number {
  return Math.round((inputTokens + outputTokens) / emails);
}

/** '$0.0042': two digits that say something, whatever it costs. */
export function formatCostPerEmail({
  costPerEmail,
  isPartial,
  isEstimated,
}: Pick<ToolCost, 'costPerEmail' | 'isPartial' | 'isEstimated'>): string {
  if (costPerEmail === null) return 'No price';
  const digits = costPerEmail >= 1 || costPerEmail === 0 ? 2 : Math.min(8, 1 - Math.floor(Math.log10(costPerEmail)));
  const dollars = `$${costPerEmail.toFixed(Math.max(2, digits))}`;
  if (isPartial) return `≥ ${dollars}`;
  return isEstimated ? `~ ${dollars}` : dollars;
}

/** How much of the figures in drafts a source proves. */
export function TracedPanel({ tools }: { tools: AdminAppUsageResponse[] | undefined }) {
  const traced = tools?.flatMap(({ appId, appName, figuresTraced }) =>
    figuresTraced === null ? [] : [{ appId, appName, figuresTraced }],
  );
  return (
    <Panel
      title="Figures traced"
      about="The average share of the figures in a draft that a source proves, of the drafts of the last 30 days"
    >
      {!traced && <RowsSkeleton label="Loading the shares" />}
      {traced?.length === 0 && <Nothing>No drafts with figures in this period.</Nothing>}
      {traced && traced.length > 0 && (
        <BarList
          most={1}
          rows={traced.map(({ appId, appName, figuresTraced }) => ({
            key: appId,
            name: appName,
            value: figuresTraced,
            text: formatShare(figuresTraced),
          }))}
        />
      )}
    </Panel>
  );
}
