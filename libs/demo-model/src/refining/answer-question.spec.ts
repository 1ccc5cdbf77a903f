import { NO_BRAND } from '@copydesk/contracts';
import { answerQuestionTool } from '@copydesk/tools';
import { writeAnswer } from '../write-answer';

function ask(question: string): string {
  const document = 'Page 1\nOrders rose 14%.\n\nPage 2\nThe operating margin was 21.4% in the quarter.';
  const input = { question, draft: 'Subject: Orders\n\nOrders rose 14%.', brief: '', news: '', history: [], document };
  const setting = { windowTokens: 128_000, brand: NO_BRAND, today: '2026-01-01', fence: '3f9a1c07' };
  return writeAnswer({ messages: answerQuestionTool.prompt(input, setting).messages, schema: null });
}

test('a question is answered by the sentence that has its words', () => {
  expect(ask('What was the operating margin?')).toBe(
    'Your sources say it here: “The operating margin was 21.4% in the quarter.”',
  );
});

test('a question that no source answers is told so', () => {
  expect(ask('Who founded it?')).toMatch(/found no sentence/);
});
