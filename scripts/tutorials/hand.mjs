import { movePointer, pressPointer } from './pointer.mjs';

/** @typedef {import('@playwright/test').Locator} Locator */

const betweenKeys = 34;

/** What a person does at the desk, at a pace that one can follow. */
export class Hand {
  /** @param {import('@playwright/test').Page} page @param {import('./camera.mjs').Camera} camera */
  constructor(page, camera) {
    this.page = page;
    this.camera = camera;
  }

  /** @param {string} words */
  say(words) {
    return this.camera.say(words);
  }

  /** Leaves time to look. @param {number} seconds */
  rest(seconds) {
    return this.page.waitForTimeout(seconds * 1_000);
  }

  /** Waits for something, of which the film shows so many seconds. @param {number} seconds @param {Locator} target */
  awaits(seconds, target) {
    return this.camera.hurry(seconds, () => target.first().waitFor({ timeout: 60_000 }));
  }

  /** @param {Locator} target */
  async point(target) {
    const one = target.first();
    await this.camera.hurry(0.4, async () => {
      await one.waitFor();
      await one.scrollIntoViewIfNeeded();
    });
    const box = await one.boundingBox();
    if (!box) throw new Error(`${String(target)} has no place on the screen.`);
    // Of what is wide, its beginning is pointed at.
    const place = { x: box.x + Math.min(box.width / 2, 120), y: box.y + Math.min(box.height / 2, 60) };
    await this.page.evaluate(movePointer, place);
    await this.page.mouse.move(place.x, place.y);
    return place;
  }

  /** @param {Locator} target */
  async click(target) {
    const { x, y } = await this.point(target);
    await this.rest(0.2);
    await this.page.evaluate(pressPointer);
    await this.page.mouse.click(x, y, { delay: 60 });
    await this.rest(0.5);
  }

  /** @param {Locator} target @param {string} text */
  async type(target, text) {
    await this.click(target);
    // A number has its zero there already.
    await target.first().selectText();
    await this.page.keyboard.type(text, { delay: betweenKeys });
    await this.rest(0.3);
  }

  /** @param {Locator} target @param {string} text */
  async paste(target, text) {
    await this.click(target);
    await this.page.keyboard.insertText(text);
    await this.rest(0.8);
  }

  /** Turns the wheel above something, smoothly. @param {Locator} target @param {number} pixels */
  async scroll(target, pixels) {
    await this.point(target);
    const steps = 24;
    for (let step = 0; step < steps; step += 1) {
      await this.page.mouse.wheel(0, pixels / steps);
      await this.page.waitForTimeout(25);
    }
    await this.rest(0.4);
  }
}
