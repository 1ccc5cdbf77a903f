/** By which a document is told from another one that angles are offered for. */
export const materialName = ({ documentId, name }: { documentId: string | null; name: string }): string =>
  documentId ?? name;
