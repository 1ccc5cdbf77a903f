import { formatCount } from '@/lib/format-numbers';

/** What every chart of ours looks like. */
export const AXIS = {
  stroke: 'var(--color-line-strong)',
  tick: { fill: 'var(--color-muted)', fontSize: 12 },
  tickLine: false,
  tickMargin: 6,
} as const;

/** Of whole numbers, up to a million, to be read at the left. */
export const COUNT_AXIS = {
  ...AXIS,
  axisLine: false,
  allowDecimals: false,
  width: 56,
  tickFormatter: formatCount,
} as const;

export const GRID = { vertical: false, stroke: 'var(--color-line)' } as const;

export const TOOLTIP = {
  cursor: { fill: 'var(--color-raised)', stroke: 'var(--color-line-strong)' },
  isAnimationActive: false,
  contentStyle: {
    background: 'var(--color-lifted)',
    border: '1px solid var(--color-line-strong)',
    borderRadius: 8,
    fontSize: 13,
  },
  labelStyle: { color: 'var(--color-text)', fontWeight: 500 },
  itemStyle: { color: 'var(--color-text)' },
} as const;
