import type { ChangedValue, FiledValue, LedgerEntry, SourceChange } from '@copydesk/contracts';
import type { EmailFromFiling, FilingRow } from '@copydesk/database';
import { filingUrl, monthsOf, sayFiledPeriod, sayFiledValue, type SourceTag } from '@copydesk/text';
import type { CompanyFacts, FiledFact } from './parse-facts';

const MOST_VALUES = 20;
const RESULTS = '2.02';

type Filing = Pick<FilingRow, 'accession' | 'cik' | 'form' | 'periodEnd' | 'filedAt' | 'items' | 'document'>;

/** What has changed behind an email that was written from a filing, by what its company has filed since; null for nothing. */
export function sourceChange(
  email: EmailFromFiling,
  filings: readonly Filing[],
  facts: CompanyFacts,
): SourceChange | null {
  const source = filings.find(({ accession }) => accession === email.accession);
  if (!source) return null;
  const later = filings.filter((filing) => filing.filedAt > source.filedAt && isOfKind(filing, source));
  const amendment = later.find(({ form, periodEnd }) => form.endsWith('/A') && periodEnd === source.periodEnd);
  const newest = later.toSorted((a, b) => b.filedAt.localeCompare(a.filedAt))[0];
  const filing = amendment ?? newest;
  if (!filing) return null;
  const tags = tagsOf(email);
  const restated = tags.flatMap(({ quote, tag }) => changed(quote, tag, restatedBy(tag, source, facts)));
  if (amendment) return changeBy(amendment, 'amendment', restated);
  if (restated.length > 0) return changeBy(filing, 'changed-value', restated);
  // A figure of an earlier period that the email compares with is not what the newer filing takes the place of.
  const current = tags.filter(({ tag }) => tag.end === source.periodEnd);
  const newer = current.flatMap(({ quote, tag }) => changed(quote, tag, newestOf(tag, filing, facts)));
  return changeBy(filing, 'newer-filing', newer);
}

const plainForm = (form: string): string => form.replace(/\/A$/, '');

/** Of 8-Ks only those with results take each other's place. */
function isOfKind(filing: Filing, source: Filing): boolean {
  if (plainForm(filing.form) !== plainForm(source.form)) return false;
  return plainForm(source.form) !== '8-K' || (filing.items.includes(RESULTS) && source.items.includes(RESULTS));
}

function changeBy(
  { accession, cik, form, periodEnd, filedAt, document }: Filing,
  why: SourceChange['why'],
  values: ChangedValue[],
): SourceChange {
  const url = filingUrl({ cik, accession, document });
  return { why, filing: { accession, cik, form, periodEnd, filedAt, url }, values: values.slice(0, MOST_VALUES) };
}

/** The figures of an email that a tag of the whole company says, each once. */
function tagsOf({ ledger }: EmailFromFiling): { quote: string; tag: SourceTag }[] {
  const entries = new Map<string, { quote: string; tag: SourceTag }>();
  for (const { quote, source } of (ledger?.entries ?? []) as LedgerEntry[]) {
    const tag = source?.tag;
    if (tag && !tag.isPart) entries.set(`${tag.concept} ${tag.start} ${tag.end}`, { quote, tag });
  }
  return [...entries.values()];
}

/** The same measure and period with another value, in a later filing. */
function restatedBy(tag: SourceTag, source: Filing, facts: CompanyFacts): FiledFact | null {
  const same = facts
    .of(tag.concept, tag.unit)
    .filter(({ start, end, accession }) => start === tag.start && end === tag.end && accession !== source.accession)
    .filter(({ filed }) => filed >= source.filedAt.slice(0, 10));
  const last = same.toSorted((a, b) => b.filed.localeCompare(a.filed))[0];
  return last && last.value !== tag.value ? last : null;
}

/** The same measure over as many months, at the end of what the newer filing reports. */
function newestOf(tag: SourceTag, { accession }: Filing, facts: CompanyFacts): FiledFact | null {
  const alike = facts
    .of(tag.concept, tag.unit)
    .filter((fact) => fact.accession === accession && lengthOf(fact) === lengthOf(tag) && fact.end > tag.end);
  return alike.toSorted((a, b) => b.end.localeCompare(a.end))[0] ?? null;
}

function lengthOf({ start, end }: { start: string | null; end: string }): number {
  return start === null ? 0 : monthsOf({ start, end });
}

function changed(quote: string, tag: SourceTag, fact: FiledFact | null): ChangedValue[] {
  if (fact === null) return [];
  const say = (said: { start: string | null; end: string; value: number }): FiledValue => ({
    value: said.value,
    says: sayFiledValue(said.value, tag.unit),
    period: sayFiledPeriod(said),
  });
  return [{ quote, measure: tag.says.split(', ').at(-1) ?? tag.concept, was: say(tag), is: say(fact) }];
}
