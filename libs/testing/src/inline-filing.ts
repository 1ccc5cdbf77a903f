const INCOME: [label: string, concept: string, now: string, before: string][] = [
  ['Revenue', 'Revenues', '4,200', '3,210'],
  ['Cost of revenue', 'CostOfRevenue', '1,617', '1,374'],
  ['Gross profit', 'GrossProfit', '2,583', '1,836'],
];

interface FilingOptions {
  /** Paragraphs below the statement. */
  says?: string[];
  /** The tags name no period that there is. */
  isDamaged?: boolean;
}

/** The report of an invented company as the SEC serves it, each figure with its tag. */
export function inlineFiling({ says = [], isDamaged = false }: FilingOptions = {}): string {
  const context = (year: number) =>
    `<xbrli:context id="q${year}"><xbrli:period><xbrli:startDate>${year}-01-01</xbrli:startDate><xbrli:endDate>${year}-03-31</xbrli:endDate></xbrli:period></xbrli:context>`;
  const figure = (concept: string, year: number, shown: string) =>
    `<td>$</td><td><ix:nonFraction name="us-gaap:${concept}" contextRef="${isDamaged ? 'x' : 'q'}${year}" unitRef="usd" scale="6" decimals="-6" format="ixt:num-dot-decimal">${shown}</ix:nonFraction></td>`;
  const rows = INCOME.map(
    ([label, concept, now, before]) =>
      `<tr><td>${label}</td>${figure(concept, 2024, now)}${figure(concept, 2023, before)}</tr>`,
  );
  return `<html><head><title>nwsc-20240331</title></head><body><div style="display:none"><ix:header><ix:hidden>
    <ix:nonNumeric name="dei:EntityRegistrantName" contextRef="q2024">Northwind Semiconductor</ix:nonNumeric>
    <ix:nonNumeric name="dei:DocumentType" contextRef="q2024">10-Q</ix:nonNumeric>
    <ix:nonNumeric name="dei:DocumentPeriodEndDate" contextRef="q2024">2024-03-31</ix:nonNumeric>
    <ix:nonNumeric name="dei:DocumentFiscalYearFocus" contextRef="q2024">2024</ix:nonNumeric>
    <ix:nonNumeric name="dei:DocumentFiscalPeriodFocus" contextRef="q2024">Q1</ix:nonNumeric>
    </ix:hidden>
    <ix:resources>${context(2024)}${context(2023)}<xbrli:unit id="usd"><xbrli:measure>iso4217:USD</xbrli:measure></xbrli:unit>
    </ix:resources></ix:header></div><p><b>CONDENSED CONSOLIDATED STATEMENTS OF INCOME</b></p><p>(In millions)</p>
    <table><tr><td></td><td colspan="4">Three Months Ended</td></tr>
    <tr><td></td><td colspan="2">March 31, 2024</td><td colspan="2">March 31, 2023</td></tr>${rows.join('')}</table>
    <p>They are to be read with the report for the fiscal year ended December 31, 2023.</p>
    ${says.map((line) => `<p>${line}</p>`).join('')}</body></html>`;
}
