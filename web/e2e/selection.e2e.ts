import { checkPage } from './check-page';
import { expect, test, toastOf } from './marketer';

const EMAIL = 'Subject: Northwind\n\nIt raised its forecast.  It did so  on Tuesday.\n\n* **Read** it.';

test('selected words are written otherwise and taken or left, by keyboard alone; the rest stays as it is', async ({
  marketer,
  testApp,
}) => {
  const { page, editor } = marketer;
  await marketer.haveAccount();
  await marketer.begin();
  await marketer.write(EMAIL);
  await editor.getByText('It raised its forecast.').click();
  const tools = page.getByRole('toolbar', { name: 'Change the selected words' });
  /** Goes along the tools to one of them. */
  const goTo = async (...names: string[]) => {
    await expect(tools.getByRole('button', { name: 'Rewrite' })).toBeFocused();
    for (const name of names) {
      await page.keyboard.press('ArrowRight');
      await expect(tools.getByRole('button', { name, exact: true })).toBeFocused();
    }
  };
  const select = async () => {
    await page.keyboard.press('Home');
    for (const _ of 'It raised') await page.keyboard.press('Shift+ArrowRight');
    await expect(tools).toBeVisible();
  };

  await select();
  await checkPage(page);
  await page.keyboard.press('Alt+F10');
  await goTo('Shorten');
  testApp.demo.play({ kind: 'answer', content: 'It lifted' });
  await page.keyboard.press('Enter');
  await expect(editor.locator('del')).toHaveText('It raised');
  await expect(editor.locator('ins')).toHaveText('It lifted');
  await expect(page.getByRole('button', { name: 'Take' })).toBeVisible();
  await checkPage(page);
  await page.keyboard.press('Escape');
  await expect(editor.locator('del, ins')).toHaveCount(0);
  await expect(editor).toBeFocused();

  await select();
  await page.keyboard.press('Tab');
  await goTo('Shorten', 'Expand', 'Tone');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Warmer' })).toBeFocused();
  testApp.demo.play({ kind: 'answer', content: 'Happily it raised' });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Take' })).toBeVisible();
  await page.keyboard.press('Tab');
  const taken = EMAIL.replace('It raised', 'Happily it raised');
  await expect.poll(async () => (await marketer.read()).messages.at(-1)?.content).toBe(taken);
  // The words that were dismissed before are not counted.
  const refined = () =>
    testApp.query(
      `SELECT FROM user_analytics WHERE action_type = 'generation_refined' AND metadata ->> 'threadId' = $1`,
      [marketer.thread],
    );
  await expect.poll(async () => (await refined()).length).toBe(1);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await marketer.read()).messages.at(-1)?.content).toBe(EMAIL);
});

test('words that are taken offline leave no proposal behind, and are kept and counted once there is a network', async ({
  marketer,
  testApp,
  context,
}) => {
  const { page, editor } = marketer;
  await marketer.begin();
  await page.route('**/cancel', (route) => route.fulfill({ status: 500, body: '' }));
  await marketer.write(EMAIL);
  await editor.getByText('It raised its forecast.').click();
  await page.keyboard.press('Home');
  for (const _ of 'It raised') await page.keyboard.press('Shift+ArrowRight');
  testApp.demo.play({ kind: 'answer', content: 'It lifted' });
  await page
    .getByRole('toolbar', { name: 'Change the selected words' })
    .getByRole('button', { name: 'Shorten' })
    .click();
  await expect(page.getByRole('button', { name: 'Take' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Take' }).click();
  await expect(page.getByRole('button', { name: 'Take' })).toBeHidden();
  await context.setOffline(false);
  const taken = EMAIL.replace('It raised', 'It lifted');
  await expect.poll(async () => (await marketer.read()).messages.at(-1)?.content).toBe(taken);
  const counted = `SELECT FROM user_analytics WHERE action_type = 'generation_refined' AND metadata ->> 'threadId' = $1`;
  await expect.poll(async () => (await testApp.query(counted, [marketer.thread])).length).toBe(1);
  await expect(toastOf(page, 'Could not stop')).toBeHidden();
});

test('what comes from Word and from Google Docs keeps its lists, its bold words and its links, and nothing else', async ({
  marketer,
}) => {
  const { page, editor } = marketer;
  await marketer.haveAccount();
  await marketer.begin();
  await marketer.write('Subject: Pasted\n\nBefore.');
  const bullet = `<![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>`;
  const word = `<p class=MsoNormal>Sales: <b><span style='color:red'>$4</span></b><o:p></o:p></p>
    <p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level1 lfo1'>${bullet}One<o:p></o:p></p>
    <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'>${bullet}Two</p>`;
  const docs = `<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400">Plain, </span><span
    style="font-size:11pt;font-weight:700">bold</span> <a href="https://northwind.example/q2">report</a></p></b>`;
  for (const html of [word, docs]) {
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await marketer.paste({ 'text/html': html, 'text/plain': 'plain' });
  }
  await expect(editor.getByRole('listitem')).toHaveText(['One', 'Two']);
  const wanted =
    'Subject: Pasted\n\nBefore.\n\nSales: **$4**\n\n- One\n- Two\n\nPlain, **bold** [report](https://northwind.example/q2)';
  await expect.poll(async () => (await marketer.read()).messages.at(-1)?.content).toBe(wanted);
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`selected words are made a link, led elsewhere and set free again, at ${viewport.width} pixels`, async ({
    marketer,
  }) => {
    const { page, editor } = marketer;
    await page.setViewportSize(viewport);
    await marketer.haveAccount();
    await marketer.begin();
    await marketer.write('Subject: Northwind\n\nRead the report today.');
    const saved = () => expect.poll(async () => (await marketer.read()).messages.at(-1)?.content);
    const field = page.getByLabel('Address of the link');
    await editor.getByText('Read the report').click();
    await page.keyboard.press('Home');
    for (const _ of 'Read the report') await page.keyboard.press('Shift+ArrowRight');
    await page.getByRole('toolbar').getByRole('button', { name: 'Link' }).click();
    await expect(field).toBeFocused();
    await checkPage(page);
    await field.fill('northwind');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(
      'A link begins with https://, http:// or mailto:, or is a merge tag such as {{cta_url}}.',
    );
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await checkPage(page);
    await field.fill('https://northwind.example/q2');
    await page.keyboard.press('Enter');
    await expect(editor).toBeFocused();
    await expect(editor.getByRole('link', { name: 'Read the report' })).toHaveAttribute(
      'href',
      'https://northwind.example/q2',
    );
    await saved().toBe('Subject: Northwind\n\n[Read the report](https://northwind.example/q2) today.');
    await checkPage(page);

    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ControlOrMeta+Shift+k');
    await expect(field).toHaveValue('https://northwind.example/q2');
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
    await expect(editor).toBeFocused();
    await page.keyboard.press('ControlOrMeta+Shift+k');
    await field.fill('{{cta_url}}');
    await page.keyboard.press('Enter');
    await saved().toBe('Subject: Northwind\n\n[Read the report]({{cta_url}}) today.');
    await page.keyboard.press('ControlOrMeta+Shift+k');
    await page.getByRole('button', { name: 'Remove link' }).click();
    await expect(editor.getByRole('link')).toHaveCount(0);
    await saved().toBe('Subject: Northwind\n\nRead the report today.');
    await expect(editor).toBeFocused();
  });
}
