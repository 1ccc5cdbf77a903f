import { open } from '../screens/person.mjs';
import { comeWithNews, email, fittingNews, summary } from './harborlight.mjs';

const call = 'Read the full story and form a view of your own.';
const better = 'Read the quarter line by line and judge the backlog for yourself.';

const review = {
  feedback:
    'This is worth sending today. The backlog in the subject line is a name and a number, and the first paragraph pays it off at once. The proof stands in the right order, and the risk is named plainly, which makes the rest believable. What holds it back is the end: “Read the full story” could stand below any email. Say what the reader does and what for. Mend that line first; the rest can go out as it is.',
  criteria: { hook: 8, catalyst: 8, proof: 9, clarity: 8, action: 6, compliance: 9 },
  improvements: [
    {
      line: call,
      suggestion: `It could stand below any email. Write instead: “${better}”`,
      criterion: 'action',
      edit: { action: 'replace', quote: call, text: better },
    },
  ],
};

/** @type {import('./films.mjs').Film} */
export const overview = {
  name: 'overview',
  answers: {
    hotlist: email,
    'refine-email': `${email.replace(call, better)}\n\n<note>The last line says what the reader does. All else is as it was.</note>`,
    'summarize-file': summary,
    find_catalysts: fittingNews,
    expert_review: JSON.stringify(review),
  },
  prepare: async (page) => {
    await comeWithNews(page);
    await open(page, '/', 'Try a sample filing');
    await page.getByRole('button', { name: 'Try a sample filing' }).click();
    await page.getByText('Catalyst suggestions found!').waitFor();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    const found = page.getByRole('region', { name: 'Catalyst suggestions' }).getByRole('listitem');
    await found.first().getByRole('button').first().click();
    await page.getByRole('button', { name: 'Generate HotList Email' }).click();
    await page.getByRole('button', { name: 'Save to My Generations' }).and(page.locator(':enabled')).waitFor();
    await open(page, '/', 'Continue writing');
  },
  play: async (hand) => {
    const { page } = hand;
    await hand.say('This is your desk. A filing, a call or a page from the web is where most emails begin.');
    await hand.point(page.locator('label:has(input[type=file])'));
    await hand.rest(1);
    await hand.say('Each tool writes another kind of email. What you have not finished waits above them.');
    await hand.point(page.getByRole('link', { name: 'Create New: Campaign Generator' }));
    await hand.rest(1.2);
    await hand.click(page.getByRole('region', { name: 'Continue writing' }).getByRole('link'));
    await hand.awaits(2, page.getByRole('button', { name: 'Save to My Generations' }));
    await hand.rest(0.8);
    await hand.say('The email is in the middle. You change it where it stands, or ask for a change below it.');
    await hand.point(page.getByLabel('Ask for a change'));
    await hand.rest(1.5);
    hand.camera.keepPoster();
    await hand.say('Every figure is traced to its source, and what has none is marked.');
    await hand.click(page.getByRole('article', { name: 'Email' }).getByRole('button', { name: '$612.4 million' }));
    await hand.rest(2);
    await page.keyboard.press('Escape');
    await hand.say('An expert review scores the email, and shows the line that would be better.');
    await hand.click(page.getByRole('button', { name: 'Expert Review' }));
    await hand.awaits(3, page.getByRole('button', { name: 'Apply suggestions' }));
    await hand.rest(2.5);
    await hand.click(page.getByRole('button', { name: 'Apply suggestions' }));
    await hand.rest(1.5);
    await hand.say('See it as your readers will, in their inbox.');
    await hand.click(page.getByRole('button', { name: 'Inbox preview' }));
    await hand.rest(2.5);
    await page.keyboard.press('Escape');
    await hand.say('Save it, and find it again: one search goes through everything you wrote.');
    await hand.click(page.getByRole('button', { name: 'Save to My Generations' }));
    await hand.rest(0.8);
    await page.keyboard.press('Control+k');
    await hand.rest(0.4);
    await page.keyboard.type('backlog', { delay: 90 });
    await hand.rest(2);
  },
};
