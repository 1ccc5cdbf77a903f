import { APP_IDS } from '@copydesk/contracts';

/** Tools whose threads are no drafts of one email. */
export const NO_WRITERS: number[] = [
  APP_IDS['rodchief-bot'],
  APP_IDS['campaign-generator'],
  APP_IDS['super-editorial-agent'],
];
