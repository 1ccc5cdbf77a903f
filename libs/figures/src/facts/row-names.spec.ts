import { composedName } from './row-names';

const measureOf = (row: string) => {
  const [named] = composedName(row, row.includes('per share') ? ['per share'] : ['flow', 'balance', 'shares']);
  return named?.measure ?? null;
};

describe('composedName', () => {
  it.each([
    ['earnings before income tax expense', 'pretax income'],
    ['loss from continuing operations before provision for income taxes', 'pretax income'],
    ['total liabilities and shareholders equity', 'total liabilities and equity'],
    ['liabilities redeemable noncontrolling interest and stockholders deficit', 'total liabilities and equity'],
    ['common shareholders equity', 'equity'],
    ['purchases of treasury stock', 'share repurchases'],
    ['payments for repurchase of common stock', 'share repurchases'],
    ['cash dividends declared per share of common stock', 'dividends per share'],
    ['weighted average number of diluted shares outstanding', 'diluted shares'],
    ['net income per share basic', 'basic eps'],
  ])('reads the row %j as %s', (row, measure) => {
    expect(measureOf(row)).toBe(measure);
  });

  it.each([
    'earnings before interest and income tax',
    'purchases of stock',
    'repurchases of debt',
    'liabilities and equity method investments of others',
    'earnings per share basic and diluted',
    'shareholders',
  ])('reads nothing in the row %j', (row) => {
    expect(measureOf(row)).toBeNull();
  });
});
