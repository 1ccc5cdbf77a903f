import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { DocumentStructure } from '@copydesk/figures';

/** What readers found in a document, as its row keeps it. */
export interface PackedStructure {
  reader: number;
  hasBrokenTags: boolean;
  bytes: Buffer;
}

export function packStructure(structure: DocumentStructure): Promise<PackedStructure> {
  return packJson({ ...structure, json: JSON.stringify(structure) });
}

/** The same of a structure that was made JSON of already. */
export async function packJson({
  reader,
  hasBrokenTags,
  json,
}: Pick<DocumentStructure, 'reader' | 'hasBrokenTags'> & { json: string }): Promise<PackedStructure> {
  return { reader, hasBrokenTags, bytes: await promisify(gzip)(json) };
}

export async function unpackStructure(bytes: Buffer): Promise<string> {
  return (await promisify(gunzip)(bytes)).toString();
}
