import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { DocumentStructure } from '@copydesk/figures';

/** What readers found in a document, as its row keeps it. */
export interface PackedStructure {
  reader: number;
  hasBrokenTags: boolean;
  bytes: Buffer;
}

export async function packStructure(structure: DocumentStructure): Promise<PackedStructure> {
  const { reader, hasBrokenTags } = structure;
  return { reader, hasBrokenTags, bytes: await promisify(gzip)(JSON.stringify(structure)) };
}

export async function unpackStructure(bytes: Buffer): Promise<string> {
  return (await promisify(gunzip)(bytes)).toString();
}
