import type { DocumentContent, Place, Row, Table } from '../document/document';
import { wordsOf } from '../lexicon/normalise';
import { type Calendar, learnCalendar } from './calendar';
import { type ColumnTime, timeOf } from './column-time';
import type { Day } from './days';
import { isChangeHead, isTimeHead } from './heads';
import { timeOfRow } from './row-days';
import { readScale, type Scale } from './scale';
import { kindOf } from './statement-kind';
import { readShownNumber, type ShownNumber } from './shown-number';

/** A figure of a table by its surroundings. Uncertain is what had to be assumed. */
export interface TableFact extends Place {
  table: Table;
  row: Row;
  column: number;
  /** Its column compares others: a change. */
  isChange: boolean;
  /** How many digits stand behind the printed point. */
  decimals: number;
  isScaleSaid: boolean;
  isPeriodSaid: boolean;
  labels: string[];
  heads: string[];
  /** In whole units, with its sign. */
  value: number;
  unit: 'money' | 'per share' | 'shares' | 'percent' | 'points' | 'multiple' | 'number';
  /** The power of ten that the printed number was multiplied with. */
  scale: number;
  /** `months` is 0 for a day; null where the period cannot be said. */
  period: { months: number; end: Day } | null;
  /** Its head names a year and no more: what flows is of that year, a balance of its last day. */
  isOfYear: boolean;
  /** What the value rests on is said in the heads of its own table. */
  isCertain: boolean;
}

/** The figures of all tables of a document, by their heads, captions and the company's calendar. */
export function readTableFacts(content: DocumentContent, calendar = learnCalendar(content)): TableFact[] {
  const tables = goingOn(content.blocks.filter((block) => block.kind === 'table'));
  const common = commonScale(tables);
  return tables.flatMap((table) => factsOf(table, { text: content.text, calendar, common }));
}

/** A head that names a part of a statement and no time begins no other columns: 'LIABILITIES AND EQUITY' stands over the same days. */
function goingOn(tables: Table[]): Table[] {
  let before: Table | undefined;
  return tables.map((table) => {
    const isSame = before?.caption === table.caption && before.columns.length === table.columns.length;
    const isTimeless = table.columns.every(({ heads }) => heads.length > 0 && heads.every((head) => !isTimeHead(head)));
    const columns = isSame && isTimeless ? before?.columns : undefined;
    before = columns ? { ...table, columns } : table;
    return before;
  });
}

/** The scale that most tables say; it is assumed where a table says none. */
function commonScale(tables: Table[]): number {
  const votes = new Map<number, number>();
  for (const table of tables) {
    const { money } = readScale(headingOf(table));
    if (money !== null) votes.set(money, (votes.get(money) ?? 0) + table.rows.length);
  }
  return [...votes].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

/** All that is said over a table, its own heads first. */
export function headingOf({ caption, columns, section, rows }: Table): string {
  // The line over the first row may be the last line of the heading: '(Dollars in millions)'.
  const first = rows[0]?.labels.slice(0, -1) ?? [];
  return [...columns.flatMap(({ heads }) => heads), ...first, caption, section ?? ''].join('\n');
}

interface TableSetting {
  text: string;
  calendar: Calendar;
  /** The scale of most tables. */
  common: number;
}

function factsOf(table: Table, { text, calendar, common }: TableSetting): TableFact[] {
  const said = readScale(headingOf(table));
  const setting = { table, calendar, statement: kindOf(table) };
  const times = table.columns.map(({ heads }) => timeOf(heads, setting));
  const groups = new Map<string, ColumnTime | null>();
  const timeOfGroup = (label: string): ColumnTime | null => {
    const known = groups.get(label);
    if (known !== undefined) return known;
    const time = timeOf([label], setting);
    groups.set(label, time);
    return time;
  };
  const changes = table.columns.map(({ heads }) => isChangeHead(heads.join('\n')));
  const isPercentTable =
    /\b(?:as a )?percent(?:age)?s? of\b/i.test(table.caption) &&
    !table.columns.some(({ heads }) => heads.some((head) => head.includes('%'))) &&
    !/\$|\d,\d/.test(text.slice(table.from, table.to));
  return table.rows.flatMap((row) =>
    row.cells.flatMap((cell): TableFact[] | TableFact => {
      const shown = readShownNumber(text.slice(cell.from, cell.to));
      if (!shown) return [];
      const { column } = cell;
      const heads = table.columns[column]?.heads ?? [];
      const unit = isPercentTable && shown.unit === null ? 'percent' : unitOf(row, heads, shown);
      // 'Employees (in thousands)'
      const own = readScale(row.labels.at(-1) ?? '').money;
      const scale = isForEach(row, shown)
        ? WHOLE
        : scaleOf(unit, own === null ? said : { ...said, money: own }, common);
      const ofGroup = times[column]
        ? null
        : row.labels
            .slice(0, -1)
            .flatMap((label) => timeOfGroup(label) ?? [])
            .at(-1);
      const ofColumn = cell.span > 1 ? null : (times[column] ?? ofGroup ?? null);
      const time = timeOfRow(row.labels.at(-1) ?? '', ofColumn, calendar);
      const isPeriodSaid = time?.isCertain === true;
      return {
        ...{ from: cell.from, to: cell.to, labels: row.labels, heads, table, row, column, unit },
        value: Number((shown.value * 10 ** scale.power).toPrecision(14)),
        scale: scale.power,
        decimals: shown.decimals,
        period: time?.period ?? null,
        isOfYear: time?.isOfYear === true,
        isChange: changes[column] ?? false,
        isScaleSaid: scale.isSaid,
        isPeriodSaid,
        isCertain: isPeriodSaid && scale.isSaid && shown.unit !== 'points',
      };
    }),
  );
}

const PER_SHARE = /\bper\b[^\n]{0,30}\bshares?(?:\d|\b)|\beps\b|\bper (?:common |diluted |basic )?(?:unit|ads)\b/i;
const SHARE_COUNT =
  /\bnumber of (?:\w+ ){0,2}shares\b|\bshares (?:used|outstanding)\b|\bweighted[- ]average (?:\w+ ){0,3}shares\b/i;
const SHARES = /\bshares\b/i;
/** Heads of tables of awards: 'Weighted-Average Exercise Price', 'Number of Shares'. */
const PRICE_HEAD = /\b(?:price|value) (?:paid )?\(?per\b|\bexercise price\b|\baverage price\b/i;
const AWARDS = new Set(['shares', 'rsus', 'options', 'units', 'awards']);

function isOfShares(head: string): boolean {
  const words = wordsOf(head);
  if (words.includes('percent') || head.includes('%')) return false;
  return words.join() === 'shares' || (words.includes('number') && words.some((word) => AWARDS.has(word)));
}

const PERCENT_HEAD = /%|\bpercent(?:age)?\b/i;
const PERCENT = /%|\bpercent(?:age)?\b|\brate\b|\bmargin\b/i;

function unitOf(row: Row, heads: string[], { unit, value, decimals }: ShownNumber): TableFact['unit'] {
  if (unit === 'percent' || unit === 'points' || unit === 'multiple') return unit;
  const label = row.labels.at(-1) ?? '';
  const all = row.labels.join(' ');
  const isSmall = Math.abs(value) < 1_000 && decimals > 0;
  if (SHARE_COUNT.test(label) && unit !== 'money') return 'shares';
  // 'Net income used in computing income per share' is none.
  const isPerShare = PER_SHARE.test(label) && (decimals > 0 || Math.abs(value) < 1_000);
  if (isPerShare || (PER_SHARE.test(all) && isSmall && !/weighted|outstanding|shares used/i.test(all)))
    return 'per share';
  const head = heads.join(' ');
  if (PRICE_HEAD.test(head) && isSmall) return 'per share';
  if (unit === 'money') return 'money';
  if (isOfShares(head) && !PRICE_HEAD.test(head)) return 'shares';
  // '(In millions, except percentages)' is no head of a column.
  const isOfPercents = heads.some((head) => PERCENT_HEAD.test(head) && !head.includes('('));
  if ((isOfPercents && Math.abs(value) < 1_000) || (PERCENT.test(label) && isSmall && decimals === 1)) return 'percent';
  if (countsThings(label)) return 'number';
  const isAmount = /\bcost|value|expense|income|proceeds|repurchase|compensation|price|paid/i.test(label);
  return (SHARES.test(label) || /weighted[- ]average|number of shares|shares (?:outstanding|used)/i.test(all)) &&
    !isAmount
    ? 'shares'
    : 'money';
}

/** What rows count that is no amount: 'Active buyers', 'Paid memberships at end of period'. */
const THINGS = new Set(
  'buyers customers subscribers subscriptions members memberships users accounts employees associates restaurants locations vehicles deliveries units cards visits trips orders nights'.split(
    ' ',
  ),
);
const AMOUNTS = new Set(
  'revenue revenues income cost costs expense expenses receivable receivables payable payables due from to per deposit deposits liability liabilities advances prepaid value paid stock'.split(
    ' ',
  ),
);

function countsThings(label: string): boolean {
  const words = wordsOf(label);
  const end = words.findIndex((word) => word === 'at' || word === 'as');
  const last = words[(end < 0 ? words.length : end) - 1] ?? '';
  const isOfPeople = words[0] === 'paid';
  return THINGS.has(last) && words.slice(isOfPeople ? 1 : 0).every((word) => !AMOUNTS.has(word));
}

/** An amount for each of something is printed whole: 'Average ticket', 'Sales per retail square foot'. */
const isForEach = ({ labels }: Row, { decimals, value }: ShownNumber): boolean =>
  decimals === 2 &&
  Math.abs(value) < 10_000 &&
  wordsOf(labels.at(-1) ?? '').some((word) => word === 'average' || word === 'per');

const WHOLE = { power: 0, isSaid: true };

function scaleOf(unit: TableFact['unit'], said: Scale, common: number): { power: number; isSaid: boolean } {
  if (unit === 'number') return { power: said.money ?? 0, isSaid: true };
  if (unit !== 'money' && unit !== 'shares') return { power: 0, isSaid: true };
  const power = unit === 'shares' ? said.shares : said.money;
  return { power: power ?? common, isSaid: power !== null };
}
