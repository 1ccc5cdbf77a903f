import { copiedRuns, fence, measureCopy } from '@copydesk/text';
import { writeAnswer } from './write-answer';

function ask(task: string, inputs: [string, string][]): string {
  const messages = [
    { role: 'system', content: `Task: ${task}\n\nYou are a copywriter.` },
    { role: 'user', content: inputs.map(([name, text]) => fence(name, text)).join('\n\n') },
  ];
  return (
    writeAnswer({ api: 'chat', model: 'demo', stream: true, includeUsage: false, schemaName: null, messages }) ?? ''
  );
}

describe('an email for an event', () => {
  const EVENT =
    'The copper briefing begins today at 2 p.m. Eastern.\nAnn Roe shows where the shortage comes from.\nQuestions are taken live.';

  it('says what begins and when, and asks to join', () => {
    const email = ask('starting-now', [['eventInfo', EVENT]]);
    expect(email).toMatch(/^Subject: The copper briefing begins today at 2 p\.m\. Eastern\n\n/);
    expect(email).toContain('- Ann Roe shows where the shortage comes from.');
    expect(email.split('\n\n').at(-1)).toBe('**Join us live: today.**');
  });

  it('uses the catalyst and the document', () => {
    const email = ask('starting-now', [
      ['document', 'Copper demand rose 12% in the year, the fastest rise on record.'],
      ['catalystContext', 'Copper passed $10,000 a ton.'],
      ['eventInfo', 'A live briefing on copper.'],
    ]);
    expect(email).toContain('**Why today?** Copper passed **$10,000** a ton.');
    expect(email).toContain('- Copper demand rose **12%** in the year');
  });

  it('invents neither a time nor a deadline', () => {
    const email = ask('starting-now', [['eventInfo', 'A live briefing on copper with Ann Roe.']]);
    expect(email).not.toMatch(/\d|now\b|soon|last|deadline|hurry|ends/i);
    expect(ask('starting-now', [['eventInfo', 'The offer ends at midnight.']])).toContain(
      '**Decide before it ends: midnight.**',
    );
  });

  it('asks for what the event information asks', () => {
    expect(ask('starting-now', [['eventInfo', 'A live briefing on copper.\nRegister at the desk by noon.']])).toMatch(
      /\*\*Register at the desk by noon\.\*\*$/,
    );
  });

  it.each([' ', '?', '🚀', 'x'.repeat(20_000)])('says something of anything (%#)', (eventInfo) => {
    expect(ask('starting-now', [['eventInfo', eventInfo]])).toMatch(/^Subject: .+\n\n.+/);
  });
});

describe('copy on the bones of a winner', () => {
  const WINNER = `Subject: Why did the banker smile?

Dear friend,

They laughed when John Doe bought 500 shares of Acme in 1987. Would you have done it? He did not explain himself to anybody at the table that night.

Here is what he knew:

- Acme owned the only mine in the valley
- Nobody had counted the second shaft
- The rail line was already paid for

Click here to get the report for $49 before Friday.

Best wishes,
John Doe

P.S. The mine is worth $9 billion.`;
  const DETAILS = 'The Copper Letter covers miners of copper every week. It has 4,000 readers.';
  const NEWS = 'Copper passed $10,000 a ton on Monday.';
  const copy = ask('clone-winner', [
    ['winnerCopy', WINNER],
    ['catalyst', NEWS],
    ['customDetails', DETAILS],
  ]);

  it('keeps the order of the parts, the questions, the bullets and the kind of request', () => {
    const [one, other] = [measureCopy(WINNER), measureCopy(copy)];
    expect(other).toMatchObject({ bullets: 3, questions: one.questions, callsToAction: one.callsToAction });
    expect(copy).toMatch(
      /^Subject: .*\?\n\nDear reader,\n\n[^-]+\n\n[^-]+\n\n- .*\n- .*\n- .*\n\n\*\*Click here .*\*\*\n\nP\.S\. /,
    );
  });

  it('has the facts of the details and the news, and none of the winner', () => {
    expect(copy).toContain('Copper passed **$10,000** a ton on Monday.');
    expect(copy).toContain('The Copper Letter covers miners of copper every week.');
    expect(copy).not.toMatch(/Acme|John|1987|\$49|\$9|Friday|mine\b/);
    expect(copiedRuns(WINNER, copy)).toEqual([]);
  });

  it('is another for other details', () => {
    const other = ask('clone-winner', [
      ['winnerCopy', WINNER],
      ['customDetails', 'Gold funds took in $30 billion in May.'],
    ]);
    expect(other).toContain('Gold funds took in **$30 billion** in May.');
    expect(other).not.toContain('Copper');
  });

  it('takes no fact over that stands in the winner word for word', () => {
    const line = 'He did not explain himself to anybody at the table that night.';
    const other = ask('clone-winner', [
      ['winnerCopy', WINNER],
      ['customDetails', `${line} Copper is scarce.`],
    ]);
    expect(other).toContain('Copper is scarce.');
    expect(copiedRuns(WINNER, other)).toEqual([]);
  });

  it.each(['?', '🚀'.repeat(30), 'x'.repeat(200_000), 'Word by word. '.repeat(14_000), '\n- \n**'.repeat(20)])(
    'is written of any winner, and fast (%#)',
    (winner) => {
      const started = process.cpuUsage();
      const other = ask('clone-winner', [
        ['winnerCopy', winner],
        ['customDetails', DETAILS],
      ]);
      expect(other).toMatch(/^Subject: .+/);
      expect(process.cpuUsage(started).user / 1_000).toBeLessThan(1_500);
    },
  );
});

it('the order of a tool decides the tone', () => {
  const inputs: [string, string][] = [
    ['toolInstructions', 'An urgent renewal notice.'],
    ['catalyst', 'Copper passed $10,000 a ton.'],
  ];
  expect(ask('hotlist', inputs)).toMatch(/^Subject: (?:Read this today|Before the day is out): /);
  expect(ask('hotlist', inputs)).not.toContain('renewal');
});

describe('subject lines', () => {
  const DRAFT = [
    'Subject: Read this',
    'Orders rose 14% to $4.2 billion in the third quarter.',
    'The backlog covers eighteen months of work, the longest on record.',
    '**Read the report today.**',
  ].join('\n\n');
  const linesOf = (inputs: [string, string][]) => ask('subject-lines', inputs).split('\n');

  it.each<[string, [string, string][]]>([
    ['a draft', [['draft', DRAFT]]],
    ['a word', [['brief', 'Copper']]],
  ])('are ten, of one line each, for %s', (_, inputs) => {
    const lines = linesOf(inputs);
    expect(new Set(lines).size).toBe(10);
    for (const line of lines) expect(line).toMatch(/^- \S.{0,59}$/);
  });

  it('speak of what the draft says, and never repeat its own', () => {
    const lines = linesOf([['draft', DRAFT]]);
    expect(lines.join('\n')).toContain('Orders rose 14% to $4.2 billion');
    expect(lines.join('\n')).not.toContain('Read this');
  });
});
