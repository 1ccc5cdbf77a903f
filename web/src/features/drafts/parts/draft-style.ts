/** How a draft looks, be it read or written: what is being written must not move when it can be edited. */
export const DRAFT_STYLE = 'font-serif text-draft break-words whitespace-pre-wrap';

/** From so many blocks on, those out of sight are not laid out. */
export const LONG_DRAFT = 80;
export const LONG_STYLE = '*:[contain-intrinsic-size:auto_6rem] *:[content-visibility:auto]';
export const LABEL_STYLE = 'mb-1 font-sans text-sm text-muted select-none';
export const SUBJECT_STYLE = 'mb-7 text-subject font-medium tracking-[-0.012em] text-balance max-sm:text-[1.625rem]';
