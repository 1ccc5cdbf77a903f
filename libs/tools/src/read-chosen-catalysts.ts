import { isRecord, readList, readText } from './read-json';

/** A candidate that the model chose. `relevance` runs from 0 to 1. */
export interface ChosenCatalyst {
  id: string;
  relevance: number;
  reason: string;
  impact: string;
  angle: string;
}

/**
 * Reads the answer of the model: the chosen candidates, best first, `most` at most.
 * @throws Error, in words that a model can act on, where the answer names a candidate that was not offered or names
 * one twice, where a relevance lies outside 0 to 1, or where something is missing.
 */
export function readChosenCatalysts(json: unknown, { ids, most }: { ids: string[]; most: number }): ChosenCatalyst[] {
  const chosen = readList(isRecord(json) ? json.catalysts : null, 'catalysts').map((item) => readItem(item, ids));
  const twice = chosen.find(({ id }, at) => chosen.findIndex((other) => other.id === id) < at);
  if (twice) throw new Error(`The candidate "${twice.id}" is listed twice.`);
  return chosen.sort((a, b) => b.relevance - a.relevance).slice(0, most);
}

function readItem(item: unknown, ids: string[]): ChosenCatalyst {
  if (!isRecord(item)) throw new Error('Every catalyst must be an object.');
  const { id, relevance } = item;
  if (typeof id !== 'string' || !ids.includes(id)) throw new Error(`"${String(id)}" is not the id of a candidate.`);
  if (typeof relevance !== 'number' || !(relevance >= 0 && relevance <= 1)) {
    throw new Error(`The relevance of "${id}" must be a number from 0 to 1.`);
  }
  const text = (field: string) => readText(item[field], `The ${field} of "${id}"`);
  return { id, relevance, reason: text('reason'), impact: text('impact'), angle: text('angle') };
}
