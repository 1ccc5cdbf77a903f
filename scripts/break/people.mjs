import { edit } from './edit.mjs';

const ACCOUNTS_TEST = 'api/src/auth/accounts.int.spec.ts';
const ACCOUNT_TEST = 'api/src/account/account.int.spec.ts';
const SESSIONS_TEST = 'api/src/auth/sessions.int.spec.ts';
const ACCESS_TEST = 'api/src/http/access.int.spec.ts';
const SSO_TEST = 'api/src/sso/sso.int.spec.ts';
const PASSWORD = 'api/src/auth/password.ts';
const SESSIONS = 'api/src/auth/sessions.ts';
const ACCESS = 'api/src/http/access.guard.ts';
const SIGNER = 'api/src/sso/token-signer.ts';
const NOT_DISABLED = edit(SESSIONS, 'user && !user.disabledAt && ', 'user && ');

/** Chapters 6 to 9, and the cryptography of chapter 11. @type {import('./breaks.mjs').Break[]} */
export const PEOPLE = [
  {
    of: ['6.2.2', '6.2.3', '7.5.1', '7.5.2'],
    by: ACCOUNT_TEST,
    edits: [
      edit(
        'api/src/auth/accounts.ts',
        '(await isPassword(currentPassword, stored?.password ?? null)) ? stored : null',
        'stored',
      ),
    ],
  },
  {
    of: ['6.2.4'],
    by: 'api/src/auth/password.spec.ts',
    edits: [edit(PASSWORD, 'guesses < LEAST_GUESSES', 'guesses < 0')],
  },
  { of: ['6.2.11'], by: ACCOUNTS_TEST, edits: [edit(PASSWORD, 'folded === PRODUCT', 'false')] },
  {
    of: ['6.2.5', '6.2.8', '6.2.9'],
    by: ACCOUNTS_TEST,
    edits: [
      edit(PASSWORD, 'return hash(password', 'return hash(password.trim().slice(0, 72)'),
      edit(PASSWORD, '(await decoy), password)', '(await decoy), password.trim().slice(0, 72))'),
    ],
  },
  {
    of: ['6.3.1'],
    by: ACCOUNTS_TEST,
    edits: [edit('api/src/auth/password-tries.ts', 'if (seconds > 0) await this.waits.block(key, seconds);', '')],
  },
  {
    of: ['6.3.2'],
    by: 'api/src/setup.int.spec.ts',
    edits: [edit('api/src/setup.ts', '?? randomPassword()', "?? 'admin'")],
  },
  {
    of: ['6.3.4'],
    by: ACCESS_TEST,
    edits: [
      edit(ACCESS, "if (!user) throw new UnauthorizedException('Please log in to go on.');", 'if (!user) return true;'),
    ],
  },
  {
    of: ['6.4.1'],
    by: 'api/src/auth/first-passwords.int.spec.ts',
    edits: [edit('api/src/auth/accounts.ts', ', mustChangePassword: true }', ' }')],
  },
  {
    of: ['7.2.1', '7.2.2'],
    by: ACCOUNTS_TEST,
    edits: [edit(SESSIONS, '  store.touch = ', '  store.destroy = (_sid, done) => done?.();\n  store.touch = ')],
  },
  {
    of: ['7.2.4'],
    by: ACCOUNTS_TEST,
    edits: [
      edit(
        SESSIONS,
        'request.login(user, (error?: Error) => (error ? reject(error) : resolve()));',
        'Object.assign(request.session, { passport: { user: user.id } });\n    void reject;\n    resolve();',
      ),
    ],
  },
  {
    of: ['7.3.1'],
    by: SESSIONS_TEST,
    edits: [
      edit('libs/database/src/stores/session.store.ts', 'WHERE sid = $1 AND expire > now()`,', 'WHERE sid = $1`,'),
    ],
  },
  { of: ['7.3.2'], by: SESSIONS_TEST, edits: [edit(SESSIONS, ' || isOver(session)', '')] },
  {
    of: ['7.4.1'],
    by: 'api/src/live/live.int.spec.ts',
    edits: [
      edit(
        'api/src/auth/auth.controller.ts',
        "    await this.bus.publish('control', '', { kind: 'logout', sessionId });\n",
        '',
      ),
    ],
  },
  {
    of: ['7.4.2', '7.4.5'],
    by: 'api/src/admin/operators.int.spec.ts',
    edits: [
      edit('api/src/admin/admin-users.ts', '    if (isDisabled) await this.signedIn.end(user, null);\n', ''),
      NOT_DISABLED,
    ],
  },
  {
    of: ['7.4.3'],
    by: ACCOUNT_TEST,
    edits: [
      edit('api/src/account/account.controller.ts', '    await this.signedIn.end(user, request.sessionID);\n', ''),
      edit(SESSIONS, 'user.passwordVersion === (session.passwordVersion ?? 1)', 'true'),
    ],
  },
  {
    of: ['7.4.4'],
    by: 'web/e2e/accounts.e2e.ts',
    edits: [edit('web/src/app/user-menu.tsx', '          Log out\n', '          Leave\n')],
  },
  { of: ['7.6.1', '7.6.2'], by: SSO_TEST, edits: [edit(SIGNER, 'LIFETIME_SECONDS = 60', 'LIFETIME_SECONDS = 86_400')] },
  {
    of: ['8.2.1', '8.3.1'],
    by: ACCESS_TEST,
    edits: [edit(ACCESS, "(audience === 'admin' && user.role === 'admin')", "audience === 'admin'")],
  },
  {
    of: ['8.2.2', '8.4.1'],
    by: ACCESS_TEST,
    edits: [
      edit(
        'libs/database/src/stores/document.store.ts',
        'return this.manager.findOneBy(Document, { id, userId, droppedAt: IsNull() });',
        'return this.manager.findOneBy(Document, { id, userId: userId && undefined });',
      ),
    ],
  },
  {
    of: ['8.2.3'],
    by: 'api/src/admin/gate.int.spec.ts',
    edits: [
      edit(
        'api/src/admin/dashboards.controller.ts',
        "warnings: request.user?.role === 'admin' ? await",
        'warnings: request ? await',
      ),
    ],
  },
  { of: ['9.1.2'], by: SSO_TEST, edits: [edit(SIGNER, 'algorithm: this.published.alg', "algorithm: 'none'")] },
  { of: ['9.2.4'], by: SSO_TEST, edits: [edit(SIGNER, '      audience: url.origin,\n', '')] },
  {
    of: ['11.4.2'],
    by: ACCOUNTS_TEST,
    edits: [edit(PASSWORD, 'return hash(password', 'return hash(password, { memoryCost: 1_024, timeCost: 1 }')],
  },
  {
    of: ['11.6.1'],
    by: 'libs/config/src/config.spec.ts',
    edits: [edit('libs/config/src/config.ts', 'RSA_BITS_MIN = 2048', 'RSA_BITS_MIN = 512')],
  },
  {
    of: ['15.3.1'],
    by: ACCOUNTS_TEST,
    edits: [edit('api/src/auth/user.presenter.ts', '    id: user.id,\n', '    ...user,\n    id: user.id,\n')],
  },
];
