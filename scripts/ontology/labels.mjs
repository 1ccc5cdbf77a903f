/** @typedef {import('../trace/library.mjs').Library} Library */
/** @typedef {import('../trace/library.mjs').Content} Content */
/** @typedef {NonNullable<Content['filing']>['facts'][number]} Tag */
/** @typedef {{ concept: string, kind: string, isInverted: boolean, labels: string[] }} Entry */
/**
 * @typedef {object} Seen  What was seen of a concept.
 * @property {Set<string>} companies
 * @property {number} uses
 * @property {Map<string, number>} kinds
 * @property {number} inverted  Figures printed with the other sign than they are tagged with, less those printed with the same.
 */

const MOST_CONCEPTS = 300;
const MOST_LABELS = 12;
/** Of all companies that print a label, so many must mean the same measure by it. */
const AGREED = 0.6;
const PREFIX = 'us-gaap:';

/**
 * What issuers write in the rows of the figures that they tag with a concept. A label that several measures have counts for
 * none of them; with the heading of its group it may.
 * @param {Content[]} filings
 * @param {Pick<Library, 'normalised' | 'measureOfConcept'>} library
 * @returns {Entry[]}
 */
export function collectLabels(filings, { normalised, measureOfConcept }) {
  /** @type {Map<string, Seen>} */
  const seen = new Map();
  /** Which companies mean which concept by a label, by label and kind. @type {Map<string, Map<string, Set<string>>>} */
  const meant = new Map();
  for (const content of filings) {
    const company = content.filing?.cover.company ?? '';
    for (const { tag, labels, shown } of rowsOf(content)) {
      const concept = tag.concept.slice(PREFIX.length);
      const kind = kindOf(tag);
      look(seen, { concept, kind, company, isTurned: Math.sign(tag.value) === (/[(−–-]/.test(shown) ? 1 : -1) });
      const own = normalised(labels.at(-1) ?? '');
      const group = normalised(labels.at(-2) ?? '');
      for (const label of [own, `${group} ${own}`].filter(isName)) {
        const concepts = inMap(meant, `${kind}|${label}`, () => new Map());
        inMap(concepts, concept, () => new Set()).add(company);
      }
    }
  }
  const chosen = [...seen]
    .toSorted(
      ([a, one], [b, other]) => other.companies.size - one.companies.size || other.uses - one.uses || order(a, b),
    )
    .slice(0, MOST_CONCEPTS);
  const labels = agreedLabels(meant, measureOfConcept);
  return chosen
    .map(([concept, { kinds, inverted }]) => {
      const kind = [...kinds].toSorted((a, b) => b[1] - a[1] || order(a[0], b[0]))[0]?.[0] ?? '';
      const own = labels.get(`${kind}|${concept}`) ?? [];
      const names = own.toSorted((a, b) => b.votes - a.votes || order(a.label, b.label)).map(({ label }) => label);
      return { concept, kind, isInverted: inverted > 0, labels: names.slice(0, MOST_LABELS) };
    })
    .toSorted((a, b) => order(a.concept, b.concept));
}

/** The table as a module. @param {Entry[]} entries */
export function writtenLabels(entries) {
  const lines = entries.map(
    ({ concept, kind, isInverted, labels }) =>
      `  '${concept} | ${kind}${isInverted ? ' turned' : ''} | ${labels.join(', ')}',`,
  );
  return `${[
    '/**',
    ' * Written by `npm run ontology`: concepts of us-gaap, what kind of figure they are, and what issuers write in their rows.',
    " * 'turned' is what rows print with the other sign than it is tagged with.",
    ' */',
    'export const ROW_LABELS: readonly string[] = [',
    ...lines,
    '];',
  ].join('\n')}\n`;
}

/** The tagged cells of tables that are of the whole company. @param {Content} content */
function* rowsOf({ text, blocks, filing }) {
  for (const block of blocks) {
    for (const { labels, cells } of block.rows ?? []) {
      for (const { fact, from, to } of cells) {
        const tag = fact === undefined ? undefined : filing?.facts[fact];
        if (tag?.concept.startsWith(PREFIX) && tag.members.length === 0)
          yield { tag, labels, shown: text.slice(from, to) };
      }
    }
  }
}

/** Dates and numbers of notes are no names. @param {string} label */
const isName = (label) => label !== '' && label.length < 100 && !/[\d']|^ | $/.test(label);

/** @param {Map<string, Seen>} seen @param {{ concept: string, kind: string, company: string, isTurned: boolean }} row */
function look(seen, { concept, kind, company, isTurned }) {
  const one = inMap(seen, concept, () => ({ companies: new Set(), uses: 0, kinds: new Map(), inverted: 0 }));
  one.companies.add(company);
  one.uses += 1;
  one.kinds.set(kind, (one.kinds.get(kind) ?? 0) + 1);
  one.inverted += isTurned ? 1 : -1;
}

/**
 * The labels by kind and concept, where enough companies agree.
 * @param {Map<string, Map<string, Set<string>>>} meant
 * @param {(concept: string) => string} measureOfConcept
 */
function agreedLabels(meant, measureOfConcept) {
  /** @type {Map<string, { label: string, votes: number }[]>} */
  const labels = new Map();
  for (const [key, concepts] of meant) {
    const [kind = '', label = ''] = key.split('|');
    const votes = [...concepts].map(([concept, { size }]) => ({ concept, measure: measureOfConcept(concept), size }));
    const all = votes.reduce((sum, { size }) => sum + size, 0);
    for (const { concept, measure, size } of votes) {
      const same = votes.filter((vote) => vote.measure === measure).reduce((sum, vote) => sum + vote.size, 0);
      // What one company alone writes has to say a word of its concept: 'balance at end of year' stands for many things.
      if (same < all * AGREED || (all === 1 && !saysOf(label, concept))) continue;
      inMap(labels, `${kind}|${concept}`, () => []).push({ label, votes: size });
    }
  }
  // With its group a label is of use only where it is none without.
  for (const [key, own] of labels) {
    labels.set(
      key,
      own.filter(({ label }) => !own.some((other) => label.endsWith(` ${other.label}`))),
    );
  }
  return labels;
}

/** Whether a label has a word of its concept. @param {string} label @param {string} concept */
function saysOf(label, concept) {
  const name = concept.toLowerCase();
  return label.split(' ').some((word) => word.length > 3 && name.includes(word.replace(/(?:ie)?s$/, '')));
}

/** @param {Tag} tag */
function kindOf({ unit, period }) {
  const isDay = 'at' in period;
  if (unit === 'shares') return isDay ? 'share balance' : 'shares';
  if (/\/shares$/.test(unit)) return 'per share';
  if (unit === 'pure') return 'rate';
  return /^[A-Z]{3}$/.test(unit) ? (isDay ? 'balance' : 'flow') : 'count';
}

/** @param {string} a @param {string} b */
const order = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

/** @template K, V @param {Map<K, V>} map @param {K} key @param {() => V} make @returns {V} */
function inMap(map, key, make) {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
