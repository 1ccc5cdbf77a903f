import { appTypeOf, isGiven, isShipped, NOT_GIVEN, type AnyWriter, type ThreadResponse } from '@copydesk/contracts';
import type { AngleOfBrief } from '@/lib/offered-angles';
import {
  catalystsOf,
  idsOf,
  NO_CATALYSTS,
  type CatalystsOfBrief,
  type ChosenCatalyst,
} from '@/features/catalysts/chosen-catalysts';
import { documentOf, isDeletedFrom, type ProcessedDocument } from '@/features/documents/intake/processed-document';
import type { BriefKind } from '@/features/drafts/screen/use-brief';

/** Everything that was put in on the left side. */
export interface ToolBrief extends CatalystsOfBrief, AngleOfBrief {
  /** What was typed, by field. The words of chosen catalysts may stand in one of them. */
  texts: Record<string, string>;
  document: ProcessedDocument | null;
}

export const EMPTY_BRIEF: ToolBrief = {
  ...NO_CATALYSTS,
  texts: {},
  document: null,
  angle: '',
  shape: undefined,
  offered: null,
};

/** How the brief of a tool is kept. */
export function briefKindOf(writer: AnyWriter): BriefKind<ToolBrief> {
  const { name } = writer;
  return {
    name: isShipped(name) ? appTypeOf(name) : `app:${name}`,
    version: 5,
    empty: EMPTY_BRIEF,
    isEmpty: ({ texts, document, chosen, angle, shape }) =>
      !document &&
      !angle &&
      !shape &&
      Object.values(texts).every((text) => !text) &&
      (chosen.length === 0 || hasField(writer)),
    ofThread: (thread) => briefOf(writer, thread),
    beside: withoutDeleted,
  };
}

/** True where the words of chosen catalysts stand in a field. */
const hasField = ({ catalysts }: AnyWriter) => catalysts !== null && catalysts.into !== null;

function briefOf(writer: AnyWriter, thread: ThreadResponse): ToolBrief {
  const { brief, catalysts } = thread;
  const given = new Map<string, unknown>(Object.entries(brief?.input ?? {}));
  const words = (value: unknown) => (isGiven(value) ? value : '');
  return {
    ...catalystsOf(catalysts),
    ...(!hasField(writer) && { chosen: chosenIn(thread) }),
    texts: Object.fromEntries(writer.form.asks.map((field) => [field, words(given.get(field))])),
    document: writer.document && documentOf(thread),
    ...angleIn(brief?.input),
  };
}

/** The angle and the shape of what was handed in. */
export function angleIn(input: object = {}): AngleOfBrief {
  const { angle, shape }: AngleOfBrief = input;
  return { ...(angle && { angle }), ...(shape && { shape }) };
}

/** The brief with its document marked as deleted, where that is no longer kept. */
function withoutDeleted(brief: ToolBrief, thread: ThreadResponse): ToolBrief {
  const { document } = brief;
  if (!document || !isDeletedFrom(thread, document.documentId)) return brief;
  return { ...brief, document: { ...document, isDeleted: true } };
}

/** The catalysts as a thread was given them; their titles are kept beside what was handed in. */
function chosenIn({ brief, catalysts }: ThreadResponse): ChosenCatalyst[] {
  const given = brief && 'catalysts' in brief.input ? (brief.input.catalysts ?? []) : [];
  return given.map(({ id, text }) => {
    const used = catalysts.find((one) => String(one.id) === id);
    return { id, text, title: used?.title ?? text };
  });
}

/** The brief with what was made of its document meanwhile; as it is where that document went out of it. */
export function withSummary(brief: ToolBrief, document: ProcessedDocument): ToolBrief {
  const isSame = brief.document !== null && brief.document.reading === document.reading;
  return isSame ? { ...brief, document } : brief;
}

/** What the server is asked to write from: what is not typed of the `known` fields, the brand says. */
export function requestOf({ name, fields, form }: AnyWriter, brief: ToolBrief, known: readonly string[] = []): object {
  const { texts, document: named, chosen, angle = '', shape } = brief;
  const request: Record<string, unknown> = { ...form.fixed };
  const document = named?.isDeleted ? null : named;
  for (const [field, { kind }] of Object.entries(fields)) {
    if (kind === 'text' && form.asks.includes(field))
      request[field] = (texts[field] ?? '').trim() || (known.includes(field) ? NOT_GIVEN : absent(fields[field]));
    if (kind === 'document') request[field] = document?.content.trim() || undefined;
    if (kind === 'documentId') request[field] = document?.documentId ?? undefined;
    if (kind === 'catalystIds') request[field] = idsOf(chosen);
    if (kind === 'catalysts') request[field] = chosen.map(({ id, text }) => ({ id, text }));
    if (kind === 'angle') request[field] = angle.trim() || undefined;
    if (kind === 'shape') request[field] = shape;
    if (kind === 'app' && !isShipped(name)) request[field] = name;
  }
  return request;
}

/** What stands for words that were not typed: nothing at all, where they are not required. */
function absent(field: AnyWriter['fields'][string] | undefined): string | undefined {
  return field?.kind === 'text' && field.required !== undefined ? '' : undefined;
}

/** One line on a brief that is folded away. */
export function describeBrief({ fields, form, catalysts }: AnyWriter, { texts, document, chosen }: ToolBrief): string {
  const parts = form.asks.map((name) => {
    const [field, text] = [fields[name], texts[name]];
    return field?.kind === 'text' && field.folded !== undefined && text ? (field.folded ?? text) : '';
  });
  const news = chosen.length === 1 ? '1 catalyst' : `${chosen.length} catalysts`;
  const alone = catalysts?.into === null && chosen.length > 0 ? news : '';
  return [document?.name, ...parts, alone].filter(Boolean).join(' · ') || 'Empty brief';
}
