import { LIMITS, type CatalystResponse, type UsedCatalyst } from '@copydesk/contracts';
import { firstCharacters } from '@copydesk/text';
import type { ListedCatalyst } from './catalyst-search';

/** A catalyst that was chosen for an email: its number goes with the request, its words stand in a field. */
export type ChosenCatalyst = Pick<ListedCatalyst, 'id' | 'title' | 'text'>;

/** What a brief holds of catalysts. */
export interface CatalystsOfBrief {
  /** Those that go with the request. */
  chosen: ChosenCatalyst[];
  /** Those that fit what was handed in; null until a search has ended well. */
  found: CatalystResponse[] | null;
}

export const NO_CATALYSTS: CatalystsOfBrief = { chosen: [], found: null };

/** Those of a thread that was begun in another tab; what each of them said is in its field. */
export function catalystsOf(used: UsedCatalyst[]): CatalystsOfBrief {
  return { chosen: used.map(({ id, title }) => ({ id: String(id), title, text: '' })), found: null };
}

/** The numbers of the chosen ones, as a request names them; undefined for none. */
export function idsOf(chosen: ChosenCatalyst[]): number[] | undefined {
  const ids = chosen.map(({ id }) => Number(id)).filter((id) => Number.isSafeInteger(id) && id > 0);
  return ids.length > 0 ? ids : undefined;
}

/** A field in which the chosen catalysts stand, after the choice has changed: what was typed around them stays. */
export function fieldAfter(field: string, before: ChosenCatalyst[], after: ChosenCatalyst[]): string {
  const gone = before.filter(({ id }) => !after.some((one) => one.id === id));
  const added = after.filter(({ id }) => !before.some((one) => one.id === id));
  const kept = gone.reduce((text, { text: words }) => (words ? withoutPart(text, words) : text), field);
  const all = [kept.trimEnd(), ...added.map(({ text }) => text)].filter(Boolean).join('\n\n');
  return gone.length + added.length === 0 ? field : firstCharacters(all, LIMITS.longTextMax);
}

function withoutPart(text: string, part: string): string {
  const at = text.indexOf(part);
  if (at < 0) return text;
  const around = [text.slice(0, at).trimEnd(), text.slice(at + part.length).trimStart()];
  return around.filter(Boolean).join('\n\n');
}
