import { NO_BRAND } from '@copydesk/contracts';
import { expertReviewTool, findInEmail, hotlistTool, refineTool } from '@copydesk/tools';
import { writeAnswer } from '../write-answer';

const SETTING = { windowTokens: 1_000_000, brand: NO_BRAND, today: '2026-01-01' };
const ask = (messages: { role: string; content: string }[], schemaName: string | null = null) =>
  writeAnswer({ api: 'chat', model: 'demo', stream: false, includeUsage: false, schemaName, messages }) ?? '';
const generate = (brief: Record<string, string>) => ask(hotlistTool.prompt(brief, SETTING).messages);
const review = (emailContent: string) => {
  const input = { emailContent, catalysts: [], findings: findInEmail('', []) };
  const { name, parse } = expertReviewTool.answer(input);
  return parse(JSON.parse(ask(expertReviewTool.prompt(input, SETTING).messages, name)));
};
const apply = (currentCopy: string, improvements: string[]) => {
  const request = `Please revise the email:\n${improvements.map((item, at) => `${at + 1}. ${item}`).join('\n')}`;
  return ask(refineTool.prompt({ request, currentCopy, brief: '', history: [] }, SETTING).messages);
};

const GOOD = `Subject: Halden Foods: revenues up 12% to $880 million

Dear reader,

Revenues at Halden Foods were **$880 million** in the third quarter, against $786 million a year earlier. That is a step of 12% in a market that did not move at all, and it came from Spain, where wheat had been dear for two years.

**Why now?** Because prices for wheat fell on Tuesday, and Halden buys a third of its wheat in the market.

- Stores in Spain: **41** opened in one quarter, the most in its history
- Margin: **9.4%** of revenues, against 8.1% a year earlier

None of this is a forecast. It is what the company has put on record.

**Read the full report today and weigh these figures for yourself.**`;

const BAD = `Subject: THIS INCREDIBLE STOCK WILL SKYROCKET!!!

Hey there!

I hope this email finds you well. NVIDIA is a massive, game-changing company and this is a guaranteed winner! Revenue was $18.12 billion in the quarter and it grew by 206% from the quarter of the year before; it is the best result that we have ever seen in our many years of watching markets and of writing about them for you.

- Net income was $9.24 billion
- It's insane how fast they're growing

Click here to learn more.

Buy now!

P.S. Don't wait!`;

const WALL = `Subject: A company with a plan that takes far more than sixty characters to tell to anybody

${Array.from({ length: 12 }, (_, n) => `In year ${n} the company sold ${n} ships and bought two of them back in April at a loss.`).join(' ')}

Read the report`;

const EMAILS: [string, string][] = [
  ['good', GOOD],
  ['bad', BAD],
  ['one wall of text', WALL],
  ['no subject', GOOD.replace(/^Subject.*\n\n/, '')],
  ['no call to action', GOOD.replace(/\n\n\*\*Read[^\n]*$/, '')],
  ['two calls to action', GOOD.replace('None of this', 'Click here to subscribe.\n\nNone of this')],
  ['no reason to read it today', GOOD.replace(/\*\*Why now[^\n]*\n\n/, '').replace(/ today/, '')],
  ['a call to action in plain text', GOOD.replace('**Read', 'Read').replace(/\*\*$/, '')],
  ['hype in the middle of bold', GOOD.replace('**Why now?** Because', '**An incredible reason:** because')],
  ['a quotation with hype', GOOD.replace('None of', '“An incredible year!” said Maria Lind! None of')],
  ['emoji and Hebrew', GOOD.replace('Dear reader,', 'שלום! 🚀🚀').replace('None', '🚀 אמזינג! None')],
  ['markup and script', GOOD.replace('None', '<b onclick="x()">Amazing!</b> <script>alert(1)</script> None')],
  ['one line', 'Gold is up!'],
  ['one word', 'Gold'],
  ['a subject alone', 'Subject: Gold'],
  [
    'a report',
    generate({
      fileContent:
        'Welcome to the Halden Foods third quarter 2023 earnings call.\nRevenues for the quarter were $880 million, a 12% increase over last year. We opened 41 stores in Spain, our strongest expansion on record.',
      toneStyle: 'urgent',
    }),
  ],
  [
    'a catalyst',
    generate({
      catalyst: 'Gold passed $2,790 an ounce after the Fed cut rates by 25 basis points!',
      toneStyle: 'bold',
    }),
  ],
  [
    'an offer',
    generate({
      companyName: 'Alpine',
      productService: 'A revolutionary letter',
      keyBenefits: 'Guaranteed returns\nPlain words',
      callToAction: 'Buy now',
    }),
  ],
];

describe.each(EMAILS)('the review of an email: %s', (_name, email) => {
  const first = review(email);

  it('quotes lines that are there, and says something', () => {
    for (const { line, suggestion } of first.details) {
      expect(email).toContain(line);
      expect(suggestion).toMatch(/(?:“.+”|Cut this line\.)$/s);
    }
    expect(first.feedback.length).toBeGreaterThan(60);
    expect(first.feedback).not.toMatch(/undefined|null|\*\*|””|\.\./);
    expect(new Set(first.improvements).size).toBe(first.improvements.length);
  });

  it('is better when everything is applied', () => {
    const second = review(apply(email, first.improvements));
    if (first.details.length > 0) expect(second.score).toBeGreaterThan(first.score);
    else expect(second.score).toBe(first.score);
    for (const { criterion, score } of second.criteria) {
      const before = first.criteria.find((each) => each.criterion === criterion)?.score ?? 0;
      expect(score).toBeGreaterThanOrEqual(before);
    }
  });

  it('is no worse when half of it is applied', () => {
    const half = first.improvements.filter((_, at) => at % 2 === 0);
    if (half.length > 0) expect(review(apply(email, half)).score).toBeGreaterThanOrEqual(first.score);
  });

  it('comes to an end', () => {
    let text = email;
    for (let n = 0; n < 4; n += 1) text = apply(text, review(text).improvements) || text;
    expect(review(text).improvements).toEqual([]);
    if (email.startsWith('Subject: ') || email.length > 20) expect(text).toMatch(/^Subject: \S/);
  });
});

describe('the score follows the text', () => {
  const scoreOf = (email: string, criterion: string) =>
    review(email).criteria.find((each) => each.criterion === criterion)?.score ?? 0;

  it.each([
    ['hype', 'compliance', GOOD.replace('a step', 'an incredible step')],
    ['a promise', 'compliance', GOOD.replace('None of this is a forecast.', 'Returns are guaranteed.')],
    ['exclamation', 'compliance', GOOD.replace('at all', 'at all!')],
    ['two requests', 'action', GOOD.replace('None of this', 'Click here to subscribe.\n\nNone of this')],
    ['no request', 'action', GOOD.replace(/\n\n\*\*Read[^\n]*$/, '')],
    ['a long subject', 'hook', GOOD.replace('Subject: ', 'Subject: What nobody in the whole market has noticed yet: ')],
    ['a subject without its number', 'hook', GOOD.replace(/^Subject.*/, 'Subject: News from a baker')],
    ['no reason to read it today', 'catalyst', EMAILS[6]?.[1] ?? ''],
    ['no figures', 'proof', GOOD.replace(/\d/g, 'x')],
    ['one figure', 'proof', 'Subject: Gold rose by 3%\n\nGold rose by 3% today.\n\n**Read the story.**'],
    ['a wall', 'clarity', WALL],
    ['too many words', 'clarity', GOOD.replace('None of', `${'A short line of text. '.repeat(80)}\n\nNone of`)],
  ])('%s costs %s', (_name, criterion, email) => {
    expect(scoreOf(email, criterion)).toBeLessThan(scoreOf(GOOD, criterion));
    expect(review(email).score).toBeLessThan(review(GOOD).score);
  });

  it('finds nothing to change in a good email, and says so', () => {
    const { score, details, feedback } = review(GOOD);
    expect({ score, details }).toEqual({ score: 9, details: [] });
    expect(feedback).toMatch(/^This one goes out\. Keep this line, whatever else you do: “Revenues at Halden Foods/);
  });

  it('keeps no line that it wants changed', () => {
    const said = 'Northwind guides to revenue of $16 billion for the whole of the third quarter';
    const { details, feedback } = review(
      `Subject: ${said}\n\n${said}.\n\nSales rose 101% on demand for its newest chips.\n\n**Read the report.**`,
    );
    expect(details[0]?.line).toContain(said);
    expect(feedback).toContain(
      'Keep this line, whatever else you do: “Sales rose 101% on demand for its newest chips”.',
    );
  });

  it('shows the better line', () => {
    const said = review(BAD).improvements;
    expect(said[0]).toBe(
      '“Subject: THIS INCREDIBLE STOCK WILL SKYROCKET!!!” — A subject line that shouts is deleted. ' +
        'Write instead: “Subject: Net income was $9.24 billion”',
    );
    expect(said).toContain('“I hope this email finds you well.” — This could stand over any email. Cut this line.');
    expect(apply(BAD, said)).not.toMatch(/guaranteed|insane|incredible|!|P\.S\.|Click/i);
  });

  it('is fast on 200 KB, and lists 40 improvements at the most', () => {
    const email = `Subject: Long\n\n${Array.from({ length: 4_000 }, (_, n) => `Ship ${n} is an incredible thing to write about.`).join('\n\n')}**Read it.**`;
    const started = process.cpuUsage();
    expect(review(email).improvements).toHaveLength(40);
    expect(process.cpuUsage(started).user / 1_000).toBeLessThan(3_000);
  });
});
