import { CAMPAIGN_PARTS, NO_BRAND } from '@copydesk/contracts';
import { buildCampaign } from '@copydesk/testing';
import { estimateTokens } from './estimate-tokens';
import {
  campaignPartTool,
  editSelectionTool,
  expertReviewTool,
  findInEmail,
  hotlistTool,
  refineTool,
  type CampaignPartInput,
} from './index';
import type { Prompt } from './tool';

/** A server reads again only what lies behind the first difference to a call that it has answered before. */
const setting = {
  windowTokens: 128_000,
  brand: { ...NO_BRAND, company: 'Alpine Research' },
  today: '2026-01-01',
  fence: '3f9a1c07',
};
const EMAIL = `Subject: Orders up 14%\n\n${'Orders rose 14% to $4.2 billion in the third quarter. '.repeat(25)}`;
const BRIEF = 'Market catalyst: The Commerce Department widened its export rules for machine tools on Monday.\n'.repeat(
  10,
);
const DOCUMENT = 'Orders rose 14% to $4.2 billion in the third quarter, against $3.7 billion a year earlier.\n'.repeat(
  100,
);

const textOf = ({ messages }: Prompt) => messages.map(({ role, content }) => `${role}\n${content}`).join('\n');

/** The share of a prompt's tokens that stands in the same words at the beginning of an earlier one. */
function sharedBy(prompt: Prompt, earlier: Prompt): number {
  const [text, before] = [textOf(prompt), textOf(earlier)];
  let same = 0;
  while (same < text.length && text[same] === before[same]) same += 1;
  return estimateTokens(text.slice(0, same)) / estimateTokens(text);
}

const NOTHING_FOUND = { catalysts: [], findings: findInEmail('', []) };

describe('what a server has read before stands first and unchanged', () => {
  it.each([
    ['without a document', undefined],
    ['with one', DOCUMENT],
  ])('in the parts of a campaign %s', (_, fileContent) => {
    const request = { ...buildCampaign(), fileContent };
    const prompts = CAMPAIGN_PARTS.map((part, at) => {
      const others: CampaignPartInput['others'] = CAMPAIGN_PARTS.slice(0, at).map((part) => ({ part, content: EMAIL }));
      return campaignPartTool.prompt({ part, request, others, sendDate: null }, setting);
    });
    const shares = prompts.slice(1).map((prompt, at) => sharedBy(prompt, prompts[at] ?? prompt));
    // The order form has rules of its own in place of those of an email.
    for (const share of shares.slice(0, -1)) expect(share).toBeGreaterThan(0.78);
    expect(shares.at(-1)).toBeGreaterThan(0.4);
  });

  it('in the parts of a campaign whose document does not fit: the passages are the same for each', () => {
    const request = { ...buildCampaign(), fileContent: DOCUMENT.repeat(12) };
    const small = { ...setting, windowTokens: 30_000 };
    const [first, second] = (['email1', 'email2'] as const).map((part) =>
      campaignPartTool.prompt({ part, request, others: [], sendDate: null }, small),
    );
    if (!first || !second) throw new Error('two parts are asked for');
    expect(second.cuts).toHaveLength(1);
    expect(sharedBy(second, first)).toBeGreaterThan(0.8);
  });

  const refine = (
    request: string,
    history: { role: 'user'; text: string }[],
    document?: string,
    fence = setting.fence,
  ) => refineTool.prompt({ request, history, currentCopy: EMAIL, brief: BRIEF, document }, { ...setting, fence });

  it.each([
    ['without a document', undefined, 0.7],
    ['that asks for something new of one', DOCUMENT, 0.85],
  ])('in a second refinement %s', (_, document, share) => {
    const first = refine('Mention the buyback', [], document);
    const second = refine('Mention the dividend', [{ role: 'user', text: 'Mention the buyback' }], document);
    expect(sharedBy(second, first)).toBeGreaterThan(share);
  });

  const edit = (at: number, action: 'shorten' | 'expand', fence = setting.fence) => {
    const [before, selected, after] = [EMAIL.slice(0, at), EMAIL.slice(at, at + 54), EMAIL.slice(at + 54)];
    const input = { draft: EMAIL, before, selected, after, wish: { action }, brief: BRIEF, document: DOCUMENT };
    return editSelectionTool.prompt(input, { ...setting, fence });
  };

  it('in a second change of selected words: all but the passages and the words', () => {
    expect(sharedBy(edit(400, 'expand'), edit(24, 'shorten'))).toBeGreaterThan(0.6);
  });

  const OTHER = 'b81d22e6';

  it.each<[string, (fence: string) => Prompt, number]>([
    ['the first draft', (fence) => hotlistTool.prompt({ catalyst: 'Rates were cut.' }, { ...setting, fence }), 0.8],
    ['a refinement', (fence) => refine('Make it shorter', [], DOCUMENT, fence), 0.2],
    ['a change of selected words', (fence) => edit(24, 'shorten', fence), 0.2],
  ])('in %s of another thread: all rules and examples, up to the word of its fences', (_, write, share) => {
    const [own, other] = [write(setting.fence), write(OTHER)];
    const rules = own.messages[0]?.content.split(setting.fence)[0] ?? '';
    expect(other.messages[0]?.content.startsWith(rules)).toBe(true);
    expect(rules).toMatch(/# Facts[\s\S]*# Promises[\s\S]*# Material and orders[\s\S]*# The brand profile/);
    expect(sharedBy(other, own)).toBeGreaterThan(share);
  });

  it('in a second review', () => {
    const review = (emailContent: string) =>
      expertReviewTool.prompt({ emailContent, brief: BRIEF, document: DOCUMENT, ...NOTHING_FOUND }, setting);
    expect(sharedBy(review(EMAIL.replace('14%', '15%')), review(EMAIL))).toBeGreaterThan(0.8);
  });
});
