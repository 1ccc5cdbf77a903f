import { randomBytes } from 'node:crypto';

/** @typedef {import('@playwright/test').Page} Page */

// What a person does to get to a screen, for scenes of more than one file.

const password = 'a password for pictures';

export const document = {
  name: 'northwind-q2.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from(
    'Northwind Semiconductor (NWS) second quarter results. Revenue was $13.5 billion, up 101% from a year ago. ' +
      'Data center revenue reached $10.3 billion on demand for training clusters. The board approved $25 billion in ' +
      'share repurchases on August 21. Management guides to revenue of $16 billion for the third quarter. ' +
      '"We are sold out into next year," said the chief executive on the call.',
  ),
};

/** @param {Page} page @param {string} path @param {string} text */
export async function open(page, path, text) {
  await page.goto(path);
  await page.getByText(text).first().waitFor();
}

/** @param {Page} page */
export async function signUp(page) {
  const username = `picture-${randomBytes(4).toString('hex')}`;
  const response = await page.request.post('/api/register', {
    data: { username, password, confirmPassword: password, firstName: 'Dora' },
  });
  if (!response.ok()) throw new Error(`POST /api/register answered ${response.status()}: ${await response.text()}`);
}

export const brief = {
  companyName: 'N/A',
  productService: 'N/A',
  targetAudience: 'N/A',
  keyBenefits: 'N/A',
  callToAction: 'N/A',
  toneStyle: 'Professional',
};

export const saved = [
  'Data center sales rose 279%. Washington just moved the goalposts.',
  'Rates fell by half a point',
  'The quiet winners of the chip war, and why their third quarter could surprise everybody who sold in August',
  'ריבית ירדה בחצי נקודה',
  'Why <b>bold</b> bets on copper & gold pay',
  'Northwind raises its forecast',
  'Three banks, one signal',
];

/** @param {Page} page */
export async function fillLibrary(page) {
  await signUp(page);
  const folders = [];
  for (const [name, color] of [
    ['Q3 earnings', '#10b981'],
    ['Flash sales', '#f97316'],
  ]) {
    const response = await page.request.post('/api/folders', { data: { name, color } });
    folders.push((await response.json()).id);
  }
  for (const [place, title] of saved.toReversed().entries()) {
    const content =
      `Subject: ${title}\n\nDear reader,\n\nIn the quarter that ended in October, **Northwind** sold more than in the whole year before. ` +
      `${document.buffer.toString()}\n\n- Revenue up 101%\n- Buybacks of $25 billion\n\nHere is what to do next, and why it matters more than the headline number suggests.\n\n` +
      'It was the kind of number that makes people stop reading the rest of the filing. We did not stop.';
    const response = await page.request.post('/api/generations', {
      data: { title, content, appId: place === 3 ? 7 : 1 },
    });
    const { id } = await response.json();
    if (place % 3 === 0) await page.request.put(`/api/generations/${id}`, { data: { isFavorite: true } });
    const folderId = folders[place % 4];
    if (folderId) await page.request.post(`/api/generations/${id}/move-to-folder`, { data: { folderId } });
  }
}

/** @param {Page} page */
export async function signInAsAdmin(page) {
  await page.request.post('/api/logout');
  await page.request.post('/api/login', { data: { username: 'admin', password: 'an administrator for tests' } });
}

/** @param {Page} page */
export async function openHotlist(page) {
  await signUp(page);
  await open(page, '/hotlist', 'Drop a document here');
}

/** @param {Page} page @param {{ name: string, mimeType: string, buffer: Buffer }} file */
export function handIn(page, file) {
  return page.locator('input[type=file]').setInputFiles(file);
}

/** @param {Page} page */
export async function fillBrief(page) {
  await page
    .getByRole('textbox', { name: 'Market Catalyst' })
    .fill('Northwind Semiconductor guides to $16 billion for the third quarter.');
  await page.getByRole('textbox', { name: 'Additional Context' }).fill(document.buffer.toString());
}

/** @param {Page} page */
export async function startWriting(page) {
  await openHotlist(page);
  await fillBrief(page);
  await page.getByRole('button', { name: 'Generate HotList Email' }).click();
  await page.getByRole('button', { name: 'Stop' }).waitFor();
}

/** @param {Page} page */
export async function writeEmail(page) {
  await startWriting(page);
  await page
    .getByRole('button', { name: 'Save to My Generations' })
    .and(page.locator(':enabled'))
    .waitFor({ timeout: 30_000 });
}

/** @param {Page} page */
export async function saveEmail(page) {
  await writeEmail(page);
  await page.getByRole('button', { name: 'Save to My Generations' }).click();
  await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();
}
