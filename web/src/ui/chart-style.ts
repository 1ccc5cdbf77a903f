/** What every chart of ours looks like. */
export const AXIS = {
  stroke: 'var(--color-line-strong)',
  tick: { fill: 'var(--color-muted)', fontSize: 12 },
  tickLine: false,
  tickMargin: 6,
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
