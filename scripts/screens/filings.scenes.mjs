import { open, signUp } from './person.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const CIK = 1_000_001;
const REPORT = '0001000001-25-000021';

/** @param {Page} page @param {string} typed */
async function type(page, typed) {
  await page.getByRole('combobox', { name: 'Ticker, company or web address' }).fill(typed);
}

/** The list of companies comes from the SEC as the app starts. @param {Page} page */
async function signUpWithCompanies(page) {
  await signUp(page);
  while (!(await page.request.get('/api/companies?q=nwsc')).ok()) await page.waitForTimeout(100);
}

/** Has an email that was saved from the report of a quarter. @param {Page} page */
async function saveFromReport(page) {
  await signUpWithCompanies(page);
  await page.request.get(`/api/companies/${CIK}/filings`);
  const fetched = await page.request.post('/api/filings', { data: { accession: REPORT } });
  const { documentId } = await fetched.json();
  const none = 'N/A';
  const brief = {
    companyName: none,
    productService: none,
    targetAudience: none,
    keyBenefits: none,
    callToAction: none,
  };
  const written = await page.request.post('/api/generate-email', {
    data: { ...brief, toneStyle: 'Professional', additionalContext: 'The quarter.', documentId },
    timeout: 30_000,
  });
  const { threadId } = await written.json();
  const content =
    'Subject: A strong quarter\n\nRevenue was $4.2 billion in the second quarter of 2025.\n\nGross profit was $2.52 billion in the second quarter of 2025.';
  await page.request.post(`/api/threads/${threadId}/versions`, { data: { content } });
  return threadId;
}

/** @type {Record<string, (page: Page) => Promise<void>>} */
export const filingsScenes = {
  'filings-companies': async (page) => {
    await signUpWithCompanies(page);
    await page.goto('/');
    await type(page, 'o');
    await page.getByRole('option').first().waitFor();
  },
  'filings-list': async (page) => {
    await signUpWithCompanies(page);
    await page.goto('/hotlist');
    await type(page, 'nwsc');
    await page.getByRole('option', { name: /^NWSC / }).click();
    await page.getByText('Enter takes the newest').waitFor();
    await page.getByRole('option', { name: /^10-Q/ }).first().waitFor();
  },
  'filings-none': async (page) => {
    await signUpWithCompanies(page);
    await page.goto('/hotlist');
    await type(page, 'emty');
    await page.getByRole('option', { name: /^EMTY / }).click();
    await page.getByText('This company has filed no report').waitFor();
  },
  'filings-processing': async (page) => {
    await signUpWithCompanies(page);
    await page.goto('/hotlist');
    await type(page, 'oldp');
    await page.getByRole('option', { name: /^OLDP / }).click();
    await page.getByRole('option', { name: /^10-Q/ }).first().click();
    await page.getByText('This filing carries no tags').waitFor();
  },
  'filings-claim': async (page) => {
    const threadId = await saveFromReport(page);
    await page.goto(`/hotlist?thread=${threadId}`);
    await page.getByRole('button', { name: '$4.2 billion' }).first().click();
    await page.getByText('us-gaap:Revenues').waitFor();
  },
  company: async (page) => {
    await saveFromReport(page);
    await page.request.put(`/api/follows/${CIK}`);
    await open(page, `/companies/${CIK}`, 'Unfollow');
    await page.getByText('Values and filings').first().click();
  },
  'company-away': async (page) => {
    await page.route(`**/api/companies/${CIK}`, (route) => route.abort());
    await signUp(page);
    await open(page, `/companies/${CIK}`, 'Try again');
  },
  'inbox-empty': async (page) => {
    await signUp(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Inbox' }).click();
    await page.getByText('Nothing yet. Follow a company').waitFor();
  },
};
