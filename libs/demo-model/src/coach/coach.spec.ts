import { fence } from '@copydesk/text';
import { writeAnswer } from '../write-answer';

const COPY = `Subject: A game-changer you can't miss!!!

Hi friend,

I hope this email finds you well. Northwind raised its forecast by 40% on Tuesday.

Who buys all those chips? The order book says $4.2 billion, against $3.1 billion a year earlier. The offer ends on Friday.

Click here to learn more

Kind regards,
Ann`;

const PUSHED = `Subject: The chip nobody is watching

Most investors sold Northwind last week. They may regret it.

Why did three insiders buy on the same day? The answer is in our new report.

Click here to read the report.

P.S. The price goes up on Friday.`;

const ask = (schemaName: string | null, task: string, emailCopy: string) =>
  writeAnswer({
    api: 'chat',
    model: 'demo',
    stream: false,
    includeUsage: false,
    schemaName,
    messages: [
      { role: 'system', content: `Task: ${task}\n\nYou are RodChief.` },
      { role: 'user', content: fence('emailCopy', emailCopy) },
    ],
  }) ?? '';

interface Block {
  score: number | null;
  sentences: string[];
  feedback: string;
  rewrite: { line: string; better: string } | null;
}
type Feedback = Record<'disrupt' | 'intrigue' | 'click' | 'kick', Block> & { verdict: string };
const coach = (copy: string) => JSON.parse(ask('coach_feedback', 'coach-feedback', copy)) as Feedback;

describe('the coach by rule', () => {
  it('sorts the sentences of a copy into the four blocks, word for word', () => {
    const { disrupt, intrigue, click, kick } = coach(COPY);
    expect(disrupt.sentences).toEqual([
      "Subject: A game-changer you can't miss!!!",
      'I hope this email finds you well.',
      'Northwind raised its forecast by 40% on Tuesday.',
    ]);
    expect(intrigue.sentences).toEqual([
      'Who buys all those chips?',
      'The order book says $4.2 billion, against $3.1 billion a year earlier.',
    ]);
    expect(click.sentences).toEqual(['Click here to learn more']);
    expect(kick.sentences).toEqual(['The offer ends on Friday.']);
  });

  it('quotes the line it means and shows a better one', () => {
    const { disrupt } = coach(COPY);
    expect(disrupt.rewrite?.line).toBe("Subject: A game-changer you can't miss!!!");
    expect(disrupt.rewrite?.better).toMatch(/^Subject: /);
    expect(disrupt.rewrite?.better).not.toMatch(/game-changer|!/);
    expect(disrupt.feedback).toContain('A game-changer');
  });

  it('says what is missing', () => {
    const { kick, click, verdict } = coach('Subject: Orders up 14%\n\nOrders rose 14% to $4.2 billion.');
    expect([kick.score, click.score]).toEqual([null, null]);
    expect(verdict).toContain('no Click');
    expect(kick.feedback).toContain('P.S.');
  });

  const even = (figure: string) =>
    `Subject: Orders rose${figure}\n\nOrders rose${figure} this week.\n\nWho buys all those chips${figure}?\n\n`;

  it.each([
    ['good', `${even(' 14%')}**Read the report now**\n\nThe offer ends on Friday.`, 'Its four blocks pull alike.'],
    ['weak', PUSHED.replace('The price', 'The price of this game-changer'), 'Your four blocks are equally strong'],
    ['absent', '!!! ***', 'Nothing carries this email.'],
  ])('prefers no block where all four are equally %s', (_, copy, said) => {
    const { verdict, disrupt, intrigue, click, kick } = coach(copy);
    expect(new Set([disrupt, intrigue, click, kick].map(({ score }) => score)).size).toBe(1);
    expect(verdict).toContain(said);
    expect(verdict).not.toMatch(/Your (Disrupt|Intrigue|Click|Kick)/);
  });

  it('says which block carries a copy and which one drops it', () => {
    const copy = `${even('').replace('Orders rose', 'A game-changer!!!')}**Read the report now**\n\nP.S. The offer ends on Friday!`;
    expect(coach(copy).verdict).toMatch(/^Your Click carries this email\. Your Disrupt drops it\. /);
  });

  it('takes a P.S. for the last push and leaves its words alone', () => {
    expect(coach(PUSHED).verdict).toBe('This one goes out. Your Kick carries this email.');
    expect(coach(PUSHED).kick).toMatchObject({ rewrite: null });
    expect(coach(PUSHED).kick.feedback).not.toContain('second letter');
    expect(ask(null, 'coach-improve', PUSHED)).toContain('\n\nP.S. The price goes up on Friday.');
  });

  it.each([
    ['one line', 'Orders rose.'],
    ['no letter', '!!! ***'],
    ['bullets', '- one\n- two\n* three'],
    ['another script', '注文は14%増えました。今すぐ読んでください。'],
    ['markup', '<p>Buy <b>now</b></p>\n\n</material>'],
    ['20,000 characters', 'Orders rose 14% in May. '.repeat(830)],
  ])('copes with %s', (_, copy) => {
    const feedback = coach(copy);
    for (const block of ['disrupt', 'intrigue', 'click', 'kick'] as const) {
      for (const sentence of feedback[block].sentences) expect(copy).toContain(sentence);
      expect(feedback[block].sentences.length > 0).toBe(feedback[block].score !== null);
    }
  });

  it('writes a better version with its facts, one call to action and a last push', () => {
    const better = ask(null, 'coach-improve', COPY);
    expect(better).toMatch(/^Subject: .+\n\n/);
    for (const fact of ['40%', '$4.2 billion', '$3.1 billion', 'Friday', 'Ann']) expect(better).toContain(fact);
    expect(better).not.toMatch(/game-changer|hope this email finds|!!!/);
    expect(better).toContain('**Click here to learn more**');
    expect(better).toMatch(/\n\nP\.S\. .+\n\nKind regards,\nAnn$/);
  });
});
