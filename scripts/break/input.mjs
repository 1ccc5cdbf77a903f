import { edit } from './edit.mjs';

const BAD_INPUT = 'api/src/http/bad-input.int.spec.ts';
const EVERY_CALL = 'api/src/http/every-call.int.spec.ts';
const JSON_BODY = 'api/src/http/json-body.ts';
const FETCH = 'worker/src/fetch/fetch-public.ts';
const FETCH_TEST = 'worker/src/fetch/fetch-public.spec.ts';

/** Chapters 1 and 2, and what 15.3 says of input. @type {import('./breaks.mjs').Break[]} */
export const INPUT = [
  { of: ['1.1.1'], by: BAD_INPUT, edits: [edit(JSON_BODY, '    reviver: storable,\n', '')] },
  {
    of: ['1.1.2', '1.2.1'],
    by: 'libs/text/src/copy-draft.spec.ts',
    edits: [edit('libs/text/src/copy-draft.ts', "    .replaceAll('<', '&lt;')\n", '')],
  },
  {
    of: ['1.2.2'],
    by: 'libs/text/src/links.spec.ts',
    edits: [edit('libs/text/src/links.ts', "url.protocol === 'http:' || url.protocol === 'https:';", 'true;')],
  },
  {
    of: ['1.2.4'],
    by: 'api/src/http/hostile-texts.int.spec.ts',
    edits: [
      edit(
        'libs/database/src/stores/folder.store.ts',
        "VALUES ($1, $2, coalesce($3, '#3b82f6'))",
        "VALUES ($1, coalesce('${name}', $2), coalesce($3, '#3b82f6'))",
      ),
    ],
  },
  {
    of: ['1.2.9'],
    by: 'libs/text/src/check-draft.spec.ts',
    edits: [edit('libs/text/src/check-draft.ts', ".replace(/[.*+?^${}()|[\\]\\\\]/g, '\\\\$&')", '')],
  },
  {
    of: ['1.3.1', '3.2.2'],
    by: 'web/e2e/admin-dashboards.e2e.ts',
    edits: [
      edit(
        'web/src/features/library/generation-card.tsx',
        '                {title}\n              </Link>',
        '                <span dangerouslySetInnerHTML={{ __html: title }} />\n              </Link>',
      ),
    ],
  },
  { of: ['1.3.3'], by: BAD_INPUT, edits: [edit(JSON_BODY, '  checkShape(bytes);\n', '')] },
  {
    of: ['1.3.5'],
    by: 'libs/text/src/copy-draft.spec.ts',
    edits: [
      edit('libs/text/src/copy-draft.ts', '<strong>${escapeHtml(run.text)}</strong>', '<strong>${run.text}</strong>'),
    ],
  },
  {
    of: ['1.3.6'],
    by: FETCH_TEST,
    edits: [edit(FETCH, "if (parsed.range() !== 'unicast') return false;", '')],
  },
  {
    of: ['1.3.7'],
    by: 'libs/text/src/fence.spec.ts',
    edits: [edit('libs/text/src/fence.ts', "text.replace(new RegExp(word, 'gi'), '…')", 'text')],
  },
  {
    of: ['1.4.1', '1.4.2', '1.4.3'],
    by: EVERY_CALL,
    edits: [edit('libs/contracts/src/limits.ts', 'INTEGER_MAX = 2_147_483_647', 'INTEGER_MAX = 2_147_483_647_000')],
  },
  {
    of: ['1.5.1'],
    by: 'worker/src/feeds/read-feed.spec.ts',
    edits: [
      edit(
        'worker/src/feeds/read-feed.ts',
        ': cutMarkup(text));',
        String.raw`: cutMarkup(text.replace(/&(e9);/, (_, name) => new RegExp('ENTITY ' + name + ' "([^"]*)"').exec(text)?.[1] ?? '')));`,
      ),
    ],
  },
  {
    of: ['1.5.2', '3.5.2'],
    by: EVERY_CALL,
    edits: [
      edit(
        JSON_BODY,
        'if (isOfAnotherType(request)) return reject(new UnsupportedMediaTypeException(NOT_JSON));',
        "if (isOfAnotherType(request)) request.headers['content-type'] = 'application/json';",
      ),
    ],
  },
  {
    of: ['2.2.1', '2.2.2'],
    by: 'api/src/http/fuzz.int.spec.ts',
    edits: [edit('api/src/create-api.ts', '  app.useGlobalPipes(validation);\n', '')],
  },
  {
    of: ['2.2.3'],
    by: 'api/src/writing/generators.int.spec.ts',
    edits: [
      edit('libs/contracts/src/tools/tool.ts', 'needs.oneOf.includes(field)) ? null : needs;', 'true) ? null : null;'),
    ],
  },
  {
    of: ['2.3.1'],
    by: 'api/src/writing/chat.int.spec.ts',
    edits: [
      edit(
        'api/src/jobs/turns.ts',
        '  if (await stores.jobs.isWriting(id)) throw new ConflictException(STILL_WRITING);\n',
        '',
      ),
    ],
  },
  {
    of: ['2.3.2'],
    by: 'api/src/library/folders.int.spec.ts',
    edits: [edit('libs/database/src/stores/folder.store.ts', '>= max) return', '>= max + 1) return')],
  },
  {
    of: ['2.3.3'],
    by: 'libs/database/src/changes.int.spec.ts',
    edits: [
      edit(
        'libs/database/src/database.ts',
        'const stores = new Stores(manager, (changes) => noted.push(...changes));\n      const done',
        'const stores = new Stores(this.source.manager, (changes) => noted.push(...changes));\n      const done',
      ),
    ],
  },
  {
    of: ['2.3.4'],
    by: 'api/src/http/idempotency.int.spec.ts',
    edits: [edit('api/src/http/idempotency.ts', 'if (earlier) return earlier.madeId;', '')],
  },
  {
    of: ['2.4.1'],
    by: 'api/src/http/limits.int.spec.ts',
    edits: [edit('api/src/http/limits.ts', 'limits.requestsPerMinute, 60)', 'limits.requestsPerMinute * 1_000, 60)')],
  },
  {
    of: ['15.3.3'],
    by: EVERY_CALL,
    edits: [edit('api/src/http/validation.pipe.ts', 'whitelist: true', 'whitelist: false')],
  },
  {
    of: ['15.3.5'],
    by: BAD_INPUT,
    edits: [edit('libs/contracts/src/analytics.ts', "  @IsString({ message: 'actionType must be text' })\n", '')],
  },
  {
    of: ['15.3.6'],
    by: EVERY_CALL,
    edits: [
      edit(
        JSON_BODY,
        ': resolve()));',
        ": (Object.keys(Object.getOwnPropertyDescriptor(request.body ?? {}, '__proto__')?.value ?? {}).forEach((name) => Reflect.defineProperty(Object.prototype, name, { value: '!', configurable: true })), resolve())));",
      ),
    ],
  },
  {
    of: ['15.3.7'],
    by: EVERY_CALL,
    edits: [
      edit(
        'api/src/create-api.ts',
        "  app.disable('x-powered-by');\n",
        "  app.disable('x-powered-by');\n  app.set('query parser', (text: string) => Object.fromEntries(new URLSearchParams(text)));\n",
      ),
    ],
  },
  {
    of: ['13.2.4', '13.2.5'],
    by: FETCH_TEST,
    edits: [edit(FETCH, '!addresses.every(({ address }) => allows(address, hostname))', 'false')],
  },
  { of: ['15.3.2'], by: FETCH_TEST, edits: [edit(FETCH, 'MOST_REDIRECTS = 3', 'MOST_REDIRECTS = 30')] },
];
