import { PART_NAMES } from '@copydesk/contracts';
import { placesOf, type Check } from './finding';

const WORD = /[\p{L}\p{N}][\p{L}\p{N}&.-]*[\p{L}\p{N}]|[\p{L}\p{N}]/gu;
/** A name of one short word is too like other words for a slip in it to be told. */
const LONG_WORD = 8;

/** Every part names the product, spelled as it was entered. */
export const checkProduct: Check = ({ part, text, request }) => {
  const name = request.campaignContext.productName.trim().replace(/\s+/g, ' ');
  if (name === '') return [];
  const slips = misspelled(text, name).map((place) => ({
    place,
    message: `${PART_NAMES[part]} says “${text.slice(place.from, place.to)}”. The product is called “${name}”.`,
  }));
  if (slips.length > 0 || text.replace(/\s+/g, ' ').toLowerCase().includes(name.toLowerCase())) return slips;
  return [{ place: null, message: `${PART_NAMES[part]} does not name the product, “${name}”.` }];
};

function misspelled(text: string, name: string): { from: number; to: number }[] {
  const words = placesOf(text, WORD);
  const count = name.match(WORD)?.length ?? 1;
  const wanted = bare(name);
  if (count === 1 && wanted.length < LONG_WORD) return [];
  const allowed = count === 1 ? 1 : Math.min(3, Math.floor(wanted.length / 5));
  const found: { from: number; to: number }[] = [];
  for (const width of [count, count - 1, count + 1].filter((one) => one > 0)) {
    for (let first = 0; first + width <= words.length; first += 1) {
      const from = words[first]?.place.from ?? 0;
      const to = words[first + width - 1]?.place.to ?? 0;
      const said = text.slice(from, to);
      if (/[\n*,;:!?]/.test(said) || found.some((other) => from < other.to && to > other.from)) continue;
      if (isSlip(said, name, wanted, width === count ? allowed : 0)) found.push({ from, to });
    }
  }
  return found.sort((a, b) => a.from - b.from);
}

function isSlip(said: string, name: string, wanted: string, allowed: number): boolean {
  const plain = said.replace(/\s+/g, ' ');
  if (plain === name || said === said.toUpperCase()) return false;
  if (isCapital(name) && !isCapital(said)) return false;
  const letters = bare(said);
  if (letters === wanted) return true;
  if (allowed === 0 || Math.abs(letters.length - wanted.length) > allowed) return false;
  // What only stands near the name shares its first word, or nearly all of it.
  const sharesFirst = bare(plain.split(' ')[0] ?? '') === bare(name.split(' ')[0] ?? '');
  return editDistance(letters, wanted) <= (sharesFirst ? allowed : Math.min(allowed, 2));
}

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const isCapital = (text: string) => /^\p{Lu}/u.test(text);

/** How many letters must be added, left out or replaced to make one word of another. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
