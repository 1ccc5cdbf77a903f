import { NO_BRAND } from '@copydesk/contracts';
import { claimsOfText, factCheckTool, readWebFactCheck, webFactCheckTool } from '@copydesk/tools';
import { writeAnswer } from '../write-answer';

const SETTING = { windowTokens: 1_000_000, brand: NO_BRAND, today: '2026-01-01' };
const text = 'Output rose because the wind was strong. Nordwind opened two parks in the North Sea.';
const claims = claimsOfText(text, []);
const ask = (messages: { role: string; content: string }[], schemaName: string | null = null) =>
  writeAnswer({ api: 'chat', model: 'demo', stream: false, includeUsage: false, schemaName, messages }) ?? '';

it('judges no claim, and says so', () => {
  const input = { text, context: '', claims, document: 'Output rose.', catalysts: [] };
  const { name, parse } = factCheckTool.answer(input);
  const read = parse(JSON.parse(ask(factCheckTool.prompt(input, SETTING).messages, name)));
  expect(read.map(({ verdict }) => verdict)).toMatchObject([
    { verdict: 'not-checked', note: expect.stringContaining('The demo model only compares figures.') },
    { verdict: 'not-checked' },
  ]);
});

it('says of the web that nothing was searched', () => {
  const answer = ask(webFactCheckTool.prompt({ text, context: '', claims }, SETTING).messages);
  expect(readWebFactCheck({ text: answer, sources: [], marks: [], searched: false }, { text })).toMatchObject({
    analysis: 'The demo model cannot search the web, so nothing was checked.',
    verdicts: [{ claim: 'Output rose because the wind was strong.', verdict: 'not-found' }, {}],
    checkedAgainst: [],
  });
});
