import { accountScenes } from './account.scenes.mjs';
import { adminCatalystsScenes } from './admin-catalysts.scenes.mjs';
import { adminDashboardsScenes } from './admin-dashboards.scenes.mjs';
import { adminListsScenes } from './admin-lists.scenes.mjs';
import { appsScenes } from './apps.scenes.mjs';
import { boardScenes } from './board.scenes.mjs';
import { campaignScenes } from './campaign.scenes.mjs';
import { cloneWinnerScenes } from './clone-winner.scenes.mjs';
import { coachScenes } from './coach.scenes.mjs';
import { dashboardScenes } from './dashboard.scenes.mjs';
import { draftScenes } from './draft.scenes.mjs';
import { filingsScenes } from './filings.scenes.mjs';
import { hotlistScenes } from './hotlist.scenes.mjs';
import { libraryScenes } from './library.scenes.mjs';
import { publicPagesScenes } from './public-pages.scenes.mjs';
import { startingNowScenes } from './starting-now.scenes.mjs';

/** Every screen in every state: how to get there, as a person does. */
export const scenes = {
  ...accountScenes,
  ...dashboardScenes,
  ...libraryScenes,
  ...hotlistScenes,
  ...filingsScenes,
  ...startingNowScenes,
  ...draftScenes,
  ...cloneWinnerScenes,
  ...appsScenes,
  ...adminCatalystsScenes,
  ...boardScenes,
  ...adminListsScenes,
  ...adminDashboardsScenes,
  ...publicPagesScenes,
  ...coachScenes,
  ...campaignScenes,
};
