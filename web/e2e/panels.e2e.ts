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
  const opener = page.getByRole('button', { name: 'Expert Review' });
  await opener.click();
  const review = page.getByRole('dialog', { name: 'Expert Review' });
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
  // The review is longer than its window.
  await page.setViewportSize({ width: 1440, height: 480 });
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
  await page.getByRole('button', { name: 'Expert Review' }).click();
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

const LONG = `Subject: A long one\n\n${'Rates fell by half a point and the market took notice of it, as it did last year.\n\n'.repeat(30)}This is the last line.`;

test('beside a draft that is scrolled to its end a review shows its score and its notes, and leads to their lines', async ({
  marketer,
  testApp,
}) => {
  const { page, email, editor } = marketer;
  await marketer.begin();
  await page.request.post(`/api/threads/${marketer.thread}/versions`, { data: { content: LONG } });
  await marketer.showsVersion(2);
  const criteria = { hook: 9, catalyst: 9, proof: 9, clarity: 9, action: 9, compliance: 9 };
  const notes = Array.from({ length: 12 }, (_, n) => ({
    line: n === 0 ? 'A long one' : 'This is the last line.',
    suggestion: `Remark ${n + 1}.`,
    criterion: 'clarity',
  }));
  testApp.demo.play({ kind: 'answer', content: JSON.stringify({ feedback: 'Sound.', criteria, improvements: notes }) });
  const last = email.getByText('This is the last line.');
  const subject = email.getByRole('heading', { name: 'A long one' });
  await last.scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Expert Review' }).click();
  const review = page.getByRole('dialog', { name: 'Expert Review' });
  const score = review.getByText('Score: 9 of 10');
  const cards = review.getByRole('list', { name: 'Comments' }).getByRole('listitem');
  await expect(score).toBeInViewport();
  await expect(cards.first()).toBeInViewport();
  await expect(last).toBeInViewport();
  await expect(subject).not.toBeInViewport();
  await cards.first().click();
  await expect(subject).toBeInViewport();
  // A long review scrolls in its panel; the score stays.
  await cards.last().click();
  await expect(last).toBeInViewport();
  await expect(cards.last()).toBeInViewport();
  await expect(score).toBeInViewport();
  await review.getByRole('button', { name: 'Close' }).click();

  // Each panel is as wide as the next: the lines of the draft stay where they are.
  const widths = async () => {
    const [draft, panel] = await Promise.all([editor.boundingBox(), page.locator('[data-panel]').boundingBox()]);
    return [draft?.width, panel?.width];
  };
  for (const width of [1440, 1280, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('button', { name: 'Expert Review' }).click();
    await expect(score).toBeVisible();
    await drawn(page);
    const own = await widths();
    for (const name of ['Fact Check', 'Inbox preview', 'Compare', 'Show conversation']) {
      await page.getByRole('button', { name }).first().click();
      await expect(review).toBeHidden();
      await expect(page.locator('[data-panel]')).toBeVisible();
      await expect.poll(widths).toEqual(own);
    }
    if (width < 1280) continue;
    await expect(page.getByRole('button', { name: 'Generate HotList Email' })).toBeVisible();
  }
});

test('buttons carry their names where there is room; each label has its place, whatever comes and goes', async ({
  marketer,
}) => {
  const { page, editor } = marketer;
  await marketer.begin();
  await page.getByRole('button', { name: 'Fact Check' }).first().click();
  await page.getByRole('dialog', { name: 'Fact Check' }).getByRole('button', { name: 'Close' }).click();
  const NAMES = ['Expert Review', 'Fact Check', 'Copy', 'Download', 'Report Feedback', 'Back to Dashboard'];
  for (const width of [1440, 1280, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    const shows = (name: string) =>
      page
        .getByText(name, { exact: true })
        .first()
        .evaluate((word) => word.getBoundingClientRect().width > 20);
    for (const name of NAMES) {
      const hasRoom = width >= 1280 || name === 'Back to Dashboard';
      await expect.poll(() => shows(name)).toBe(hasRoom);
      if (!hasRoom) await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('title', name);
    }
    await expect(page.getByText('My Account')).toBeVisible();
  }

  // Where the conversation has no room of its own, its button says how many messages there are.
  await expect(page.getByRole('button', { name: 'Show conversation 2' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(page.getByRole('button', { name: 'Show conversation 2' })).toHaveText('2');

  for (const width of [1440, 1280, 1024, 390, 375]) {
    await page.setViewportSize({ width, height: 800 });
    await drawn(page);
    const before = await placesOf(page);
    const { pass } = await marketer.hold('**/api/threads/*/versions');
    await editor.getByRole('paragraph').last().click();
    await page.keyboard.type(' More.');
    const note = page.getByRole('group', { name: 'Draft bar' }).getByRole('status');
    await expect(note.filter({ hasText: 'Saving...' })).toBeVisible();
    expect(await placesOf(page)).toEqual(before);
    pass();
    await expect(note.filter({ hasText: 'Saved' })).toBeVisible();
    expect(await placesOf(page)).toEqual(before);
    expect(await overlaps(page)).toEqual([]);
  }
});

/** Waits until what is told by measures is drawn. */
function drawn(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((next) => requestAnimationFrame(next));
  });
}

/** Where the buttons over and under the draft begin and end. */
function placesOf(page: Page): Promise<Record<string, number[]>> {
  return page.evaluate(() => {
    const buttons = document.querySelectorAll('[aria-label="Draft bar"] button, [aria-label=Actions] button');
    return Object.fromEntries(
      [...buttons].map((button) => {
        const { left, right } = button.getBoundingClientRect();
        return [(button.ariaLabel ?? button.textContent).replace(/\d+/g, 'n'), [Math.round(left), Math.round(right)]];
      }),
    );
  });
}

/** What lies over something else there, or beyond the window. */
function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = document.querySelectorAll(
      'header :is(a, h1, button), [aria-label="Draft bar"] :is(button, input, [role=status])',
    );
    const boxes = [...parts]
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0);
    return boxes.flatMap(({ part, box }, index) => {
      const name = part.textContent || part.ariaLabel;
      if (box.right > innerWidth) return [`${name} is beyond the window`];
      return boxes.slice(index + 1).flatMap(({ part: other, box: on }) => {
        const isApart = box.right <= on.left || on.right <= box.left || box.bottom <= on.top || on.bottom <= box.top;
        return isApart ? [] : [`${name} over ${other.textContent || other.ariaLabel}`];
      });
    });
  });
}

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
