/** Which saved emails of a user are looked for. */
export interface GenerationFilter {
  userId: number;
  isArchived: boolean;
  /** Stands in the title or in the content, whatever the case. */
  text?: string;
  folderId?: number | 'none';
  isFavorite?: boolean;
  appId?: number;
  ids?: number[];
}

/** The same as a condition on `generations`, with its parameters; `add` takes further ones. */
export function conditionOf({ userId, isArchived, text, folderId, isFavorite, appId, ids }: GenerationFilter) {
  const parameters: unknown[] = [];
  const add = (value: unknown) => `$${parameters.push(value)}`;
  const user = add(userId);
  const conditions = [`user_id = ${user} AND deleted_at IS NULL AND is_archived = ${add(isArchived)}`];
  if (isFavorite !== undefined) conditions.push(`is_favorite = ${add(isFavorite)}`);
  if (appId !== undefined) conditions.push(`app_id = ${add(appId)}`);
  if (ids) conditions.push(`id = ANY (${add(ids)})`);
  if (folderId === 'none') {
    conditions.push('NOT EXISTS (SELECT FROM generation_folders WHERE generation_id = generations.id)');
  } else if (folderId !== undefined) {
    conditions.push(`id IN (SELECT generation_id FROM generation_folders WHERE folder_id = ${add(folderId)})`);
  }
  if (text) {
    const pattern = `'%' || lower(${add(text.replace(/[\\%_]/g, '\\$&'))}) || '%'`;
    conditions.push(
      `id IN (SELECT generation_id FROM generation_texts WHERE user_id = ${user} AND text LIKE ${pattern})`,
    );
  }
  return { condition: conditions.join(' AND '), parameters, add };
}
