const draft = `Subject: Intel's revenue fell 36% in the first quarter

Intel sold $11.7 billion of chips in the first quarter of 2023. A year earlier it was $18.4 billion.

The drop runs through almost every part of the company. Client Computing revenue fell 38% to $5.8 billion, and Data Center and AI fell 39% to $3.7 billion.

- **$2.8 billion** is the net loss of the quarter, against net income of $8.1 billion a year earlier.
- **34.2%** is the gross margin, down from 50.4%.
- **$458 million** is what Mobileye sold, up 16%.

Intel says that customers are still working off chips they bought before. It cut its dividend to $0.125 a share in the quarter.

For you, the question is when the stock on the shelves runs out. The filing does not say, and it names further losses as a risk.

**Read the full story and form your own view.**`;
const angle = 'What the quarter says of the turnaround';
const brief = `Additional context: ${angle}\n\nTarget audience: Private investors\n\nDocument: 10q-intc-2023q1.pdf, 52 pages`;

/** @typedef {{ messages: { role: string, content: string }[] }} Prompt */

/**
 * The prompts of what a user does with one document and one email.
 * @param {string} document
 * @param {{ tools: Record<string, any>, brand: object, campaign: object, word: string }} made
 * @returns {Record<string, Prompt>}
 */
export function actionsOn(document, { tools, brand, campaign, word }) {
  const setting = { windowTokens: 128_000, brand, today: '2023-10-02', fence: word };
  const writers = tools.WRITING_TOOLS;
  const selected = 'Intel says that customers are still working off chips they bought before.';
  const [head = '', tail = ''] = draft.split(selected);
  const part = { draft, selected, before: head, after: tail, brief, document };
  const question = { draft, brief, document, news: '', history: [] };
  const refine = (/** @type {string} */ request) =>
    tools.refineTool.prompt({ request, currentCopy: draft, brief, document, history: [] }, setting);
  return {
    'HotList: a first draft': tools.hotlistTool.prompt(
      {
        fileContent: document,
        additionalContext: angle,
        targetAudience: 'Private investors',
        toneStyle: 'Professional',
      },
      setting,
    ),
    'Starting Now: a first draft': writers['starting-now-generator'].prompt(
      { fileContent: document, eventInfo: 'The Intel briefing begins today at 2 p.m. Eastern.' },
      setting,
    ),
    'Campaign: its proof': tools.campaignPartTool.prompt(
      { part: 'email2', request: { ...campaign, fileContent: document }, others: [{ part: 'email1', content: draft }] },
      setting,
    ),
    'Clone A Winner': writers['clone-winner-v3'].prompt(
      { winnerCopy: draft, customDetails: 'The chip letter' },
      setting,
    ),
    'A change: make it shorter': refine('Make it shorter'),
    'A change that wants something new': refine('Add the research and development spending'),
    'A question: which page has the Mobileye revenue?': tools.answerQuestionTool.prompt(
      { ...question, question: 'Which page has the Mobileye revenue?' },
      setting,
    ),
    'Selected words: rewrite': tools.editSelectionTool.prompt({ ...part, wish: { action: 'rewrite' } }, setting),
    'Selected words: a wish': tools.editSelectionTool.prompt(
      { ...part, wish: { action: 'ask', instruction: 'Say it in fewer words' } },
      setting,
    ),
    'More subject lines': tools.suggestSubjectsTool.prompt({ draft, brief, document, offered: [] }, setting),
  };
}

const EXAMPLES = /\n# (?:Two finished emails|A flat one)[^]*/;

/** What a prompt says of how to work. @param {Prompt} prompt */
export function instructionsOf({ messages }) {
  const [system = '', user = ''] = messages.map(({ content }) => content);
  return [system.replace(EXAMPLES, ''), withoutInputs(user).split('\n\nToday is ')[0]].join('\n\n');
}

/** A message without its inputs, and without the lines above them that say what they are for. @param {string} message */
function withoutInputs(message) {
  /** @type {string[]} */
  const kept = [];
  let tag = '';
  for (const line of message.split('\n')) {
    const [, opened = ''] = /^<((?:material|order)-[a-z\d]+) name="[^"]*">$/.exec(line) ?? [];
    if (tag !== '') tag = line === `</${tag}>` ? '' : tag;
    else if (opened === '') kept.push(line);
    else {
      tag = opened;
      kept.pop();
    }
  }
  return kept.join('\n');
}
