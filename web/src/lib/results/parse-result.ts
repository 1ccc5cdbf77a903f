import { EmailResult, RESULT_COUNTS } from '@copydesk/contracts';
import { validateSync } from 'class-validator';

const COUNT_FIELDS = ['sent', ...RESULT_COUNTS] as const;
export const RESULT_FIELDS = [...COUNT_FIELDS, 'sentOn'] as const;
export type ResultField = (typeof RESULT_FIELDS)[number];

/** A result as it is typed, or stands in a report. */
export type TypedResult = Record<ResultField, string>;

export const NOTHING_TYPED: TypedResult = { sent: '', opened: '', clicked: '', sold: '', unsubscribed: '', sentOn: '' };

export function typedOf(result: EmailResult | null): TypedResult {
  if (!result) return NOTHING_TYPED;
  const counts = Object.fromEntries(COUNT_FIELDS.map((field) => [field, result[field]?.toString() ?? '']));
  return { ...NOTHING_TYPED, ...counts, sentOn: result.sentOn };
}

type Parsed = { result: EmailResult; errors: null } | { result: null; errors: Partial<Record<ResultField, string>> };

/** The result that is meant; what is wrong with it, by field, where it is none. */
export function parseResult(typed: TypedResult): Parsed {
  const result = new EmailResult();
  const [sent, ...counts] = COUNT_FIELDS.map((field) => parseCount(typed[field]));
  // What is no number is refused as such.
  result.sent = sent ?? Number.NaN;
  RESULT_COUNTS.forEach((field, at) => (result[field] = counts[at] ?? null));
  result.sentOn = typed.sentOn;
  const refused = validateSync(result);
  if (refused.length === 0) return { result, errors: null };
  const errors: Partial<Record<ResultField, string>> = {};
  for (const { property, constraints } of refused) {
    const field = RESULT_FIELDS.find((one) => one === property);
    if (field) errors[field] = Object.values(constraints ?? {})[0] ?? 'Not accepted';
  }
  return { result: null, errors };
}

const NOT_KNOWN = /^(?:|-|–|—|n\/?a|null)$/i;
const COUNT = /^(?:\d+|\d{1,3}(?:[,\s]\d{3})+)(?:\.0+)?$/;

/** '1,204' as a number. Null where nothing is said, no number where it is no count. */
function parseCount(text: string): number | null {
  const said = text.trim();
  if (NOT_KNOWN.test(said)) return null;
  return COUNT.test(said) ? Number(said.replace(/[,\s]/g, '')) : Number.NaN;
}
