import type { Tool } from './tool';

/** RodChief: reads pasted copy and writes it better. Its own screen asks for it, not a brief. */
export const COACH = {
  id: 9,
  name: 'rodchief-bot',
  title: 'Copy Coach',
  shortTitle: 'RodChief',
  description: 'RodChief reads your copy and shows you the better line.',
  category: 'Coaching',
  icon: 'file-text',
  route: '/rodchief',
  outcome: {
    done: 'Improved Version Generated',
    failed: {
      title: 'Generation Failed',
      fallback: 'Failed to generate improved version. Please try again.',
      isFixed: true,
    },
  },
} as const satisfies Tool;
