import { lazy } from 'react';

// Pictures come in files of their own: the figures beside them do not wait for the library that draws.
export const MinutesFigure = lazy(() => import('./minutes-figure'));
export const DaysFigure = lazy(() => import('./days-figure'));
export const RatingsFigure = lazy(() => import('./ratings-figure'));
