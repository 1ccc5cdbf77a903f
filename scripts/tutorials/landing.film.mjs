import { overview } from './overview.film.mjs';

/** What the product does, at a glance: goes round on the page on which one signs in. @type {import('./films.mjs').Film} */
export const landing = {
  name: 'landing',
  loop: { width: 960, rate: 12, kilobytes: 600 },
  answers: overview.answers,
  prepare: overview.prepare,
  play: async (hand) => {
    const { page } = hand;
    await hand.point(page.locator('label:has(input[type=file])'));
    await hand.rest(1);
    await hand.click(page.getByRole('region', { name: 'Continue writing' }).getByRole('link'));
    await hand.awaits(1, page.getByRole('button', { name: 'Save to My Generations' }));
    await hand.click(page.getByRole('article', { name: 'Email' }).getByRole('button', { name: '$612.4 million' }));
    await hand.rest(2);
    hand.camera.keepPoster();
    await page.keyboard.press('Escape');
    await hand.click(page.getByRole('button', { name: 'Expert Review' }));
    await hand.awaits(1, page.getByRole('button', { name: 'Apply suggestions' }));
    await hand.rest(2);
  },
};
