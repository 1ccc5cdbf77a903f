/** Everything that administrators see of the catalysts lies under this key. */
export const CATALYST_DESK_KEY = ['catalyst-desk'];
export const LISTS_KEY = [...CATALYST_DESK_KEY, 'lists'];
export const FEEDS_KEY = [...CATALYST_DESK_KEY, 'feeds'];
