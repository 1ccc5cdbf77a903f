/** The look of everything one types into. 16 px on phones: below that, iOS zooms the page. */
export const CONTROL_STYLE =
  'w-full rounded-md border border-field-line bg-field px-3 text-text placeholder:text-faint transition-colors duration-150 ' +
  'hover:border-faint/60 focus-visible:border-accent focus-visible:outline-1 focus-visible:outline-offset-0 ' +
  'aria-invalid:border-bad max-md:text-lg disabled:text-faint';
