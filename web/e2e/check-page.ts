import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 375, height: 812 };
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21aa'];

/** Accessible, and no wider than the window, nor than a phone; `phone.e2e.ts` looks at the screens as they are there. */
export async function checkPage(page: Page): Promise<void> {
  expect(await violationsOf(page, WCAG)).toEqual([]);
  const own = page.viewportSize() ?? WIDE;
  for (const size of own.width > PHONE.width ? [PHONE, own] : [own]) {
    await page.setViewportSize(size);
    const excess = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(excess).toBeLessThanOrEqual(0);
  }
}

/** What axe finds wrong with a page: by the rules of these tags, or by all of its rules. */
export async function violationsOf(page: Page, tags?: string[]): Promise<string[]> {
  // Without frames the result of one page is the whole: the other mode opens a second page for it.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (tags ? axe.withTags(tags) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
