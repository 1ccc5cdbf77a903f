import type { Row } from '../document/document';
import { unitOfCell } from './cell-unit';
import { scaleOfCell } from './cell-scale';
import { readScale } from './scale';
import { readShownNumber, type ShownNumber } from '../document/table/shown-number';

const rowOf = (...labels: string[]): Row => ({ labels, cells: [] });

function shownAs(text: string): ShownNumber {
  const shown = readShownNumber(text);
  if (!shown) throw new Error(`'${text}' is no number`);
  return shown;
}

describe('unitOfCell', () => {
  it.each([
    ['Diluted earnings per share', '6.08', 'per share'],
    ['Dividends per share', '1', 'per share'],
    ['Preferred stock, stated value $1 per share', '777', 'money'],
    ['Anti-dilutive awards excluded from net income per share', '3', 'money'],
    ['Weighted-average shares outstanding', '15,408', 'shares'],
    ['Active buyers', '133', 'number'],
    ['Gross margin', '46.2', 'percent'],
    ['Net sales', '9,400', 'money'],
  ])('takes the row %j with %j as %s', (label, text, unit) => {
    expect(unitOfCell(rowOf(label), ['2024'], shownAs(text))).toBe(unit);
  });

  it.each([
    ['Net earnings per share were calculated as follows:', 'Stock options and other awards', '33.3', 'money'],
    ['Net earnings per share', 'Basic', '6.85', 'per share'],
    ['Revenue from contracts with customers:', 'Non-U.S. customers', '5,329', 'money'],
  ])('below %j takes the row %j with %j as %s', (group, label, text, unit) => {
    expect(unitOfCell(rowOf(group, label), ['2024'], shownAs(text))).toBe(unit);
  });

  it.each([
    [['Weighted-Average Grant-Date Fair Value'], '144', 'per share'],
    [['Weighted-Average Grant-Date Fair Value (in millions)'], '144', 'money'],
    [['Treasury Stock', 'Shares'], '490,878', 'shares'],
    [['Treasury Stock', 'Amount'], '28,352', 'money'],
  ])('below the heads %j takes %j as %s', (heads, text, unit) => {
    expect(unitOfCell(rowOf('Balance at June 30, 2024'), heads, shownAs(text))).toBe(unit);
  });
});

describe('scaleOfCell', () => {
  const scales = (caption: string, others: string, column: string | null) => ({
    caption: readScale(caption),
    table: readScale(`${caption}\n${others}\n${column ?? ''}`),
    column: column === null ? null : readScale(column),
    common: 6,
  });
  const scaleOf = (unit: 'money' | 'shares', said: ReturnType<typeof scales>) =>
    scaleOfCell(rowOf('Balance'), shownAs('37,204'), { unit, said });

  it('takes what the head of a column says before what is said over the table', () => {
    const said = scales('(In thousands)', '', 'Aggregate fair value (in millions)');
    expect(scaleOf('money', said)).toEqual({ power: 6, isSaid: true });
  });

  it('takes shares as printed, and for uncertain, where another column alone says a scale', () => {
    expect(scaleOf('shares', scales('', 'Intrinsic value (in thousands)', 'Number of shares'))).toEqual({
      power: 0,
      isSaid: false,
    });
    expect(scaleOf('shares', scales('', '(in thousands)', null))).toEqual({ power: 3, isSaid: true });
  });

  it('takes the scale of most tables, for uncertain, where nothing is said', () => {
    expect(scaleOf('money', scales('', '', null))).toEqual({ power: 6, isSaid: false });
  });
});
