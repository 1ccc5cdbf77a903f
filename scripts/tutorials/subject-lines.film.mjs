import { open, signUp } from '../screens/person.mjs';
import { email } from './harborlight.mjs';

const lines = [
  'Signed orders of $2.3 billion, not delivered yet',
  'Why the order book is the story of this quarter',
  'Total revenue up 40%: what stands behind it',
  'Eleven projects delivered. A year ago it was seven.',
  'What utilities buy for the evening',
  'The risk that Harborlight names itself',
  'In October, evening power prices rose 31%',
  'Three customers made up 48% of revenue',
  'Battery systems grew 42%, to $612.4 million',
  'A dear hour, and who buys batteries for it',
];

/** @type {import('./films.mjs').Film} */
export const subjectLines = {
  name: 'subject-lines',
  answers: { 'subject-lines': lines.map((line) => `- ${line}`).join('\n') },
  prepare: async (page) => {
    await signUp(page);
    await open(page, '/subject-lines', 'Draft or Brief');
  },
  play: async (hand) => {
    const { page } = hand;
    await hand.say('The email is written, and its subject line is not good enough. Paste the draft.');
    await hand.paste(page.getByLabel('Draft', { exact: true }), email);
    await hand.rest(1.5);
    await hand.say('Say who reads it, if you like. A brief alone is enough, too.');
    await hand.type(page.getByLabel('Brief'), 'Private investors, on a phone');
    await hand.click(page.getByRole('button', { name: 'Generate Subject Lines' }));
    await hand.say('Ten lines, each with its length, its way in, and what an inbox cuts of it.');
    await hand.awaits(6, page.getByRole('button', { name: 'Save to My Generations' }).and(page.locator(':enabled')));
    await hand.rest(2);
    hand.camera.keepPoster();
    await hand.point(page.getByRole('article').getByRole('listitem').nth(3));
    await hand.rest(1);
    await hand.say('Figures without a source are marked. Copy the line you like, or put it over your draft.');
    await hand.click(page.getByRole('button', { name: 'Copy subject line 4' }));
    await hand.rest(1.5);
    await hand.say('Keep all ten in your library, for the next time.');
    await hand.click(page.getByRole('button', { name: 'Save to My Generations' }));
    await hand.rest(1.2);
  },
};
