/** A screen of two panes: what is handed in or chosen on the left, the draft on the right; one under the other on a phone. Folded, the left one is a rail. */
export const PANES =
  'flex flex-1 flex-col lg:grid lg:h-[calc(var(--window)-3.5rem)] lg:flex-none lg:grid-rows-[minmax(0,1fr)] lg:grid-cols-[22rem_minmax(0,1fr)] lg:max-xl:has-[[data-panel]]:grid-cols-[minmax(0,1fr)] lg:max-xl:data-folded:not-has-[[data-panel]]:grid-cols-[3.25rem_minmax(0,1fr)] xl:data-folded:grid-cols-[3.25rem_minmax(0,1fr)]';

/** The left one gives its place to what stands beside the draft where there is no room for three. */
export const LEFT_PANE =
  'lg:min-h-0 lg:overflow-y-auto lg:border-r lg:border-line lg:max-xl:[main:has([data-panel])>&]:hidden';
