import { type Document } from '@copydesk/database';
import { isGiven, type ToolInput, type Writer } from '@copydesk/contracts';
import { countCharacters } from '@copydesk/text';

/** What was handed in, as the first message of the conversation: most word for word, what is long by its name or its length. */
export function describeRequest(
  { fields }: Pick<Writer, 'fields'>,
  request: ToolInput['input'],
  document: Pick<Document, 'name' | 'pages'> | null,
): string {
  const values = new Map<string, unknown>(Object.entries(request));
  const words: string[] = [];
  const lengths: string[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const value = values.get(name);
    if (!isGiven(value)) continue;
    const length = `${countCharacters(value).toLocaleString('en-US')} characters`;
    if (field.kind === 'document' && !document) lengths.push(`File content: ${length}`);
    if (field.kind !== 'text' || field.told === null) continue;
    if (field.isLong) lengths.push(`${field.name}: ${length}`);
    else words.push(`${field.told ?? field.name}: ${value.trim()}`);
  }
  if (document) lengths.push(`Document: ${document.name}${document.pages ? `, ${formatPages(document.pages)}` : ''}`);
  const catalysts = 'catalysts' in request ? (request.catalysts ?? []) : [];
  return [...words, ...catalysts.map(({ text }) => `Market catalyst: ${text.trim()}`), ...lengths].join('\n\n');
}

const formatPages = (pages: number) => (pages === 1 ? '1 page' : `${pages} pages`);

/** The names of the fields that hold something. */
export function givenFields(request: object): string[] {
  return Object.entries(request).flatMap(([field, value]: [string, unknown]) =>
    isGiven(value) || (Array.isArray(value) && value.length > 0) ? [field] : [],
  );
}
