/** The look of everything one types into. 16 px on phones: below that, iOS zooms the page. */
export const CONTROL_STYLE =
  'w-full rounded-md border border-field-line bg-field px-3 text-text placeholder:text-faint transition-colors duration-150 ' +
  'hover:border-faint/60 focus-visible:border-accent focus-visible:outline-1 focus-visible:outline-offset-0 ' +
  'aria-invalid:border-bad max-md:text-lg disabled:text-faint';

/** The look of a row of tabs. */
export const TAB_LIST = 'flex gap-6 border-b border-line max-sm:gap-4';

/** The look of each of them. */
export const TAB =
  '-mb-px border-b-2 border-transparent px-0.5 py-2.5 font-medium text-muted transition-colors duration-150 hover:text-text max-md:min-h-11 max-sm:text-sm data-[state=active]:border-text data-[state=active]:text-text';

/** How the blocks of a text look, be it shown or edited. */
export const BLOCK_STYLE = {
  paragraph: 'mb-[1.1em] text-pretty',
  list: 'mb-[1.1em] list-disc ps-[1.4em] marker:text-faint',
  item: 'mb-[0.25em] ps-1',
  bold: 'font-semibold',
};
