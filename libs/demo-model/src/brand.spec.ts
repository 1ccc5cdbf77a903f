import { NO_BRAND, type BrandProfile } from '@copydesk/contracts';
import { expertReviewTool, findInEmail, hotlistTool, refineTool, type Prompt } from '@copydesk/tools';
import { writeAnswer } from './write-answer';

const HOUSE: BrandProfile = {
  company: 'Beacon Research',
  voice: 'Calm',
  wordsToAvoid: 'revenue, "record"\nsold out',
  disclaimer: 'This is not investment advice. Past performance says nothing about record revenue to come.',
};
const BRIEF = {
  toneStyle: 'Professional',
  catalyst: 'Northwind Semiconductor raised its forecast by 40% on Tuesday.',
  fileContent:
    'Northwind Semiconductor (NASDAQ: NWS) reported a record second quarter. Revenue was $13.5 billion, up 101% from a year ago. ' +
    'Data center revenue reached $10.3 billion on demand for training clusters. Northwind is sold out into next year.',
};

function answer({ messages }: Prompt, schemaName: string | null = null): string {
  return writeAnswer({ api: 'chat', model: 'demo', stream: true, includeUsage: false, schemaName, messages }) ?? '';
}
const setting = (brand: BrandProfile) => ({ windowTokens: 128_000, brand, today: '2026-01-01' });
const write = (brand: BrandProfile, brief: Partial<Record<keyof typeof BRIEF | 'companyName', string>> = BRIEF) =>
  answer(hotlistTool.prompt(brief, setting(brand)));
const refine = (currentCopy: string, request: string, brand = HOUSE) =>
  answer(refineTool.prompt({ currentCopy, request, brief: '', history: [] }, setting(brand)));

function expectKept(email: string): void {
  expect(email).toMatch(/\nThe Beacon Research team\n\nThis is not investment advice\..* to come\.$/);
  expect(email.split(HOUSE.disclaimer)).toHaveLength(2);
  expect(email.replace(HOUSE.disclaimer, '')).not.toMatch(/\brevenue|\brecord|\bsold out/i);
  expect(email).toMatch(/^Subject: .+\n\n/);
  expect(email).toMatch(/\n\n\*\*.+\*\*\n\n.+,\nThe /);
}

it('a written email is signed by the house, holds none of its words to avoid and ends with its disclaimer', () => {
  expect(write(NO_BRAND)).toMatch(/revenue/i);
  expectKept(write(HOUSE));
  expect(write(HOUSE)).toContain('$13.5 billion');
});

it.each(['Make it more professional', 'Shorten the email', 'Add that revenue set a record', 'Thank you'])(
  '“%s” keeps to the house, whether it was written for it or not',
  (request) => {
    expectKept(refine(write(HOUSE), request));
    expectKept(refine(write(NO_BRAND), request));
  },
);

it('signs as the sender that a brief names', () => {
  expect(write({ ...HOUSE, disclaimer: '' }, { ...BRIEF, companyName: 'Alpine' })).toMatch(/\nThe Alpine team$/);
});

it('an empty profile changes nothing', () => {
  const email = write(NO_BRAND);
  expect(email).not.toMatch(/team$/);
  expect(refine(email, 'Thank you', NO_BRAND)).toBe(email);
});

it('a review does not judge the disclaimer', () => {
  const copy = 'Subject: Orders up 14%\n\nOrders rose 14%.\n\n**Read the report today.**';
  const review = (emailContent: string, brand: BrandProfile) =>
    answer(
      expertReviewTool.prompt({ emailContent, catalysts: [], findings: findInEmail('', []) }, setting(brand)),
      'expert_review',
    );
  const loud = { ...NO_BRAND, disclaimer: 'An AMAZING, game-changing note that is guaranteed to be here!' };
  expect(review(`${copy}\n\n${loud.disclaimer}`, loud)).toBe(review(copy, NO_BRAND));
});
