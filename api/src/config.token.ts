/** Where the process's `Config` is injected. */
export const CONFIG = Symbol('Config');
/** Where the `Database` is injected whose statements may take longer. */
export const SLOW_DATABASE = Symbol('slow Database');
/** Where the process's `Log` is injected. */
export const LOG = Symbol('Log');
