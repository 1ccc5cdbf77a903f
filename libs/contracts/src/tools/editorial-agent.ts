import type { Tool } from './tool';

/** Opens another app in a new tab, signed in. */
export const EDITORIAL_AGENT = {
  id: 11,
  name: 'super-editorial-agent',
  title: 'Super Editorial Agent',
  description: 'Opens the editorial desk in a new tab, signed in.',
  category: 'Editorial',
  icon: 'file-text',
  route: null,
} as const satisfies Tool;
