import { APP_IDS } from '@copydesk/contracts';

/** The tools that ship with the product. A row that an owner changed is left as it is. */
export const shippedApps = [
  {
    id: APP_IDS['hotlist-generator'],
    name: 'hotlist-generator',
    displayName: 'HotList Email Generator',
    description: 'Turn a filing, a call or a headline into an email your readers open today.',
    category: 'Email',
    icon: 'mail',
  },
  {
    id: APP_IDS['starting-now-generator'],
    name: 'starting-now-generator',
    displayName: 'Starting Now',
    description: 'Urgent emails for an event or an opportunity that is about to begin.',
    category: 'Live event',
    icon: 'megaphone',
  },
  {
    id: APP_IDS['clone-winner-v3'],
    name: 'clone-winner-v3',
    displayName: 'Clone A Winner',
    description: 'New copy built on the structure of one that already worked.',
    category: 'Email',
    icon: 'file-text',
  },
  {
    id: APP_IDS['rodchief-bot'],
    name: 'rodchief-bot',
    displayName: 'Copy Coach',
    description: 'RodChief reads your copy and shows you the better line.',
    category: 'Coaching',
    icon: 'file-text',
  },
  {
    id: APP_IDS['campaign-generator'],
    name: 'campaign-generator',
    displayName: 'Campaign Generator',
    description: 'Five days of email and the order form, consistent to the last figure.',
    category: 'Campaign',
    icon: 'share-2',
  },
  {
    id: APP_IDS['super-editorial-agent'],
    name: 'super-editorial-agent',
    displayName: 'Super Editorial Agent',
    description: 'Opens the editorial desk in a new tab, signed in.',
    category: 'Editorial',
    icon: 'file-text',
  },
];
