import { open } from '../screens/person.mjs';
import { comeWithNews, email, fittingNews, summary } from './harborlight.mjs';

/** What the product does, at a glance: goes round on the page on which one signs in. @type {import('./films.mjs').Film} */
export const landing = {
  name: 'landing',
  loop: { width: 960, rate: 12, kilobytes: 600 },
  answers: { hotlist: email, 'summarize-file': summary, find_catalysts: fittingNews },
  prepare: async (page) => {
    await comeWithNews(page);
    await open(page, '/', 'Try a sample filing');
  },
  play: async (hand) => {
    const { page } = hand;
    await hand.rest(0.6);
    await hand.click(page.getByRole('button', { name: 'Try a sample filing' }));
    await hand.awaits(1.6, page.getByText('Catalyst suggestions found!'));
    await hand.click(page.getByRole('button', { name: 'Continue', exact: true }));
    await hand.click(page.getByRole('button', { name: 'Generate HotList Email' }));
    await hand.awaits(4.5, page.getByRole('button', { name: 'Save to My Generations' }).and(page.locator(':enabled')));
    await hand.click(page.getByRole('article', { name: 'Email' }).getByRole('button', { name: '$612.4 million' }));
    await hand.rest(0.8);
    hand.camera.keepPoster();
    await hand.rest(2.2);
  },
};
