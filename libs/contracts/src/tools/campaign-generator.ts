import type { Tool } from './tool';

export const CAMPAIGN_GENERATOR = {
  id: 10,
  name: 'campaign-generator',
  title: 'Campaign Generator',
  description: 'Five days of email and the order form, consistent to the last figure.',
  category: 'Campaign',
  icon: 'share-2',
  route: '/campaign-generator',
} as const satisfies Tool;
