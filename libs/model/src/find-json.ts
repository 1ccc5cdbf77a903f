import { cleanText } from '@copydesk/text';

/** How many places a value may begin in are tried. */
const TRIES = 50;

/**
 * Finds the JSON object or array that an answer holds: alone, in a fence, or with sentences around it; with commas
 * before a closing bracket, too. Of several the longest counts; undefined where there is none.
 */
export function findJson(text: string): unknown {
  const whole = parse(text.trim());
  if (isValue(whole)) return whole;
  let found: { value: unknown; length: number } | undefined;
  let at = nextOpening(text, 0);
  for (let tries = 0; at >= 0 && tries < TRIES; tries += 1) {
    const end = endOfValue(text, at);
    const value = end < 0 ? undefined : parse(text.slice(at, end));
    if (isValue(value) && end - at > (found?.length ?? 0)) found = { value, length: end - at };
    at = nextOpening(text, isValue(value) ? end : at + 1);
  }
  return found?.value;
}

function isValue(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

function parse(json: string): unknown {
  for (const candidate of [json, withoutTrailingCommas(json)]) {
    try {
      return JSON.parse(candidate, storable);
    } catch {
      // The next candidate, or none.
    }
  }
  return undefined;
}

/** What a model writes is kept in Postgres, which holds neither NUL nor halves of a character. */
function storable(_: string, value: unknown): unknown {
  return typeof value === 'string' ? cleanText(value) : value;
}

function nextOpening(text: string, from: number): number {
  const offset = text.slice(from).search(/[{[]/);
  return offset < 0 ? -1 : from + offset;
}

/** Where the value that begins at `start` is over; -1 where it is not. */
function endOfValue(text: string, start: number): number {
  let depth = 0;
  let inString = false;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at];
    if (inString) {
      if (character === '\\') at += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return -1;
}

/** Commas in strings stay: a string is matched whole and put back. */
function withoutTrailingCommas(json: string): string {
  return json.replace(/"(?:[^"\\]|\\.)*(?:"|\\?$)|,(?=\s*[}\]])/gs, (match) => (match === ',' ? '' : match));
}
