import {
  ADMIN,
  PAGE_VISITS,
  WRITERS,
  type AnalyticsEventResponse,
  type EventMetadata,
  type Field,
} from '@copydesk/contracts';
import { formatMoment } from '@/lib/format-date';
import { formatCount } from '@/lib/format-numbers';

/** The beginning of a text, with three dots where something is left out. */
export function cut(text: string, max: number): string {
  const characters = Array.from(text);
  return characters.length <= max ? text : `${characters.slice(0, max).join('')}...`;
}

/** What is known of a user who was not signed in, or is deleted. */
export function formatUser(username: string | null): string {
  return username ?? 'Anonymous';
}

/** '2 s ago' */
export function formatAgo(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  if (seconds < 60) return `${seconds} s ago`;
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} min ago`;
  if (seconds < 86_400) return `${Math.floor(seconds / 3_600)} h ago`;
  return `${Math.floor(seconds / 86_400)} d ago`;
}

/** '+12%'; null where there is nothing to compare with. */
export function formatTrend(percent: number | null): string | null {
  if (percent === null) return null;
  return `${percent > 0 ? '+' : ''}${formatCount(percent)}%`;
}

/** The beginning of a draft, whose bold words stay bold where the cut goes through them. */
export function cutDraft(draft: string, max: number): string {
  const beginning = cut(draft, max);
  return beginning.split('**').length % 2 === 0 ? `${beginning}**` : beginning;
}

/** Visits of one page that follow one another, as one with their number: `keyOf` is null for an event of another kind. */
export function groupVisits<E>(events: E[], keyOf: (event: E) => string | null): { event: E; count: number }[] {
  const groups: { event: E; key: string | null; count: number }[] = [];
  for (const event of events) {
    const last = groups.at(-1);
    const key = keyOf(event);
    if (last && key !== null && last.key === key) last.count += 1;
    else groups.push({ event, key, count: 1 });
  }
  return groups;
}

/** The page that was visited; null for another event, or where its sender did not say. */
export function pageOf(action: string, metadata: EventMetadata | null): string | null {
  return PAGE_VISITS.includes(action) ? textOf(metadata?.path) : null;
}

export interface Fact {
  name: string;
  value: string;
}

/**
 * What the feed says of an event beside its name. A browser may have sent anything: what is no such thing is left out. An
 * event whose sender said no time happened when it was stored.
 */
export function factsOf({
  metadata,
  created_at: storedAt,
}: Pick<AnalyticsEventResponse, 'metadata' | 'created_at'>): Fact[] {
  const { appType, path, formFields, hasFormData, contentLength, errorMessage, visitTime, timestamp } = metadata ?? {};
  const told: { name: string; value: string | null }[] = [
    { name: 'App type', value: textOf(appType) },
    { name: 'Page', value: textOf(path) },
    { name: 'Form fields', value: listOf(formFields) },
    { name: 'Has form data', value: typeof hasFormData === 'boolean' ? (hasFormData ? 'yes' : 'no') : null },
    { name: 'Content length', value: lengthOf(contentLength) },
    { name: 'Error', value: textOf(errorMessage, ADMIN.errorPreview) },
    { name: 'Visit time', value: timeOf(visitTime) },
    { name: 'Event time', value: timeOf(timestamp) ?? formatMoment(storedAt) },
  ];
  return told.filter((fact): fact is Fact => fact.value !== null);
}

/** What was filled in, field by field. */
export function formOf(metadata: EventMetadata | null): Fact[] {
  const form: unknown = metadata?.formData;
  if (typeof form !== 'object' || form === null) return [];
  return Object.entries(form).flatMap(([name, value]) => {
    const text = textOf(value, Infinity);
    return text === null ? [] : [{ name: labelOf(name), value: text }];
  });
}

/** What their forms call the fields of the writers. */
const LABELS = new Map(
  WRITERS.flatMap(({ fields }) =>
    Object.entries<Field>(fields).flatMap(([name, field]) =>
      field.kind === 'text' ? [[name, field.label ?? field.name] as const] : [],
    ),
  ),
);

const WORDS: Record<string, string> = { avg: 'average', cta: 'CTA', vip: 'VIP' };

/** A field in words: 'keyBenefits' is 'Key benefits' where no form calls it otherwise. */
function labelOf(name: string): string {
  const words = name.split(/(?=[A-Z])/).map((word) => WORDS[word.toLowerCase()] ?? word.toLowerCase());
  const said = words.join(' ');
  return LABELS.get(name) ?? said.charAt(0).toUpperCase() + said.slice(1);
}

/** What was written or copied, where the sender of an event said so. */
export function contentOf(metadata: EventMetadata | null): string | null {
  return textOf(metadata?.generatedContent, Infinity) ?? textOf(metadata?.copiedContent, Infinity);
}

/** The beginning of a thread's id; null where there is none. */
export function threadOf(metadata: EventMetadata | null): string | null {
  return textOf(metadata?.threadId)?.slice(0, ADMIN.idPreview) ?? null;
}

/** '1 event', '1,204 events' */
export function formatNumber(count: number, name: string): string {
  return `${formatCount(count)} ${name}${count === 1 ? '' : 's'}`;
}

/** '1,812 characters' */
export function formatLength(length: number): string {
  return formatNumber(length, 'character');
}

const FACT_MAX = 200;

function textOf(value: unknown, max = FACT_MAX): string | null {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? cut(value, max) : null;
}

function listOf(value: unknown): string | null {
  if (!Array.isArray(value)) return textOf(value);
  const names = value.filter((name): name is string => typeof name === 'string');
  return names.length === 0 ? null : cut(names.join(', '), FACT_MAX);
}

function lengthOf(value: unknown): string | null {
  return typeof value === 'number' && Number.isFinite(value) ? formatLength(value) : null;
}

function timeOf(value: unknown): string | null {
  const text = typeof value === 'number' ? new Date(value).toString() : textOf(value);
  return text === null ? null : formatMoment(text);
}
