/** How the blocks of a text look, be it shown or edited. */
export const BLOCK_STYLE = {
  paragraph: 'mb-[1.1em] text-pretty',
  list: 'mb-[1.1em] list-disc ps-[1.4em] marker:text-faint',
  item: 'mb-[0.25em] ps-1',
  bold: 'font-semibold',
  link: 'text-accent underline decoration-accent/50 underline-offset-[0.2em]',
};
