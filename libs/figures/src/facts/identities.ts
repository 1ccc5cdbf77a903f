import type { MeasureId } from './fact';

export interface Identity {
  left: MeasureId[];
  right: MeasureId[];
  /** How far both sides may be apart, as a share of the first term. */
  slack?: number;
}

/** Sums that hold in every statement, as the terms on both sides of an equation. */
export const IDENTITIES: Identity[] = [
  { left: ['revenue'], right: ['cost of revenue', 'gross profit'] },
  { left: ['gross profit'], right: ['operating expenses', 'operating income'] },
  { left: ['revenue'], right: ['costs and expenses', 'operating income'] },
  { left: ['revenue'], right: ['cost of revenue', 'operating expenses', 'operating income'] },
  { left: ['revenue'], right: ['costs and expenses', 'pretax income'] },
  { left: ['pretax income'], right: ['income tax expense', 'net income'] },
  { left: ['total assets'], right: ['total liabilities and equity'] },
  { left: ['total assets'], right: ['total liabilities', 'equity'] },
  // Effects of exchange rates stand beside the cash flows of a year.
  {
    left: ['operating cash flow', 'investing cash flow', 'financing cash flow'],
    right: ['change in cash'],
    slack: 0.02,
  },
];

export const TAXED = ['pretax income', 'income tax expense', 'net income'];

/** Results, which may well be below zero; brackets around another figure may only say that it is taken away. */
export const SIGNED: ReadonlySet<MeasureId> = new Set(
  IDENTITIES.flatMap(({ left, right }) => [...left, ...right])
    .concat('diluted eps', 'basic eps')
    .filter((measure) => measure !== 'income tax expense'),
);
