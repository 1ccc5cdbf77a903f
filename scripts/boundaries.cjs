/** Who may import whom (ARCHITECTURE.md). Folders are matched by pattern: a new one is covered at birth. */

const base = ['config', 'contracts', 'figures', 'text'];
/** What each lib may import, downward only. @type {Record<string, string[]>} */
const below = {
  contracts: ['figures', 'text'],
  text: [],
  figures: ['text'],
  config: ['contracts', 'text'],
  database: base,
  redis: base,
  model: base,
  observability: base,
  live: ['redis', 'observability', ...base],
  jobs: ['database', 'live', 'redis', 'observability', ...base],
  tools: ['contracts', 'figures', 'text'],
  threads: [],
  evidence: ['database', 'tools', 'threads', 'observability', ...base],
  'demo-model': ['figures', 'text'],
};
const known = [...Object.keys(below), 'testing'].join('|');
const test = '\\.spec\\.tsx?$';

const layers = Object.entries(below).map(([lib, allowed]) => ({
  name: `lib ${lib} imports ${allowed.join(', ') || 'no other lib'}`,
  from: { path: `^libs/${lib}/`, pathNot: test },
  to: { path: '^libs/', pathNot: `^libs/(${[lib, ...allowed].join('|')})/` },
}));

/** A package that one lib alone knows. @param {string} packages @param {string} lib @param {string[]} others */
const keptIn = (packages, lib, others = []) => ({
  name: `only libs/${lib} imports ${packages}`,
  from: { path: '^(api|worker|libs|web)/', pathNot: [`^libs/${lib}/`, ...others] },
  to: { path: `^node_modules/(${packages})/` },
});

/**
 * @param {Omit<import('dependency-cruiser').IRegularForbiddenRuleType, 'severity'>[]} rules
 * @returns {import('dependency-cruiser').IForbiddenRuleType[]}
 */
const strict = (rules) => rules.map((rule) => ({ ...rule, severity: 'error' }));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: strict([
    ...layers,
    {
      name: 'a new lib says in scripts/boundaries.cjs what it may import',
      from: { path: '^libs/', pathNot: `^libs/(${known})/` },
      to: {},
    },
    {
      name: 'api and worker never import each other',
      from: { path: '^(api|worker)/' },
      to: { path: '^(api|worker)/', pathNot: '^$1/' },
    },
    { name: 'libs import neither api, worker nor web', from: { path: '^libs/' }, to: { path: '^(api|worker|web)/' } },
    {
      name: 'testing is for tests',
      from: { pathNot: [test, '^libs/testing/', '^web/e2e/'] },
      to: { path: '^libs/testing/' },
    },
    {
      name: 'nobody reaches past the index of a lib',
      from: { path: '^(?:api|worker|web)/' },
      to: { path: '^libs/[^/]+/src/(?!index\\.ts$)' },
    },
    {
      name: 'no lib reaches past the index of another',
      from: { path: '^libs/([^/]+)/' },
      to: { path: '^libs/[^/]+/src/(?!index\\.ts$)', pathNot: '^libs/$1/' },
    },
    {
      name: 'contracts, figures and text run in the browser: no Node, no Nest',
      from: { path: '^libs/(contracts|figures|text)/', pathNot: test },
      to: { path: ['^node_modules/@nestjs/', '^(node:)?[a-z_/]+$'], dependencyTypes: ['core', 'npm', 'npm-dev'] },
    },
    {
      name: 'no cycles between folders',
      scope: 'folder',
      // The libs among each other are layered above.
      from: { path: '^(api|worker|web)/|^libs/[^/]+/src/' },
      to: { circular: true },
    },

    keptIn('bullmq|@nestjs/bullmq', 'jobs'),
    keptIn('openai', 'model', [test]),
    keptIn('typeorm|@nestjs/typeorm|pg', 'database', ['^libs/testing/']),
    keptIn('piscina', 'threads', [test]),
    keptIn('ioredis', 'redis', ['^libs/testing/']),

    {
      name: 'web imports contracts, figures and text alone',
      from: { path: '^web/src/' },
      to: { path: '^(api|worker|libs/(?!(contracts|figures|text)/))' },
    },
    {
      name: 'no feature imports another',
      from: { path: '^web/src/features/((?:admin/)?[^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'no screen imports another',
      from: { path: '^web/src/screens/([^/]+)/' },
      to: { path: '^web/src/screens/', pathNot: '^web/src/screens/$1/' },
    },
    { name: 'screens do not import app', from: { path: '^web/src/screens/' }, to: { path: '^web/src/app/' } },
    {
      name: 'features import ui and lib alone',
      from: { path: '^web/src/features/' },
      to: { path: '^web/src/(app|screens)/' },
    },
    {
      name: 'ui and lib import no screen and no feature',
      from: { path: '^web/src/(ui|lib)/' },
      to: { path: '^web/src/(app|screens|features)/' },
    },

    { name: 'lib does not import ui', from: { path: '^web/src/lib/' }, to: { path: '^web/src/ui/' } },

    { name: 'every import is found', from: { pathNot: '\\.d\\.ts$' }, to: { couldNotResolve: true } },
    {
      name: 'what runs in production is a dependency, not a devDependency',
      from: { path: '^(api|worker|libs)/', pathNot: [test, '^libs/testing/'] },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
  ]),
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    // libs/contracts has a package.json for the bundler's sake; what is installed stands in the root's.
    combinedDependencies: true,
    tsConfig: { fileName: 'scripts/boundaries.tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default'] },
  },
};
