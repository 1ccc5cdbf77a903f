interface Span {
  /** YYYY-MM-DD */
  start: string;
  end: string;
}

/** What a report of an invented company says. */
export interface Report {
  company: string;
  form: string;
  fiscalYear: number;
  /** 'FY', 'Q1' ... */
  fiscalPeriod: string;
  /** 'Three Months Ended' */
  head: string;
  now: Span;
  before: Span;
  /** Label, concept, and the values in millions of both periods, as they are printed. */
  rows: [label: string, concept: string, now: string, before: string][];
}

const NORTHWIND: Report = {
  company: 'Northwind Semiconductor',
  form: '10-Q',
  fiscalYear: 2024,
  fiscalPeriod: 'Q1',
  head: 'Three Months Ended',
  now: { start: '2024-01-01', end: '2024-03-31' },
  before: { start: '2023-01-01', end: '2023-03-31' },
  rows: [
    ['Revenue', 'Revenues', '4,200', '3,210'],
    ['Cost of revenue', 'CostOfRevenue', '1,617', '1,374'],
    ['Gross profit', 'GrossProfit', '2,583', '1,836'],
  ],
};

interface FilingOptions {
  report?: Report;
  /** Paragraphs below the statement. */
  says?: string[];
  /** The tags name no period that there is. */
  isDamaged?: boolean;
  /** Whether its figures are tagged. */
  isTagged?: boolean;
}

const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const longDay = (day: string) => LONG.format(new Date(day));

/** The report of an invented company as the SEC serves it, each figure with its tag. */
export function inlineFiling({
  report = NORTHWIND,
  says = [],
  isDamaged = false,
  isTagged = true,
}: FilingOptions = {}): string {
  const { company, head, now, before, rows } = report;
  const figure = (concept: string, context: string, shown: string) =>
    isTagged
      ? `<td>$</td><td><ix:nonFraction name="us-gaap:${concept}" contextRef="${isDamaged ? 'x' : ''}${context}" unitRef="usd" scale="6" decimals="-6" format="ixt:num-dot-decimal">${shown}</ix:nonFraction></td>`
      : `<td>$</td><td>${shown}</td>`;
  const lines = rows.map(
    ([label, concept, value, earlier]) =>
      `<tr><td>${label}</td>${figure(concept, 'now', value)}${figure(concept, 'before', earlier)}</tr>`,
  );
  return `<html><head><title>${company} ${now.end}</title></head><body>${isTagged ? headerOf(report) : ''}
    <p><b>CONDENSED CONSOLIDATED STATEMENTS OF INCOME</b></p><p>(In millions)</p>
    <table><tr><td></td><td colspan="4">${head}</td></tr>
    <tr><td></td><td colspan="2">${longDay(now.end)}</td><td colspan="2">${longDay(before.end)}</td></tr>${lines.join('')}</table>
    <p>They are to be read with the report for the fiscal year ended December 31, ${Number(now.end.slice(0, 4)) - 1}.</p>
    ${says.map((line) => `<p>${line}</p>`).join('')}</body></html>`;
}

function headerOf({ company, form, fiscalYear, fiscalPeriod, now, before }: Report): string {
  const context = (id: string, { start, end }: Span) =>
    `<xbrli:context id="${id}"><xbrli:period><xbrli:startDate>${start}</xbrli:startDate><xbrli:endDate>${end}</xbrli:endDate></xbrli:period></xbrli:context>`;
  const said = (name: string, value: string | number) =>
    `<ix:nonNumeric name="dei:${name}" contextRef="now">${value}</ix:nonNumeric>`;
  return `<div style="display:none"><ix:header><ix:hidden>
    ${said('EntityRegistrantName', company)}${said('DocumentType', form)}${said('DocumentPeriodEndDate', now.end)}
    ${said('DocumentFiscalYearFocus', fiscalYear)}${said('DocumentFiscalPeriodFocus', fiscalPeriod)}
    </ix:hidden><ix:resources>${context('now', now)}${context('before', before)}
    <xbrli:unit id="usd"><xbrli:measure>iso4217:USD</xbrli:measure></xbrli:unit>
    </ix:resources></ix:header></div>`;
}
