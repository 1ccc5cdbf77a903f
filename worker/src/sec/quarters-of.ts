import type { MeasureHistory, QuarterValue } from '@copydesk/contracts';
import { filingUrl, monthsOf, sayFiledPeriod, sayFiledValue } from '@copydesk/text';
import type { CompanyFacts, FiledFact } from './parse-facts';

const SHOWN = 8;

/** The main measures, with the concepts that companies use for each. */
const MEASURES = [
  {
    label: 'revenue',
    unit: 'USD',
    concepts: ['RevenueFromContractWithCustomerExcludingAssessedTax', 'Revenues', 'SalesRevenueNet'],
  },
  { label: 'gross profit', unit: 'USD', concepts: ['GrossProfit'] },
  { label: 'operating income', unit: 'USD', concepts: ['OperatingIncomeLoss'] },
  { label: 'net income', unit: 'USD', concepts: ['NetIncomeLoss', 'ProfitLoss'] },
  { label: 'diluted earnings per share', unit: 'USD/shares', concepts: ['EarningsPerShareDiluted'] },
];

/** The last eight quarters of the main measures, as far as the company has reported them. */
export function mainMeasures(facts: CompanyFacts, cik: number): MeasureHistory[] {
  return MEASURES.flatMap(({ label, unit, concepts }) => {
    const histories = concepts.map((name) => {
      const concept = `us-gaap:${name}`;
      return { concept, label, unit, quarters: quartersOf(facts.of(concept, unit), { cik, unit }) };
    });
    // A company that changed from one concept to another goes on with the one of its newest quarter.
    const best = histories.toSorted((a, b) => newestOf(b).localeCompare(newestOf(a)))[0];
    return best && best.quarters.length > 0 ? [best] : [];
  });
}

const newestOf = ({ quarters }: MeasureHistory): string => quarters.at(-1)?.end ?? '';

interface Company {
  cik: number;
  unit: string;
}

type Span = FiledFact & { start: string };

/** Quarters by their ends. No report says a fourth quarter: it is the year less nine months, but for amounts per share. */
function quartersOf(facts: readonly FiledFact[], company: Company): QuarterValue[] {
  const spans = facts.flatMap((fact): Span[] => (fact.start === null ? [] : [{ ...fact, start: fact.start }]));
  const byEnd = new Map<string, QuarterValue>();
  for (const fact of ofMonths(spans, 3)) byEnd.set(fact.end, asQuarter(fact, company, null));
  if (!company.unit.includes('/')) {
    const nine = new Map(ofMonths(spans, 9).map((fact) => [fact.start, fact]));
    for (const year of ofMonths(spans, 12)) {
      const before = nine.get(year.start);
      if (before && !byEnd.has(year.end)) byEnd.set(year.end, lastQuarter(year, before, company));
    }
  }
  return [...byEnd.values()].toSorted((a, b) => a.end.localeCompare(b.end)).slice(-SHOWN);
}

/** The spans of so many months, each once, as the filing said it that came last. */
function ofMonths(spans: readonly Span[], months: number): Span[] {
  const last = new Map<string, Span>();
  for (const span of spans) {
    if (monthsOf(span) !== months) continue;
    const key = `${span.start} ${span.end}`;
    if ((last.get(key)?.filed ?? '') <= span.filed) last.set(key, span);
  }
  return [...last.values()];
}

function asQuarter(
  { start, end, value, accession, form }: Span,
  { cik }: Company,
  formula: string | null,
): QuarterValue {
  return { start, end, value, formula, accession, form, url: filingUrl({ cik, accession, document: null }) };
}

function lastQuarter(year: Span, nine: Span, company: Company): QuarterValue {
  const say = (span: Span) => `${sayFiledPeriod(span)} (${sayFiledValue(span.value, company.unit)})`;
  const start = dayAfter(nine.end);
  const value = year.value - nine.value;
  return asQuarter({ ...year, start, value }, company, `${say(year)} less ${say(nine)}`);
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}
