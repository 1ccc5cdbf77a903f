import { lazyComponent } from '@/lib/lazy-component';

// Pictures come in files of their own: the figures beside them do not wait for the library that draws.
export const MinutesFigure = lazyComponent(() => import('./minutes-figure'));
export const DaysFigure = lazyComponent(() => import('./days-figure'));
export const RatingsFigure = lazyComponent(() => import('./ratings-figure'));
