import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 375, height: 812 };

/** Accessible, and no wider than the window, on a phone and on a wide screen; the window ends as it was. */
export async function checkPage(page: Page): Promise<void> {
  const own = page.viewportSize() ?? WIDE;
  for (const size of [own.width > PHONE.width ? PHONE : WIDE, own]) {
    await page.setViewportSize(size);
    // Without frames the result of one page is the whole: the other mode opens a second page for it.
    const axe = new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa']).setLegacyMode();
    const { violations } = await axe.analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
}
