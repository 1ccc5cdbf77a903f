/** The look of a row of tabs. */
export const TAB_LIST = 'flex gap-6 border-b border-line max-sm:gap-4';

/** The look of each of them. */
export const TAB =
  '-mb-px border-b-2 border-transparent px-0.5 py-2.5 font-medium text-muted transition-colors duration-150 hover:text-text max-md:min-h-11 max-sm:text-sm data-[state=active]:border-text data-[state=active]:text-text';
