import { contentAt, readFileAt } from './library.mjs';

/** @typedef {import('./library.mjs').Library} Library */
/** @typedef {import('./library.mjs').Content} Content */
/** @typedef {import('./library.mjs').Judged} Judged */
/** @typedef {import('./library.mjs').Match} Match */
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
 * What judges drafts: a document is prepared once, then drafts are traced to it.
 * @typedef {{ prepare: (path: string) => Promise<object>, trace: (draft: string, prepared: object) => Line[] }} Engine
 */

export const ENGINES = /** @type {const} */ (['product', 'new']);

/** @typedef {ReadonlyMap<string, object>} Readings */

/** @param {string} name @param {Library} library @param {Readings} readings @returns {Engine} */
export const engineNamed = (name, library, readings) =>
  name === 'new' ? newEngine(library, readings) : productEngine(library);

/** What the product runs. @param {Library} library @returns {Engine} */
function productEngine(library) {
  return {
    prepare: async (path) => {
      const { whole, structure } = await readFileAt(path, library);
      return library.prepareSources({ document: whole, structure });
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

/** @param {Library} library @param {Readings} readings @returns {Engine} */
function newEngine(library, readings) {
  return {
    prepare: async (path) => {
      const content = await contentAt(path, library);
      return library.withReadings(library.prepareFacts(library.readFacts(content)), content, readings);
    },
    trace: (draft, prepared) => library.traceFigures([prepared], draft).map((judged) => lineOf(judged, draft)),
  };
}

/** @param {Judged} judged @param {string} draft @returns {Line} */
function lineOf({ claim, verdict }, draft) {
  const { from, to, quote, unit, unread } = claim;
  const proof = verdict.status === 'traced' ? verdict.match : verdict.operands?.[0];
  const near = verdict.status === 'traced' ? null : (verdict.match ?? verdict.near);
  return {
    from,
    to,
    quote,
    kind: unit,
    status: verdict.status,
    source: proof ? sourceOf(proof) : null,
    formula: verdict.formula ?? null,
    reason: verdict.reason ?? null,
    near: near ? { source: sourceOf(near), why: verdict.reason ?? '', says: near.fact.label } : null,
    unread: unread.map((place) => draft.slice(place.from, place.to)),
    use: null,
  };
}

/** @param {Match} match @returns {import('./library.mjs').Source} */
const sourceOf = ({ fact: { label, page, section } }) => ({ quote: label, page, ...(section && { section }) });
