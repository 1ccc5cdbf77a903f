import { open, signUp } from '../screens/person.mjs';

/** @type {import('./films.mjs').Film} */
export const campaign = {
  name: 'campaign-generator',
  answers: {},
  prepare: async (page) => {
    await signUp(page);
    await open(page, '/campaign-generator', 'Step 1 of 6');
  },
  play: async (hand) => {
    const { page } = hand;
    const next = () => hand.click(page.getByRole('button', { name: 'Next' }));
    await hand.say('Five emails and an order form, from one brief in six steps. First: what you sell, and to whom.');
    await hand.type(page.getByLabel('Product name'), 'The Evening Hour');
    await hand.paste(page.getByLabel('Campaign objective'), 'Readers renew for a year before the offer ends.');
    await hand.paste(page.getByLabel('Target audience'), 'Private investors who have read us for a year.');
    await next();
    await hand.say('Then your record, winners and losers alike. What you enter is never rounded up.');
    await hand.type(page.getByLabel('Winners', { exact: true }), '48');
    await hand.type(page.getByLabel('Losers', { exact: true }), '12');
    await hand.say('Say what was counted, and from when to when: it stands beside the figures.');
    await hand.paste(page.getByLabel('Period'), 'January 2024 to December 2025');
    await hand.paste(page.getByLabel('Basis'), 'Closed trades of the model portfolio');
    await next();
    await hand.say('The offer. What cannot be true is told at once.');
    await hand.type(page.getByLabel('Standard price ($)'), '249');
    await hand.type(page.getByLabel('Discounted price ($)'), '249');
    await hand.rest(2);
    await page.getByLabel('Standard price ($)').fill('');
    await hand.type(page.getByLabel('Standard price ($)'), '399');
    await hand.paste(page.getByLabel('Key features'), 'Two letters a week\nA model portfolio\nThe archive since 2019');
    await next();
    await hand.say('The last day of the offer. Every deadline in the emails is held against it.');
    await page.getByLabel('Expiry date').fill(inWeeks(4));
    await hand.point(page.getByLabel('Expiry date'));
    await hand.say('And the first day. The other four emails follow in the rhythm you choose.');
    await page.getByLabel('First day').fill(inWeeks(3));
    await hand.point(page.getByLabel('Rhythm'));
    await hand.rest(1);
    await next();
    await hand.say('The one thought that all five emails come back to.');
    await hand.type(page.getByLabel('Tone/style'), 'Calm');
    await hand.paste(page.getByLabel('Core messaging'), 'Small positions, held with patience, beat big bets.');
    await next();
    await hand.click(page.getByLabel('I confirm that I want to generate the campaign content'));
    await hand.click(page.getByRole('button', { name: 'Generate Campaign' }));
    await hand.say('The parts are written one after the other. You can read the first while the next one comes.');
    await hand.awaits(8, page.getByText('Campaign Generated Successfully!'));
    await hand.rest(1);
    hand.camera.keepPoster();
    await hand.say('Prices, dates and figures are compared across all six. Here, everything agrees.');
    await hand.point(page.getByText('Everything agrees'));
    await hand.rest(1.5);
    await hand.say('Each part is a draft of its own: change it, review it, or have it rewritten.');
    await hand.click(page.getByRole('button', { name: 'Day 3', exact: true }));
    await hand.rest(2);
    await hand.click(page.getByRole('button', { name: 'Order Form', exact: true }));
    await hand.rest(1.5);
    await hand.say('Take all of it away as one file.');
    await hand.point(page.getByRole('button', { name: 'Download as zip' }));
    await hand.rest(1);
  },
};

/** A day to come, as a field for dates takes it. @param {number} weeks */
function inWeeks(weeks) {
  return new Date(Date.now() + weeks * 7 * 86_400_000).toISOString().slice(0, 10);
}
