import { document, open, signInAsAdmin, signUp, writeEmail } from './person.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/** @type {Record<string, (page: Page) => Promise<void>>} */
export const adminListsScenes = {
  'admin-denied': async (page) => {
    await signUp(page);
    await open(page, '/admin-feedback', 'Access Denied');
  },
  'admin-feedback-cards': openFeedback,
  'admin-feedback-detail': async (page) => {
    await openFeedback(page);
    await page
      .getByRole('button', { name: /View details/ })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
  },
  'admin-operations-queue': (page) => openOperations(page, 'queue', 'Generate email'),
  'admin-operations-users': (page) => openOperations(page, 'users', 'Joined'),
  'admin-operations-delete': async (page) => {
    await openOperations(page, 'users', 'Joined');
    await page
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
  },
  'admin-operations-costs': (page) => openOperations(page, 'costs', 'Cost of each'),
  'admin-operations-log': (page) => openOperations(page, 'log', 'Log'),
  'admin-operations-exports': (page) => openOperations(page, 'exports', 'Tables as files'),
};

/** @param {Page} page */
async function openFeedback(page) {
  await signUp(page);
  const feedbacks = [
    { rating: 9, feedback: 'The hook is the best of the week. Our desk sent it as it was.' },
    { rating: 7, feedback: 'Good numbers, though the second paragraph says what the first one said.' },
    { rating: 3, feedback: 'The deadline is wrong.\nThe webinar is on Tuesday, not on Thursday.' },
  ];
  const sessionContext = {
    appType: 'hotlist',
    generatedContent: 'Subject: Sold out into next year\n\nRevenue was **$13.5 billion**, up 101% from a year ago.',
    originalPrompt: 'Write an email about Northwind Semiconductor.',
    userInputs: { toneStyle: 'Professional', additionalContext: document.buffer.toString() },
    refinements: [
      { userInput: 'Shorten the email', aiResponse: 'Subject: Sold out', timestamp: '2026-03-01T10:00:00Z' },
    ],
    catalysts: [
      { title: 'Chip makers raise forecasts', text: 'Three of five did in August.', url: 'https://example.com' },
    ],
  };
  for (const data of feedbacks) await page.request.post('/api/report-feedback', { data: { ...data, sessionContext } });
  await signInAsAdmin(page);
  await open(page, '/admin-feedback', 'View details');
}

/** @param {Page} page @param {string} tab @param {string} text */
async function openOperations(page, tab, text) {
  await writeEmail(page);
  await signInAsAdmin(page);
  await open(page, `/admin-operations?tab=${tab}`, text);
}
