import { edit } from './edit.mjs';

const BAD_INPUT = 'api/src/http/bad-input.int.spec.ts';
const LIVE = 'api/src/live/live.int.spec.ts';
const ACCOUNTS = 'api/src/auth/accounts.int.spec.ts';
const CREATE_API = 'api/src/create-api.ts';
const HEADERS = 'api/src/http/security-headers.ts';
const SESSIONS = 'api/src/auth/sessions.ts';
const SAME_ORIGIN = 'api/src/http/same-origin.ts';
const DOCUMENTS = 'api/src/documents/documents.controller.ts';
const KEPT_DOCUMENTS = 'api/src/documents/kept-documents.int.spec.ts';
const CHECK_FILE = 'web/src/features/documents/check-file.ts';

/** Chapters 3 to 5. @type {import('./breaks.mjs').Break[]} */
export const WEB = [
  {
    of: ['3.2.1', '3.4.4'],
    by: BAD_INPUT,
    edits: [edit(HEADERS, 'helmet({\n', 'helmet({\n      xContentTypeOptions: false,\n')],
  },
  { of: ['3.3.2'], by: ACCOUNTS, edits: [edit(SESSIONS, "      sameSite: 'lax',\n", '')] },
  { of: ['3.3.4'], by: ACCOUNTS, edits: [edit(SESSIONS, 'httpOnly: true,', 'httpOnly: false,')] },
  { of: ['3.4.1'], by: BAD_INPUT, edits: [edit(HEADERS, 'https ? {', 'false && https ? {')] },
  {
    of: ['3.4.2'],
    by: 'api/src/http/every-call.int.spec.ts',
    edits: [
      edit(
        CREATE_API,
        "'no-store');\n  next();",
        "'no-store');\n  response.setHeader('Access-Control-Allow-Origin', '*');\n  next();",
      ),
    ],
  },
  {
    of: ['3.4.3'],
    by: BAD_INPUT,
    edits: [edit(HEADERS, 'scriptSrc: ["\'self\'"]', "scriptSrc: [\"'self'\", 'https:']")],
  },
  { of: ['3.4.5'], by: BAD_INPUT, edits: [edit(HEADERS, "policy: 'same-origin'", "policy: 'unsafe-url'")] },
  { of: ['3.4.6'], by: BAD_INPUT, edits: [edit(HEADERS, 'frameAncestors: ["\'none\'"]', "frameAncestors: ['*']")] },
  {
    of: ['3.5.1'],
    by: BAD_INPUT,
    edits: [edit(SAME_ORIGIN, "return headers['sec-fetch-site'] !== 'cross-site';", 'return true;')],
  },
  {
    of: ['3.5.3'],
    by: BAD_INPUT,
    edits: [edit(SAME_ORIGIN, "new Set(['GET', ", "new Set(['POST', 'GET', ")],
  },
  {
    of: ['4.1.1'],
    by: KEPT_DOCUMENTS,
    edits: [edit(DOCUMENTS, "'text/plain; charset=utf-8'", "'text/html; charset=utf-8'")],
  },
  {
    of: ['4.1.3'],
    by: 'api/src/admin/gate.int.spec.ts',
    edits: [edit(CREATE_API, "app.set('trust proxy', trustProxy);", "app.set('trust proxy', true);")],
  },
  {
    of: ['4.4.2'],
    by: LIVE,
    edits: [edit('api/src/live/live.adapter.ts', '!isFull && isOwnSocket(request, publicUrl)', '!isFull')],
  },
  {
    of: ['4.4.3', '4.4.4'],
    by: LIVE,
    edits: [
      edit(
        'api/src/live/live.gateway.ts',
        "    if (!signedIn && !(await this.gate.isOpen(socket.request))) return 'Please log in to go on.';\n",
        '',
      ),
    ],
  },
  {
    of: ['5.2.1'],
    by: 'web/src/features/documents/check-file.spec.ts',
    edits: [edit(CHECK_FILE, 'file.size > LIMITS.uploadBytes', 'file.size < 0')],
  },
  {
    of: ['5.2.2'],
    by: 'web/src/features/documents/check-file.spec.ts',
    edits: [
      edit(CHECK_FILE, 'if (kindOf(file) !== null) return null;', 'if (kindOf(file) !== undefined) return null;'),
    ],
  },
  {
    of: ['5.2.3'],
    by: KEPT_DOCUMENTS,
    edits: [edit('api/src/http/json-body.ts', 'limit: LIMITS.documentBodyBytes', 'limit: 1e9')],
  },
  {
    of: ['5.4.1', '5.4.2'],
    by: KEPT_DOCUMENTS,
    edits: [edit(DOCUMENTS, '.attachment(`', ".setHeader('Content-Disposition', `inline; filename=")],
  },
];
