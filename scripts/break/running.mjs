import { edit } from './edit.mjs';

const BAD_INPUT = 'api/src/http/bad-input.int.spec.ts';
const CONFIG_TEST = 'libs/config/src/config.spec.ts';
const CONFIG = 'libs/config/src/config.ts';
const CREATE_API = 'api/src/create-api.ts';
const LOG = 'libs/observability/src/log.ts';
const LOG_TEST = 'libs/observability/src/log.spec.ts';

/** Chapters 13 to 16. @type {import('./breaks.mjs').Break[]} */
export const RUNNING = [
  {
    of: ['13.2.1'],
    by: 'scripts/compose.spec.ts',
    edits: [edit('docker-compose.yml', '        requirepass $$REDISCLI_AUTH\n', '')],
  },
  {
    of: ['13.2.2'],
    by: 'scripts/compose.spec.ts',
    edits: [
      edit(
        'docker-compose.yml',
        'copydesk:${DATABASE_PASSWORD:?is not set in .env}@',
        'postgres:${POSTGRES_PASSWORD}@',
      ),
    ],
  },
  {
    of: ['13.2.3'],
    by: CONFIG_TEST,
    edits: [
      edit(CONFIG, '(secret.length < SECRET_LEAST || new Set(secret).size < SECRET_LETTERS)', 'secret.length < 1'),
    ],
  },
  {
    of: ['13.3.1', '13.3.2', '16.2.5'],
    by: LOG_TEST,
    edits: [edit(LOG, "if (error.name === 'SyntaxError') return { type: error.name, cause };", '')],
  },
  {
    of: ['13.4.1'],
    by: BAD_INPUT,
    edits: [
      edit(
        CREATE_API,
        'router.use(files(root,',
        "router.use(files(join(root, '../..'), { dotfiles: 'allow' }));\n  router.use(files(root,",
      ),
    ],
  },
  {
    of: ['13.4.3'],
    by: BAD_INPUT,
    edits: [
      edit(
        CREATE_API,
        'router.use(files(root,',
        "router.get('/assets/', (_asked, answer) => void answer.json(['main.js']));\n  router.use(files(root,",
      ),
    ],
  },
  {
    of: ['13.4.2'],
    by: CONFIG_TEST,
    edits: [edit(CONFIG, "env.required('DATABASE_URL')", "env.text('DATABASE_URL', 'postgres://localhost')")],
  },
  {
    of: ['13.4.4'],
    by: BAD_INPUT,
    edits: [
      edit(
        CREATE_API,
        "  app.use('/api', ordersInTurn());\n",
        "  app.use('/api', ((asked, answer, next) => (asked.method === 'TRACE' ? void answer.json(asked.headers) : next())) satisfies RequestHandler);\n",
      ),
    ],
  },
  {
    of: ['13.4.5'],
    by: 'api/src/http/access.int.spec.ts',
    edits: [
      edit('api/src/admin/operators.controller.ts', "  @Get('queues')\n", "  @Access('public')\n  @Get('queues')\n"),
    ],
  },
  {
    of: ['14.1.1', '14.1.2', '14.2.4'],
    by: 'worker/src/upkeep/purge.int.spec.ts',
    edits: [
      edit(
        'libs/database/src/stores/generation.store.ts',
        "deleted_at < now() - interval '1 hour' RETURNING id",
        "deleted_at < now() - interval '1000 years' RETURNING id",
      ),
    ],
  },
  {
    of: ['14.2.2', '14.3.2'],
    by: BAD_INPUT,
    edits: [edit(CREATE_API, "'no-store');\n  next();", "'public, max-age=60');\n  next();")],
  },
  {
    of: ['14.2.3'],
    by: 'web/e2e/admin-dashboards.e2e.ts',
    edits: [
      edit(
        'web/index.html',
        '    <title>Copydesk</title>\n',
        '    <title>Copydesk</title>\n    <link rel="preconnect stylesheet" href="https://fonts.example/a.css" />\n',
      ),
    ],
  },
  {
    of: ['14.3.1'],
    by: 'web/e2e/account.e2e.ts',
    edits: [
      edit(
        'web/src/features/session/use-session.ts',
        '  if (before && !isSame) forgetStoredState();\n',
        '  if (before && !isSame && !before) forgetStoredState();\n',
      ),
    ],
  },
  {
    of: ['15.1.2'],
    by: 'scripts/licences.spec.ts',
    edits: [edit('scripts/licences.mjs', "...['CC-BY-4.0', ", "...['GPL-3.0-or-later', 'CC-BY-4.0', ")],
  },
  {
    of: ['15.1.3', '15.2.2'],
    by: 'api/src/http/json-shape.spec.ts',
    edits: [edit('api/src/http/json-shape.ts', 'if (parts > mostParts)', 'if (parts > 1e9)')],
  },
  {
    of: ['15.3.4'],
    by: 'api/src/http/network.spec.ts',
    edits: [edit('api/src/http/network.ts', 'parsed.parts.slice(0, 4)', 'parsed.parts.slice(0, 8)')],
  },
  {
    of: ['16.3.2', '16.3.3', '16.3.4'],
    by: 'api/src/admin/acts.int.spec.ts',
    edits: [
      edit(
        'api/src/admin/acts.interceptor.ts',
        '    if (!isChange(act)) return next.handle();\n',
        '    return next.handle();\n',
      ),
    ],
  },
  {
    of: ['16.5.1'],
    by: 'api/src/http/fuzz.int.spec.ts',
    edits: [
      edit(
        'api/src/http/error.filter.ts',
        'statusCode: error.getStatus(), message: error.message,',
        'statusCode: error.getStatus(), message: String(error.stack),',
      ),
    ],
  },
  {
    of: ['16.5.2', '16.5.3'],
    by: 'libs/model/src/model.spec.ts',
    edits: [
      edit(
        'libs/model/src/check-finish.ts',
        "new ModelError('model/unavailable', 'later',",
        "new ModelError('model/unavailable', 'never',",
      ),
    ],
  },
];
