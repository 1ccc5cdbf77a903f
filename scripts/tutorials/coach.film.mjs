import { open, signInAsAdmin, signUp } from '../screens/person.mjs';

const copy = `Subject: A game-changer you can't miss!!!

Hi friend,

I hope this email finds you well. Harborlight's backlog reached $2.3 billion this quarter, against $1.5 billion a year earlier.

Our new report has the details, and they will blow your mind.

Click here to learn more.

Kind regards,
Ann`;

const feedback = {
  disrupt: {
    sentences: ["Subject: A game-changer you can't miss!!!", 'I hope this email finds you well.'],
    feedback:
      'Cut both. “A game-changer you can’t miss” could stand over any email, and “I hope this email finds you well” spends your first line on nothing. You hold a figure that stops a thumb: put it up there.',
    rewrite: {
      line: "Subject: A game-changer you can't miss!!!",
      better: 'Subject: $2.3 billion of orders, not delivered yet',
    },
    score: 2,
  },
  intrigue: {
    sentences: [
      "Harborlight's backlog reached $2.3 billion this quarter, against $1.5 billion a year earlier.",
      'Our new report has the details, and they will blow your mind.',
    ],
    feedback:
      'The figure is strong, and you set it beside the year before: that is how it is done. Then “they will blow your mind” asks to be believed. Open a question instead, and leave it open for two lines.',
    rewrite: {
      line: 'Our new report has the details, and they will blow your mind.',
      better: 'Who orders that far ahead? Our new report has the details.',
    },
    score: 5,
  },
  click: {
    sentences: ['Click here to learn more.'],
    feedback: 'One call, good. But “learn more” is a chore. Say what the reader holds in hand afterwards.',
    rewrite: { line: 'Click here to learn more.', better: 'Read the report and see what stands behind the orders.' },
    score: 4,
  },
  kick: {
    sentences: [],
    feedback:
      'Missing. Nothing stands below the click for the reader who is still undecided. Your strongest figure once more, in a P.S., is enough.',
    rewrite: null,
    score: null,
  },
  verdict: 'There is one good line in this email, and it stands third. Lead with it.',
};

const improved = `Subject: $2.3 billion of orders, not delivered yet

Hi friend,

Harborlight's backlog reached **$2.3 billion** this quarter. A year earlier it was $1.5 billion.

Who orders that far ahead? Our new report has the details.

**Read the report and see what stands behind the orders.**

P.S. From $1.5 billion to $2.3 billion in a year: that is the question the report takes apart.

Kind regards,
Ann`;

/** @type {import('./films.mjs').Film} */
export const coach = {
  name: 'rodchief',
  answers: { coach_feedback: JSON.stringify(feedback), 'coach-improve': improved },
  prepare: async (page) => {
    await signInAsAdmin(page);
    await page.request.put('/api/admin/apps/rodchief-bot', { data: { adminsOnly: false } });
    await page.request.post('/api/logout');
    await signUp(page);
    await open(page, '/rodchief', 'Ready for Analysis');
  },
  play: async (hand) => {
    const { page } = hand;
    await hand.say('RodChief reads your copy as its reader would. Paste it, with its subject line.');
    await hand.paste(page.getByLabel('Email copy'), copy);
    await hand.rest(0.8);
    await hand.click(page.getByRole('button', { name: 'Get Feedback' }));
    await hand.awaits(3, page.getByText('Your copy by block'));
    await hand.say('First the verdict. Then the four blocks: Disrupt, Intrigue, Click and Kick, each with a score.');
    const result = page.getByRole('region', { name: 'Result of the coach' });
    await hand.point(result.getByRole('heading', { name: 'Disrupt' }));
    await hand.rest(2);
    hand.camera.keepPoster();
    await hand.say('He quotes the line he means, and shows you the better one beside it.');
    await hand.scroll(result, 420);
    await hand.rest(2);
    await hand.say('Your copy, colored by what each sentence does. Nothing here does the work of a kick.');
    await hand.scroll(result, 900);
    await hand.rest(2);
    await hand.say('Let him show how it is done, with your facts and no others.');
    await hand.click(page.getByRole('button', { name: 'Generate Improved Version' }));
    await hand.awaits(5, page.getByRole('button', { name: 'Back to RodChief' }));
    await hand.rest(2);
    await hand.say('It opens where every draft is worked on, with his feedback beside it. Change it, or save it.');
    await hand.point(page.getByRole('heading', { name: 'Feedback' }));
    await hand.rest(1.5);
    await hand.click(page.getByRole('button', { name: 'Save to My Generations' }));
    await hand.rest(1);
  },
};
