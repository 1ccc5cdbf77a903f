import type { Locator, Page } from '@playwright/test';
import { pdf, QUARTER, type TestFile } from './documents';
import { expect, type Marketer, test } from './marketer';

const FILING = pdf('northwind-10q.pdf', [QUARTER.slice(0, 3), QUARTER.slice(3)]);
const PASSWORD = 'a plain secret';

/** What is promised to who is new, on any screen. */
const MOST = { seconds: 60, presses: 12, keys: 40 };

for (const [size, viewport] of [
  ['wide', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  const isTouch = size === 'phone';
  test.describe(size, () => {
    test.use({ viewport, hasTouch: isTouch });

    test('from the landing page to a saved email from a filing, in a minute and twelve clicks', async ({
      marketer,
    }) => {
      const { page } = marketer;
      const newcomer = new Newcomer(page, isTouch, FILING);
      await page.goto('/');
      for (const [label, text] of fieldsOf(size)) {
        await newcomer.press(page.getByLabel(label, { exact: true }));
        await newcomer.type(text);
      }
      await newcomer.press(page.getByRole('button', { name: 'Sign Up' }));
      const zone = page.locator('label:has(input[type=file])');
      await (isTouch ? newcomer.press(zone) : newcomer.drop(zone));
      await newcomer.press(page.getByRole('button', { name: 'HotList' }));
      await newcomer.press(page.getByRole('button', { name: 'Continue' }));
      await newcomer.press(page.getByRole('button', { name: 'Generate HotList Email' }));
      await newcomer.press(page.getByRole('button', { name: 'Save to My Generations' }));
      await expectSaved(marketer, newcomer, size);
    });

    test('the same by keyboard alone, and what has the focus is always seen', async ({ marketer }) => {
      const { page } = marketer;
      const newcomer = new Newcomer(page, isTouch, FILING);
      await page.goto('/');
      for (const [label, text] of fieldsOf(`${size}-keys`)) {
        await newcomer.goTo(page.getByLabel(label, { exact: true }));
        await newcomer.type(text);
      }
      await newcomer.key('Enter');
      await newcomer.goTo(page.locator('input[type=file]'));
      await newcomer.key('Enter');
      await expect(page.getByRole('button', { name: 'HotList' })).toBeFocused();
      await newcomer.key('Enter');
      await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused();
      await newcomer.key('Enter');
      await expect(page.getByRole('region', { name: FILING.name })).toBeFocused();
      await newcomer.key('ControlOrMeta+Enter');
      await marketer.done();
      await newcomer.goTo(page.getByRole('button', { name: 'Save to My Generations' }));
      await newcomer.key('Enter');
      await expectSaved(marketer, newcomer, size);
    });
  });
}

/** The form of who is new, in its order. */
function fieldsOf(way: string): [string, string][] {
  return [
    ['First name', 'Sam'],
    ['Username', `new-${way}-${Date.now()}`],
    ['Password', PASSWORD],
    ['Confirm Password', PASSWORD],
  ];
}

async function expectSaved({ page, email }: Marketer, newcomer: Newcomer, size: string): Promise<void> {
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  await expect(email).toContainText('Northwind');
  const { seconds, presses, keys, letters } = newcomer;
  const moves = presses > 0 ? `${presses} clicks` : `${keys} keys and ${letters} letters`;
  console.log(`A new account to its first saved email, ${size}: ${seconds.toFixed(1)} s, ${moves}`);
  expect(seconds).toBeLessThan(MOST.seconds);
  expect(presses).toBeLessThanOrEqual(MOST.presses);
  expect(keys).toBeLessThanOrEqual(MOST.keys);
}

/** Somebody who was never here: each click, tap and key is counted. */
class Newcomer {
  /** Clicks or taps; a file that is dropped is one, a file that is chosen two. */
  presses = 0;
  /** Keys that do something; the letters one types are counted by themselves. */
  keys = 0;
  letters = 0;
  private readonly since = performance.now();

  constructor(
    readonly page: Page,
    private readonly isTouch: boolean,
    private readonly file: TestFile,
  ) {
    // Takes the file in the window of the system, by one key or tap more.
    page.on('filechooser', (window) => {
      if (this.presses > 0) this.presses += 1;
      else this.keys += 1;
      void window.setFiles(file);
    });
  }

  get seconds(): number {
    return (performance.now() - this.since) / 1000;
  }

  async press(target: Locator): Promise<void> {
    this.presses += 1;
    await (this.isTouch ? target.tap() : target.click());
  }

  async type(text: string): Promise<void> {
    this.letters += text.length;
    await this.page.keyboard.type(text);
  }

  async key(name: string): Promise<void> {
    this.keys += 1;
    await this.page.keyboard.press(name);
  }

  /** Drags the file onto a place. */
  async drop(place: Locator): Promise<void> {
    const { name, mimeType, buffer } = this.file;
    this.presses += 1;
    const dataTransfer = await this.page.evaluateHandle(
      ({ bytes, name, type }) => {
        const files = new DataTransfer();
        files.items.add(new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], name, { type }));
        return files;
      },
      { bytes: buffer.toString('base64'), name, type: mimeType },
    );
    for (const event of ['dragenter', 'dragover', 'drop']) await place.dispatchEvent(event, { dataTransfer });
  }

  /** Goes from one control to the next until this one is reached; each of them is seen. */
  async goTo(target: Locator, most = 20): Promise<void> {
    await expect(target).toBeVisible();
    for (let step = 0; step < most; step += 1) {
      await this.key('Tab');
      expect(await this.page.evaluate(hiddenFocus)).toBeNull();
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`${String(target)} was not reached by ${most} keys.`);
  }
}

/** What is focused and not seen to be: out of sight, covered, or without a mark; null where all is well. */
function hiddenFocus(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'nothing has the focus';
  // What is drawn by its label is seen there.
  const shown = (focused.clientWidth <= 1 ? focused.closest('label') : null) ?? focused;
  const { left, top, right, bottom } = shown.getBoundingClientRect();
  const [fromX, toX] = [Math.max(0, left), Math.min(innerWidth, right)];
  const [fromY, toY] = [Math.max(0, top), Math.min(innerHeight, bottom)];
  const at = document.elementFromPoint((fromX + toX) / 2, (fromY + toY) / 2);
  const isSeen = fromX < toX && fromY < toY && at !== null && (shown.contains(at) || at.contains(focused));
  // Where an input is not drawn, what stands right behind it is marked for it.
  const isMarked = [shown, shown.parentElement, focused.nextElementSibling].some((element) => {
    const { outlineStyle, outlineWidth, borderColor } = getComputedStyle(element ?? document.body);
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || borderColor === 'rgb(147, 165, 255)';
  });
  const hasCaret = focused instanceof HTMLElement && focused.isContentEditable;
  return isSeen && (isMarked || hasCaret) ? null : focused.outerHTML.slice(0, 300);
}
