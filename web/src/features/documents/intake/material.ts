/** A document that was handed in before, and is kept. */
interface KeptMaterial {
  documentId: string;
  name: string;
}

/** A file, the address of a page, or a document that is kept. */
export type Material = File | string | KeptMaterial;
