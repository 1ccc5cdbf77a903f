/** Where the process's `Config` is injected. */
export const CONFIG = Symbol('Config');
/** Where the process's `Log` is injected. */
export const LOG = Symbol('Log');
