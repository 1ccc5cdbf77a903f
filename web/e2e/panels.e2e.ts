import type { Locator, Page } from '@playwright/test';
import { checkPage } from './check-page';
import { expect, test } from './marketer';

const PHONE = { width: 390, height: 844 };

test('panels stand beside the draft and leave it alone; on a phone they come from below, and the email has its room', async ({
  marketer,
  testApp,
}) => {
  const { page, email } = marketer;
  await marketer.begin();
  const line = (await marketer.read()).messages.at(-1)?.content.split('\n').at(-1) ?? '';
  const criteria = { hook: 9, catalyst: 9, proof: 9, clarity: 9, action: 9, compliance: 9 };
  const improvements = [{ line, suggestion: 'Say it plainly.', criterion: 'action' }];
  testApp.demo.play({ kind: 'answer', content: JSON.stringify({ feedback: 'Sound.', criteria, improvements }) });
  const opener = page.getByRole('button', { name: 'Expert review' });
  await opener.click();
  const review = page.getByRole('dialog', { name: 'Expert review' });
  const card = review.getByRole('listitem').filter({ hasText: 'Say it plainly.' });
  await card.click();
  // What the comment means is marked, and both are in sight.
  await expect.poll(() => marked(page)).toBe(line.replaceAll('**', ''));
  await expect(card).toBeInViewport();
  await expect(email.getByText(line.replaceAll('**', ''))).toBeInViewport();
  await expectApart(email, review);
  // Read in this order: the brief, the email, how it is changed, what is said of it.
  await expectInOrder([
    page.getByRole('button', { name: 'Generate HotList Email' }),
    page.getByRole('group', { name: 'Versions' }),
    email,
    page.getByLabel('Ask for a change'),
    review.getByRole('list', { name: 'Score of each criterion' }),
    card,
    review.getByRole('button', { name: 'Apply suggestions' }),
  ]);
  await page.keyboard.press('Escape');
  await expect(review).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(card).toBeVisible();
  await checkPage(page);
  await page.setViewportSize({ width: 1024, height: 768 });
  await expectApart(email, review);
  await expect(page.getByRole('button', { name: 'Generate HotList Email' })).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('button', { name: 'Show conversation' }).click();
  await expect(page.getByRole('dialog', { name: 'Email Chat Interface' })).toBeFocused();
  await checkPage(page);

  await page.setViewportSize(PHONE);
  await page.getByRole('dialog', { name: 'Email Chat Interface' }).getByRole('button', { name: 'Close' }).click();
  expect((await email.boundingBox())?.y).toBeLessThan(PHONE.height / 4);
  await page.getByRole('button', { name: 'Expert review' }).click();
  // It rises from below.
  const bottom = async () => {
    const sheet = await review.boundingBox();
    return Math.round((sheet?.y ?? 0) + (sheet?.height ?? 0));
  };
  await expect.poll(bottom).toBe(PHONE.height);
  expect((await review.boundingBox())?.height).toBeLessThanOrEqual(PHONE.height * 0.7);
  await review.getByRole('button', { name: 'Close' }).click();
  // Windows at twice their size: the draft has half of the height.
  for (const [width, height] of [
    [720, 450],
    [640, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    const { y = Infinity } = (await email.boundingBox()) ?? {};
    const foot = await page.getByRole('group', { name: 'Actions' }).boundingBox();
    expect(Math.min(height, foot?.y ?? 0) - y).toBeGreaterThanOrEqual(height / 2);
  }
});

/** The words that are marked in the email because of a note. */
function marked(page: Page): Promise<string> {
  return page.evaluate(() => [...(CSS.highlights.get('note') ?? [])].map(String).join());
}

async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) throw new Error('One of them is not on the screen.');
  expect(a.x + a.width <= b.x || b.x + b.width <= a.x).toBe(true);
}

async function expectInOrder(parts: Locator[]): Promise<void> {
  for (const [index, part] of parts.slice(1).entries()) {
    const before = await parts[index]?.elementHandle();
    const follows = await part.evaluate(
      (element, other) => Boolean(other && other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING),
      before,
    );
    expect(follows).toBe(true);
  }
}
