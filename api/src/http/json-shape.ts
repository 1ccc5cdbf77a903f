/** Objects in objects: more than any request needs. */
const DEEPEST = 32;

/** Fields and items in all: more than any request needs, and few enough for validation, which takes the square of them. */
const MOST_PARTS = 1_000;

/** A body of too many values or levels. */
export class ShapeError extends Error {
  static readonly type = 'body.shape';
  readonly type = ShapeError.type;
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPEN = [0x5b, 0x7b];
const CLOSE = [0x5d, 0x7d];
const SPACE = 0x20;

/**
 * Counts the values and levels of JSON by its brackets and commas, so that nothing is parsed that would be refused: a few KB
 * that unpack to millions of values would keep the process busy for a second.
 * @throws ShapeError where there are more than any request needs.
 */
export function checkShape(bytes: Uint8Array, mostParts = MOST_PARTS): void {
  let level = 0;
  let parts = 0;
  let isText = false;
  /** True right behind an opening bracket: an empty list has no item. */
  let isEmpty = false;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? SPACE;
    if (isText) {
      if (byte === BACKSLASH) at++;
      else if (byte === QUOTE) isText = false;
    } else if (byte > SPACE) {
      if (OPEN.includes(byte)) {
        level++;
        parts++;
      } else if (CLOSE.includes(byte)) {
        level--;
        if (isEmpty) parts--;
      } else if (byte === COMMA) parts++;
      else if (byte === QUOTE) isText = true;
      isEmpty = OPEN.includes(byte);
      if (level > DEEPEST) throw new ShapeError(`The request is nested more than ${DEEPEST} levels deep.`);
      if (parts > mostParts)
        throw new ShapeError(`The request has more than ${mostParts.toLocaleString('en-US')} fields and items.`);
    }
  }
}
