import { open } from '../screens/person.mjs';
import { comeWithNews, email, fittingNews, refined, summary } from './harborlight.mjs';

/** @type {import('./films.mjs').Film} */
export const hotlist = {
  name: 'hotlist',
  answers: { hotlist: email, 'refine-email': refined, 'summarize-file': summary, find_catalysts: fittingNews },
  prepare: async (page) => {
    await comeWithNews(page);
    await open(page, '/', 'Try a sample filing');
  },
  play: async (hand) => {
    const { page } = hand;
    await hand.say('You need something to write about. We take the sample: the filing of a company that was made up.');
    await hand.click(page.getByRole('button', { name: 'Try a sample filing' }));
    await hand.say('The filing is read whole and summed up, and market news that fits it is looked for.');
    await hand.awaits(4, page.getByText('Catalyst suggestions found!'));
    await hand.rest(1.5);
    await hand.click(page.getByRole('button', { name: 'Continue', exact: true }));
    await hand.say('Each piece of news says why it fits. Take the one that makes your email timely.');
    const found = page.getByRole('region', { name: 'Catalyst suggestions' }).getByRole('listitem');
    await hand.click(found.getByRole('button'));
    await hand.rest(0.8);
    await hand.say('Add what you want stressed, in your own words, and have it written.');
    await hand.type(page.getByRole('textbox', { name: 'Additional Context' }), 'The backlog is the story.');
    await hand.click(page.getByRole('button', { name: 'Generate HotList Email' }));
    await hand.awaits(7, page.getByRole('button', { name: 'Save to My Generations' }).and(page.locator(':enabled')));
    await hand.rest(1);
    hand.camera.keepPoster();
    await hand.say('Each figure is looked for in the filing. Click one that was found to see where it stands.');
    await hand.click(page.getByRole('article', { name: 'Email' }).getByRole('button', { name: '$612.4 million' }));
    await hand.rest(0.8);
    await hand.click(page.getByRole('dialog').getByRole('button', { name: 'Open the source' }));
    await hand.rest(2);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await hand.say('Ask for a change in plain words. Every version is kept.');
    await hand.type(page.getByLabel('Ask for a change'), 'Open with the order from Ohio');
    await hand.click(page.getByRole('button', { name: 'Update Email' }));
    await hand.awaits(6, page.getByText('Version 2 of 2'));
    await hand.awaits(6, page.getByRole('button', { name: 'Save to My Generations' }).and(page.locator(':enabled')));
    await hand.rest(1);
    await hand.say('Save it, and it waits in your library.');
    await hand.click(page.getByRole('button', { name: 'Save to My Generations' }));
    await hand.rest(1.5);
  },
};
