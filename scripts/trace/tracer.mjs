import { readFileAt } from './library.mjs';

/**
 * A ledger's line; a field without a value is null, so that each has the same fields.
 * @typedef {object} Line
 * @property {number} from
 * @property {number} to
 * @property {string} quote
 * @property {string} kind
 * @property {string} status
 * @property {import('./library.mjs').Source | null} source
 * @property {string | null} formula
 * @property {string | null} reason
 * @property {{ source: import('./library.mjs').Source, why: string, says: string } | null} near
 * @property {string[] | null} unread
 * @property {string | null} use
 */
/**
 * Prepares a document once, then traces drafts to it.
 * @typedef {{ prepare: (path: string) => Promise<object>, trace: (draft: string, prepared: object) => Line[] }} Tracer
 */

/**
 * The tracer of the product.
 * @param {import('./library.mjs').Library} library
 * @param {import('./library.mjs').KeptReading[]} readings
 * @returns {Tracer}
 */
export function tracerOf(library, readings) {
  return {
    prepare: async (path) => {
      const { whole, structure } = await readFileAt(path, library);
      return library.prepareSources({ document: whole, structure, readings });
    },
    trace: (draft, evidence) =>
      library
        .traceDraft(draft, evidence)
        .map(({ from, to, quote, kind, status, source, formula, reason, near, unread, use }) => ({
          from,
          to,
          quote,
          kind,
          status,
          source: source ?? null,
          formula: formula ?? null,
          reason: reason ?? null,
          near: near ?? null,
          unread: unread ?? null,
          use: use ?? null,
        })),
  };
}
