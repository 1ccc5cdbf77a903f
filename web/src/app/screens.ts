import { lazy } from 'react';

/** The header with its menus; the page on which one signs in does without. */
export const Shell = lazy(() => import('./shell'));

/** Every screen, each in a file of its own that is fetched when it is opened. */
export const AuthScreen = lazy(() => import('@/screens/auth/auth-screen'));
export const HomeScreen = lazy(() => import('@/screens/home/home-screen'));
export const HotlistScreen = lazy(() => import('@/screens/hotlist/hotlist-screen'));
export const NotFoundScreen = lazy(() => import('@/screens/not-found/not-found-screen'));
