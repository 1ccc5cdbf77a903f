import { open, signUp } from '../screens/person.mjs';

const winner = `Subject: Did you see what the miners did?

Dear reader,

Three copper mines closed their order books on Thursday. **Hardly anybody outside the trade noticed.**

What do they know about the winter that the market does not?

- One page with every figure
- Ten minutes of your evening
- A clear answer on the last page

**Read the copper report tonight.**`;

const details = `Signed orders at Harborlight Storage stood at $2.3 billion, against $1.5 billion a year earlier. The largest order, from a utility in Ohio, is worth $310 million. Our report The Evening Hour has six pages, names the source of each figure, and ends on a checklist.`;

const email = `Subject: Have you seen what the utilities signed?

Dear reader,

Signed orders at Harborlight Storage stood at $2.3 billion. **The largest order is worth $310 million.**

Why would a power company order batteries so far ahead?

- Six pages in plain words
- The source of each figure
- A checklist to end on

**Read The Evening Hour this week.**`;

/** @type {import('./films.mjs').Film} */
export const cloneWinner = {
  name: 'clone-winner',
  answers: { 'clone-winner': email },
  prepare: async (page) => {
    await signUp(page);
    await open(page, '/clone-winner', 'Winner Copy & Custom Details');
  },
  play: async (hand) => {
    const { page } = hand;
    await hand.say('Paste an email that worked. It is measured at once: length, questions, bullets.');
    await hand.paste(page.getByLabel('Winner Copy'), winner);
    await hand.rest(2);
    await hand.say('Or take one that you saved before.');
    await hand.point(page.getByRole('button', { name: 'Use a previous generation' }));
    await hand.rest(0.5);
    await hand.say('Say what the new email is about. All its facts come from here.');
    await hand.paste(page.getByLabel('Custom Details'), details);
    await hand.rest(1.5);
    await hand.click(page.getByRole('button', { name: 'Clone Winner' }));
    await hand.say('The structure is kept: its order, its length, its question. None of its words is.');
    await hand.awaits(5, page.getByRole('table', { name: 'The winner and its clone' }));
    await hand.rest(1.5);
    hand.camera.keepPoster();
    await hand.say('Below it, both stand side by side, as figures.');
    await hand.scroll(page.getByRole('article', { name: 'Email' }), 700);
    await hand.rest(2.5);
    await hand.say('What was copied by accident would be marked. Nothing was: save it.');
    await hand.click(page.getByRole('button', { name: 'Save to My Generations' }));
    await hand.rest(1.2);
  },
};
