/** The only place that knows the bundler's own variables. */
export const IS_DEVELOPMENT = import.meta.env.DEV;
