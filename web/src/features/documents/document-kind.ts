export type DocumentKind = 'pdf' | 'docx' | 'txt';

const TYPES: Record<string, DocumentKind> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'text/plain': 'txt',
};
const EXTENSIONS: Record<string, DocumentKind> = { pdf: 'pdf', docx: 'docx', txt: 'txt' };

/** What a file is by its extension, else by its type; null where it is nothing that is read. */
export function kindOf(file: { name: string; type: string }): DocumentKind | null {
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  const type = file.type.split(';')[0]?.trim().toLowerCase() ?? '';
  return EXTENSIONS[extension] ?? TYPES[type] ?? null;
}
