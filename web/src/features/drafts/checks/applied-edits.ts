import type { Improvement } from '@copydesk/contracts';
import { applyEdits, type Edit } from '@copydesk/text';

/** Edits that were made in a version, one after the other; each can be taken back as long as nothing else changed. */
export interface AppliedEdits {
  /** The id of the version in which they were made. */
  base: string;
  edits: Edit[];
}

/** The versions of a draft as edits see them: by their ids, the newest last. */
export type EditedVersions = { id: string; text: string }[];

export type ImprovementState = 'open' | 'applied' | 'gone';

const isSame = (one: Edit, other: Edit) => JSON.stringify(one) === JSON.stringify(other);

/** The edits that make the newest version, or none in it where something else has changed since. */
export function currentEdits(versions: EditedVersions, known: AppliedEdits | null): AppliedEdits & { text: string } {
  const newest = versions.at(-1);
  const base = versions.find(({ id }) => id === known?.base);
  if (known && base && newest && applyEdits(base.text, known.edits).text === newest.text)
    return { ...known, text: base.text };
  return { base: newest?.id ?? '', edits: [], text: newest?.text ?? '' };
}

/** How an improvement stands to the newest version: to be made, made, or no longer to be made, since its words are gone. */
export function stateOf(
  { edit }: Pick<Improvement, 'edit'>,
  { text, edits }: ReturnType<typeof currentEdits>,
): ImprovementState {
  if (!edit) return 'open';
  if (edits.some((made) => isSame(made, edit))) return 'applied';
  return applyEdits(text, [...edits, edit]).missed.includes(edit) ? 'gone' : 'open';
}

/** The newest version with more edits, or without one of those that were made. */
export function withEdits(
  { base, text, edits }: ReturnType<typeof currentEdits>,
  change: { add: Edit[] } | { remove: Edit },
): AppliedEdits & { content: string } {
  const wanted = 'add' in change ? [...edits, ...change.add] : edits.filter((made) => !isSame(made, change.remove));
  const { text: content, missed } = applyEdits(text, wanted);
  return { base, edits: wanted.filter((edit) => !missed.includes(edit)), content };
}
