/** Rules of our own for oxlint (.oxlintrc.json), where it has none. */

const EFFECTS = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect']);

/** What a concise body may be: a cleanup by its name, or written out. */
const CLEANUPS = new Set(['Identifier', 'ArrowFunctionExpression', 'FunctionExpression']);

/** React calls what an effect returns, and types do not tell: Chromium's `scrollIntoView()` returns a promise. */
const effectBody = {
  meta: {
    messages: {
      braces: 'An effect with a concise body returns its value to React as a cleanup. Put braces around it.',
    },
  },
  /** @param {any} context */
  create: (context) => ({
    /** @param {any} call */
    CallExpression({ callee, arguments: [effect] }) {
      if (!EFFECTS.has(callee.name ?? callee.property?.name) || effect?.type !== 'ArrowFunctionExpression') return;
      if (effect.body.type === 'BlockStatement' || CLEANUPS.has(effect.body.type)) return;
      context.report({ node: effect.body, messageId: 'braces' });
    },
  }),
};

export default { meta: { name: 'copydesk' }, rules: { 'effect-body': effectBody } };
