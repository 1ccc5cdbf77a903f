import { checkPage } from './check-page';
import { expect, test } from './marketer';
import { docx, lockedPdf, pdf, QUARTER, txt, type TestFile } from './documents';

const named = (name: string, buffer: Buffer | string, mimeType = ''): TestFile => ({
  name,
  mimeType,
  buffer: Buffer.from(buffer),
});

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

const bad: [string, TestFile, RegExp][] = [
  ['an empty file', txt('empty.txt', ''), /empty/i],
  ['a picture', named('chart.png', PNG, 'image/png'), /Please upload a PDF, DOCX, or TXT file/],
  ['a PDF that is a picture', named('report.pdf', PNG, 'application/pdf'), /it holds an image/],
  [
    'a broken PDF',
    named('broken.pdf', '%PDF-1.4\n garbage', 'application/pdf'),
    /damaged|broken|could not be read|cannot be read/i,
  ],
  ['a PDF with a password', lockedPdf('locked.pdf'), /protected by a password/],
  ['a scan without text', pdf('scan.pdf', [[], []]), /no text|scan/i],
  [
    'a broken DOCX',
    named('broken.docx', Buffer.concat([Buffer.from('PK\u0003\u0004'), PNG])),
    /damaged|broken|could not be read|cannot be read/i,
  ],
  [
    'binary junk in a TXT',
    named('junk.txt', Buffer.from(Array.from({ length: 4000 }, (_, n) => (n * 7919) % 32))),
    /does not contain text/,
  ],
];

test('a file that is no document is refused in words, and the page goes on', async ({ marketer }) => {
  const { page } = marketer;
  await marketer.haveAccount();
  await page.goto('/hotlist');
  await page.getByLabel('Additional Context').fill('Typed before the file.');
  const said = page.getByRole('region', { name: /Notification/ });
  const atField = page.getByRole('alert').filter({ hasText: /\S/ });
  for (const [what, file, words] of bad) {
    await test.step(what, async () => {
      await page.locator('input[type=file]').setInputFiles(file);
      await expect(said.getByText(words)).toBeVisible();
      await expect(page.getByRole('dialog', { name: 'Processing File' })).toBeHidden();
      await said.getByRole('button', { name: 'Close' }).click();
      await expect(atField).toContainText(file.name);
      await expect(page.locator('input[type=file]')).toHaveAccessibleDescription(/\S/);
    });
  }
  const two = await page.evaluateHandle(() => {
    const dropped = new DataTransfer();
    for (const name of ['one.txt', 'two.txt']) dropped.items.add(new File([name], name));
    return dropped;
  });
  await page.getByText('Drop a document here').dispatchEvent('drop', { dataTransfer: two });
  await expect(atField).toHaveText('One file at a time. Please drop a single file.');
  await page.locator('input[type=file]').setInputFiles(named('model.xlsx', 'PK'));
  await expect(said.getByText('Invalid file type')).toBeVisible();
  await expect(atField).toHaveText(
    'model.xlsx cannot be read. Please choose a PDF, DOCX, TXT, MD, HTML, HTM, EML, VTT or SRT file.',
  );
  await checkPage(page);
  await expect(page.getByLabel('Additional Context')).toHaveValue('Typed before the file.');
  await expect(page.getByRole('button', { name: 'Generate HotList Email' })).toBeEnabled();
});

test('an address that cannot be read stays in its field with the reason, also one given at the dashboard', async ({
  marketer,
}) => {
  const { page } = marketer;
  await marketer.start();
  const address = page.getByLabel('Address of a page');
  const unreachable = 'http://127.0.0.1:9/news';
  for (const path of ['/', '/hotlist']) {
    await marketer.goTo(path);
    await page
      .getByRole('button', { name: path === '/' ? 'Create New' : 'Clear Form' })
      .first()
      .waitFor();
    await address.fill(unreachable);
    await page.getByRole('button', { name: 'Read', exact: true }).click();
    await expect(address).toHaveAccessibleDescription(/\S/, { timeout: 20_000 });
    await expect(address).toHaveValue(unreachable);
    await expect(address).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
});

test('a long text is cut by rule and the screen says so; odd characters survive', async ({ marketer }) => {
  const { page } = marketer;
  await marketer.haveAccount();
  await page.goto('/hotlist');
  const odd = 'NUL\u0000, שלום, 👩‍💻 and <script>alert(1)</script>. ';
  const long = `${QUARTER.join('\n')}\n${odd}\n`.repeat(4_000);
  await marketer.handIn(txt('long.txt', long));
  await expect(page.getByText('Large file detected').first()).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Processing File' });
  await expect(dialog.getByText(/in the middle/)).toBeVisible({ timeout: 30_000 });
  await expect(dialog.getByText('sent', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click({ timeout: 30_000 });
  await page.getByRole('button', { name: 'See what was read' }).click();
  await expect(page.getByText(/All of the text read\. .* characters in the middle/).first()).toBeVisible();
  await expect(page.getByText(/שלום, 👩‍💻 and <script>/).first()).toBeVisible();
});

test('a document is kept whole: read page by page, downloaded and deleted in Settings', async ({ marketer }) => {
  const { page } = marketer;
  await marketer.haveAccount();
  await page.goto('/hotlist');
  await marketer.handIn(pdf('northwind.pdf', [QUARTER, ['Orders rose 14% in the second half.']]));
  await expect(page.getByText('All 2 pages read')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.goto('/settings');
  const list = page.getByRole('list', { name: 'Documents' });
  await expect(list.getByText(/^2 pages · 1 KB · last used/)).toBeVisible();
  await list.getByRole('button', { name: 'See northwind.pdf' }).click();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByRole('heading', { name: 'Page 2' })).toBeVisible();
  await expect(page.getByText('Orders rose 14% in the second half.')).toBeVisible();
  await checkPage(page);
  await page.keyboard.press('Escape');
  const file = page.waitForEvent('download');
  await list.getByRole('link', { name: 'Download northwind.pdf' }).click();
  expect((await file).suggestedFilename()).toBe('northwind.txt');
  await list.getByRole('button', { name: 'Delete northwind.pdf' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('No documents yet.', { exact: false })).toBeVisible();
});

test('an email is written from a filing while its summary is still on its way, and nothing typed is lost', async ({
  marketer,
  testApp,
}) => {
  const { page } = marketer;
  await marketer.haveAccount();
  await page.goto('/hotlist');
  testApp.demo.pace = 40;
  await marketer.handIn(pdf('northwind.pdf', [QUARTER, ['Orders rose 14% in the second half.']]));
  const dialog = page.getByRole('dialog', { name: 'Processing File' });
  await expect(dialog.getByText('Processing...', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Continue now' }).click();
  await expect(dialog).toBeHidden();
  const source = page.getByRole('region', { name: 'northwind.pdf' });
  await expect(source.getByText('2 pages, all read')).toBeVisible();
  await expect(page.getByText('File Content Included')).toBeVisible();
  await checkPage(page);
  await page.getByLabel('Market Catalyst').fill('Typed meanwhile.');
  await marketer.generate();
  await expect(marketer.email).toContainText('Northwind');
  await expect(source.getByText('The summary and market news are on their way')).toBeVisible();

  testApp.demo.pace = 100_000;
  await marketer.done();
  const { document, messages } = await marketer.read();
  expect(document).toMatchObject({ name: 'northwind.pdf', pages: 2 });
  expect(messages[0]?.content).toContain('Typed meanwhile.');
  const written = testApp.demo.calls.map(({ request }) => JSON.stringify(request));
  expect(written.find((request) => request.includes('Task: hotlist'))).toContain('Orders rose 14% in the second half.');
  await expect(page.getByRole('heading', { name: 'Catalyst suggestions' })).toBeVisible();
  await expect(source.getByRole('status')).toBeHidden();
  await expect(page.getByLabel('Market Catalyst')).toHaveValue('Typed meanwhile.');
  await source.getByRole('button', { name: 'See what was read' }).click();
  await expect(page.getByRole('heading', { name: 'In the brief' })).toBeVisible();
});

test('catalysts that cannot be found stop nobody, and a finger on Continue now is not too late', async ({
  marketer,
  testApp,
}) => {
  const { page } = marketer;
  await page.setViewportSize({ width: 375, height: 812 });
  await marketer.haveAccount();
  await page.goto('/hotlist');
  // A job that another journey left behind would take the answers that are played here.
  await expect
    .poll(() => testApp.query(`SELECT id FROM jobs WHERE status IN ('queued', 'running')`), { timeout: 30_000 })
    .toEqual([]);
  testApp.demo.pace = 40;
  testApp.demo.play({ kind: 'none' }, { kind: 'status', status: 401 });
  await marketer.handIn(docx('northwind.docx', QUARTER));
  await page.getByRole('button', { name: 'Continue now' }).hover();
  await page.mouse.down();
  testApp.demo.pace = 100_000;
  await expect(
    page
      .getByRole('dialog')
      .getByText(/Northwind/)
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('dialog').getByText('You can still proceed.')).toBeVisible();
  // The toast, which lifts the page, waits until the finger is up.
  await page.mouse.up();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('Could not find matching catalysts. You can still proceed.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generate HotList Email' })).toBeEnabled();
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`a file is read in its place and seen in a panel, and the page is used meanwhile, at ${viewport.width} pixels`, async ({
    marketer,
    testApp,
  }) => {
    const { page } = marketer;
    await page.setViewportSize(viewport);
    await marketer.haveAccount();
    await page.goto('/hotlist');
    testApp.demo.pace = 40;
    await marketer.handIn(txt('northwind.txt', QUARTER.join('\n')));
    const chip = page.getByRole('dialog', { name: 'Processing File' });
    await expect(chip).toBeFocused();
    await expect(chip.getByRole('progressbar')).toBeAttached();
    const typed = page.getByLabel('Additional Context');
    await typed.fill('Typed while it is read.');
    await expect(chip.getByRole('button', { name: 'Continue now' })).toBeVisible();
    await checkPage(page);
    testApp.demo.pace = 100_000;
    await expect(chip.getByText('File processed successfully!').first()).toBeVisible({ timeout: 30_000 });
    // Who types elsewhere goes on typing.
    await expect(typed).toBeFocused();
    await checkPage(page);
    await chip.getByRole('button', { name: 'Continue' }).focus();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: 'northwind.txt' })).toBeFocused();

    const opener = page.getByRole('button', { name: 'See what was read' });
    const panel = page.getByRole('dialog', { name: 'What was read' });
    await opener.click();
    await expect(panel).toBeFocused();
    await expect(panel).not.toHaveAttribute('aria-modal');
    await expect(panel.getByText(/Northwind/).first()).toBeVisible();
    await checkPage(page);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(opener).toBeFocused();
  });
}
