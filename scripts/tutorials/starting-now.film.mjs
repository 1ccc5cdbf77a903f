import { handIn, open } from '../screens/person.mjs';
import { comeWithNews, fittingNews, textFile } from './harborlight.mjs';

const invitation = textFile('harborlight-briefing.txt', [
  'Live briefing: what the backlog of Harborlight Storage means',
  'The live briefing starts on Tuesday, December 1, at 2:00 pm Eastern. It takes 40 minutes.',
  'The briefing is held by Maya Ortiz, our senior analyst. She goes through the quarter page by page and answers questions.',
  'Seats at the event are limited to 500 subscribers. There is no replay.',
]);

const email = `Subject: Tuesday, 2:00 pm: Harborlight's backlog, live

Our live briefing begins on Tuesday, December 1, at 2:00 pm Eastern. It takes 40 minutes. Maya Ortiz has one question: what does the backlog of Harborlight Storage mean?

In October, evening power prices rose 31%. Utilities buy batteries for that very hour.

- The quarter, page by page
- Your questions, answered live
- Seats limited to 500 subscribers, and no replay

**Join the briefing on Tuesday, December 1, at 2:00 pm Eastern.**`;

const shortened = `Maya Ortiz goes live on Tuesday, December 1, at 2:00 pm Eastern. Her question: what does the backlog of Harborlight Storage mean?

<note>Two sentences instead of three. Day, hour and question are as they were.</note>`;

/** @type {import('./films.mjs').Film} */
export const startingNow = {
  name: 'starting-now',
  answers: { 'starting-now': email, 'edit-selection': shortened, find_catalysts: fittingNews },
  prepare: async (page) => {
    await comeWithNews(page);
    await open(page, '/starting-now', 'Drop a document here');
  },
  play: async (hand) => {
    const { page } = hand;
    await hand.say('A live event is about to begin. Hand in the invitation, as you have it.');
    await hand.point(page.locator('label:has(input[type=file])'));
    await handIn(page, invitation);
    await hand.awaits(3, page.getByText('Catalyst suggestions found!'));
    await hand.rest(1);
    await hand.click(page.getByRole('button', { name: 'Continue', exact: true }));
    await hand.say('What it says of the event stands in the form already. You can change every word.');
    await hand.point(page.getByLabel('Event Information'));
    await hand.rest(2);
    await hand.say('Market news that fits is suggested. One click adds it.');
    const found = page.getByRole('region', { name: 'Catalyst suggestions' }).getByRole('listitem');
    await hand.click(found.getByRole('button'));
    await hand.rest(1);
    await hand.say('Have the email written. Day, hour and seats are those of the invitation, and no others.');
    await hand.click(page.getByRole('button', { name: 'Generate Email' }));
    await hand.awaits(6, page.getByRole('button', { name: 'Save to My Generations' }).and(page.locator(':enabled')));
    await hand.rest(2);
    hand.camera.keepPoster();
    await hand.say('Select a line to rewrite, shorten or check that line alone.');
    const draft = page.getByRole('textbox', { name: 'Draft' });
    await hand.point(draft.getByRole('paragraph').nth(1));
    await draft.getByRole('paragraph').nth(1).selectText();
    await hand.rest(1);
    await hand.click(page.getByRole('toolbar').getByRole('button', { name: 'Shorten' }));
    await hand.rest(3);
    await page.keyboard.press('Tab');
    await hand.rest(1);
    await hand.say('Then save it, or copy it into the tool you send with.');
    await hand.click(page.getByRole('button', { name: 'Save to My Generations' }));
    await hand.rest(1);
  },
};
