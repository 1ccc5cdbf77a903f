/** A document that was handed in before, and is kept. */
interface KeptMaterial {
  documentId: string;
  name: string;
}

/** A filing that is fetched from the SEC. */
export interface FilingMaterial {
  accession: string;
  name: string;
}

/** A file, the address of a page, a filing, or a document that is kept. */
export type Material = File | string | KeptMaterial | FilingMaterial;

/** What it is called on the screen. */
export type Thing = 'File' | 'Page' | 'Filing';

export function thingOf(material: Material): Thing {
  if (typeof material === 'string') return 'Page';
  return 'accession' in material ? 'Filing' : 'File';
}
