/** How many rows a page may have, as it stands in the address: 1 to 500. */
export const LIMIT = /^([1-9]\d?|[1-4]\d\d|500)$/;

/** The place where a page begins, as it stands in the address. */
export const CURSOR = /^[A-Za-z0-9_-]{1,2000}$/;
