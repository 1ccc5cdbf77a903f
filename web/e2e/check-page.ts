import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 375, height: 812 };
/** Between those, where panes come and go. */
const WIDTHS = [1024, 1280];

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * Checks a page in its current state, wide and on a phone: every rule of axe, no wider than its window, no motion where
 * less was asked for, no control under a toast, and on a phone touch targets of 44 px. At every width it is no taller than
 * what it shows.
 */
export async function checkPage(page: Page): Promise<void> {
  const own = page.viewportSize() ?? WIDE;
  for (const width of WIDTHS.filter((some) => some < own.width)) {
    await page.setViewportSize({ ...own, width });
    await drawnAt(page, width);
    await expect.poll(() => tooTall(page)).toEqual([]);
  }
  for (const size of own.width > PHONE.width ? [PHONE, own] : [own]) {
    await page.setViewportSize(size);
    await drawnAt(page, size.width);
    await expect.poll(() => tooWide(page)).toEqual([]);
    await expect.poll(() => tooTall(page)).toEqual([]);
    await expect.poll(() => controlsUnderToast(page)).toEqual([]);
    // One run names all that is wrong. Colors take most of the time, and are the same at both sizes.
    expect.soft(await violationsOf(page, size === own)).toEqual([]);
    expect.soft(await movingParts(page)).toEqual([]);
    if (size === PHONE) expect.soft(await smallTargets(page)).toEqual([]);
  }
}

const CONTROLS = 'button, a[href], input:not(.sr-only), select, textarea, summary, [role=button], [role=menuitem]';

/** Controls that a toast covers and that cannot be scrolled out from under it. */
export function controlsUnderToast(page: Page): Promise<string[]> {
  return page.evaluate((controls) => {
    const toast = document.querySelector('[data-toasts] li')?.getBoundingClientRect();
    if (!toast) return [];
    const isUnder = (control: Element) => {
      const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
      const isOver = left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top;
      return isOver && width > 1 && height > 1 && control.checkVisibility({ visibilityProperty: true });
    };
    const others = [...document.querySelectorAll(controls)].filter((control) => !control.closest('[data-toasts]'));
    const [x, y] = [scrollX, scrollY];
    const under = others.filter((control) => {
      if (isUnder(control)) control.scrollIntoView({ block: 'nearest' });
      return isUnder(control);
    });
    scrollTo(x, y);
    return under.map(({ outerHTML }) => outerHTML.slice(0, 200));
  }, CONTROLS);
}

/** Waits until the page knows its new width: what depends on it is drawn anew with the next frame. */
function drawnAt(page: Page, width: number): Promise<void> {
  return page.evaluate(async (wanted) => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    while (innerWidth !== wanted) await frame();
    await frame();
    await frame();
  }, width);
}

/** What axe finds wrong with a page by any of its rules. The email in its frame, where nothing is run, is not the page's. */
async function violationsOf(page: Page, hasOwnSize: boolean): Promise<string[]> {
  // Half a megabyte takes its time, and a page that it looked at before has it already.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (enabled) => {
    const rules = { 'color-contrast': { enabled } };
    const options = { resultTypes: ['violations' as const], iframes: false, preload: false, rules };
    const { violations } = await window.axe.run(document, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, hasOwnSize);
}

/** What reaches beyond the window, where that makes the page wider than it is, and what lies over it, which makes it no wider. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const page = document.documentElement;
    const isWide = page.scrollWidth > innerWidth;
    const parts = [...page.querySelectorAll(isWide ? '*' : '[role=dialog], [role=alertdialog], [role=menu]')];
    const beyond = parts.filter((part) => part.getBoundingClientRect().right > innerWidth);
    return [...(isWide ? ['the page'] : []), ...beyond.map(({ outerHTML }) => outerHTML.slice(0, 200))];
  });
}

/**
 * What makes the page taller than its body: parts without a positioned parent, in a pane that scrolls. Where the panes fill
 * the window, the page is no taller than that.
 */
function tooTall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [page, { body }] = [document.documentElement, document];
    const isFixed = innerWidth >= 1024 && body.querySelector('[data-fills-page]') !== null;
    const bottom = isFixed ? innerHeight : Math.max(innerHeight, body.getBoundingClientRect().bottom + scrollY);
    if (page.scrollHeight <= Math.ceil(bottom)) return [];
    const beyond = [...body.querySelectorAll<HTMLElement>('*')].filter(
      (part) =>
        part.offsetParent === body &&
        getComputedStyle(part).position === 'absolute' &&
        part.getBoundingClientRect().bottom + scrollY > bottom,
    );
    return [`the page: ${page.scrollHeight} px`, ...beyond.map(({ outerHTML }) => outerHTML.slice(0, 200))];
  });
}

/** What moves although less motion was asked for, as it is for all journeys. */
function movingParts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 1)
      .map((animation) => ('animationName' in animation ? String(animation.animationName) : 'a transition')),
  );
}

/** What a thumb is to hit and is lower than 44 px, with the room that belongs to it; a link within a text is read. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((controls) => {
    const pixels = (text: string) => parseFloat(text) || 0;
    return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
      const label = control.closest('label');
      const { height, width } = (label ?? control).getBoundingClientRect();
      const isThere = control.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
      const isInText = getComputedStyle(control).display === 'inline';
      const { content, position, top, bottom } = getComputedStyle(control, '::after');
      const more = content !== 'none' && position === 'absolute' ? -pixels(top) - pixels(bottom) : 0;
      if (!isThere || isInText || control.matches(':disabled') || height + more >= 43.5) return [];
      return `${Math.round(height + more)} px: ${(control.ariaLabel ?? control.textContent).trim() || control.outerHTML.slice(0, 120)}`;
    });
  }, CONTROLS);
}
