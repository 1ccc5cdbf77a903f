import { expect, test as base, type Page, type Route } from '@playwright/test';
import type { GenerateEmailResponse, JobAccepted, ThreadResponse } from '@copydesk/contracts';
import { QUARTER, type TestFile } from './documents';
import { openEditorialApp } from './editorial-app';
import { ADMIN, buildBrief, HostedApp } from './test-app';

const NEWS = 'Northwind Semiconductor raised its forecast by 40% on Tuesday.';

let names = 0;
const newName = () => `marketer-${Date.now()}-${++names}`;

/** What a person does at the desk, in one place for all journeys. */
export class Marketer {
  constructor(readonly page: Page) {}

  /** Signs up by the form, and arrives at the dashboard. */
  async signUp(): Promise<string> {
    const { page } = this;
    const username = newName();
    await page.goto('/auth');
    await page.getByLabel('First name').fill('Sam');
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill('secret-1');
    await page.getByLabel('Confirm Password').fill('secret-1');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByRole('heading', { name: /Sam/ })).toBeVisible();
    return username;
  }

  /** Is signed in to an account of its own, at the dashboard: the form has its own journey. */
  async start(): Promise<string> {
    const username = await this.haveAccount();
    await this.page.goto('/');
    await expect(this.page.getByRole('heading', { name: /Sam/ })).toBeVisible();
    return username;
  }

  /** Is signed in to an account of its own, and has not opened a page yet: the form has its own journey. */
  async haveAccount(): Promise<string> {
    const account = { username: newName(), password: 'secret-1', confirmPassword: 'secret-1', firstName: 'Sam' };
    const answer = await this.page.request.post('/api/register', { data: account });
    expect(answer.status()).toBe(201);
    return account.username;
  }

  /** Goes to another screen as a link does: the page is not loaded again. */
  async goTo(path: string): Promise<void> {
    await this.page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  }

  /** Is signed in as the administrator. */
  async beAdmin(): Promise<void> {
    expect((await this.page.request.post('/api/login', { data: ADMIN })).ok()).toBe(true);
  }

  /** Has an account and fills in the HotList form. */
  async brief(): Promise<void> {
    const { page } = this;
    await this.haveAccount();
    await page.goto('/hotlist');
    await page.getByLabel('Market Catalyst').fill(NEWS);
  }

  /** Holds the next call of an address back until it is let pass, or fails. */
  async hold(url: string | RegExp): Promise<{ pass: () => void; fail: () => void }> {
    let end = (_passes: boolean) => undefined as void;
    const held = new Promise<boolean>((resolve) => (end = resolve));
    const answer = async (route: Route) => {
      await ((await held) ? route.continue() : route.fulfill({ status: 500, body: '' }));
    };
    await this.page.route(url, answer, { times: 1 });
    return { pass: () => end(true), fail: () => end(false) };
  }

  async handIn(file: TestFile): Promise<void> {
    const { page } = this;
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByRole('dialog', { name: 'Processing File' })).toBeVisible();
  }

  async generate(): Promise<void> {
    await this.page.getByRole('button', { name: 'Generate HotList Email' }).click();
    await this.page.waitForURL(/thread=/);
  }

  /** The email as it stands on the screen. */
  get email() {
    return this.page.getByRole('article', { name: 'Email' });
  }

  /** The email, where it is written in. */
  get editor() {
    return this.page.getByRole('textbox', { name: 'Draft', exact: true });
  }

  /** Pastes a text in the place of the email. */
  async write(text: string): Promise<void> {
    await this.editor.focus();
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.paste({ 'text/plain': text });
  }

  /** Pastes what another program put onto the clipboard. */
  async paste(contents: Record<string, string>): Promise<void> {
    await this.editor.evaluate((element, texts) => {
      const clipboardData = new DataTransfer();
      for (const [type, text] of Object.entries(texts)) clipboardData.setData(type, text);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, contents);
  }

  /** The box in which a change is asked for. */
  get box() {
    return this.page.getByLabel('Ask for a change');
  }

  /** Has an email that was written from a line of news, past the form. */
  async haveEmail(): Promise<string> {
    const brief = buildBrief({ catalyst: NEWS, additionalContext: QUARTER.join(' ') });
    const answer = await this.page.request.post('/api/generate-email', { data: brief });
    expect(answer.status()).toBe(200);
    return ((await answer.json()) as GenerateEmailResponse).threadId;
  }

  /** Hands in a brief, without waiting for its email. */
  async submit(): Promise<JobAccepted> {
    const answer = await this.page.request.post('/api/generate-email', {
      data: buildBrief(),
      headers: { prefer: 'respond-async' },
    });
    expect(answer.status()).toBe(202);
    return (await answer.json()) as JobAccepted;
  }

  /** Has an account, and such an email open at the desk. */
  async begin(): Promise<string> {
    const username = await this.haveAccount();
    await this.page.goto(`/hotlist?thread=${await this.haveEmail()}`);
    await this.done();
    return username;
  }

  /** Writes claims into the email that rules leave to a model: its second and third paragraph. */
  async claimCauses(): Promise<void> {
    const { page } = this;
    const cause = 'Northwind did well because cloud companies bought data center chips for artificial intelligence.';
    const content = `Subject: Chips\n\nDear reader,\n\n${cause}\n\nNew export rules for chips to China hurt it.\n\n**Read it.**`;
    await page.request.post(`/api/threads/${this.thread}/versions`, { data: { content } });
    await page.reload();
    await this.done();
  }

  async ask(change: string): Promise<void> {
    await this.box.fill(change);
    await this.page.getByRole('button', { name: 'Update Email' }).click();
  }

  /** Selects the text of a paragraph of the email, and returns it. */
  select(paragraph: number): Promise<string> {
    return this.email
      .getByRole('paragraph')
      .nth(paragraph)
      .evaluate((element) => {
        window.getSelection()?.selectAllChildren(element);
        return element.textContent ?? '';
      });
  }

  /** Waits until a version is the newest one, is seen, and is done. */
  async showsVersion(number: number): Promise<void> {
    await expect(this.page.getByText(`Version ${number} of ${number}`, { exact: true })).toBeVisible();
    await this.done();
  }

  /** From here on the browser lets nothing onto the clipboard. */
  async refuseToCopy(): Promise<void> {
    await this.page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
  }

  async read(thread = this.thread): Promise<ThreadResponse> {
    const answer = await this.page.request.get(`/api/threads/${thread}`);
    return (await answer.json()) as ThreadResponse;
  }

  get thread(): string {
    return new URL(this.page.url()).searchParams.get('thread') ?? '';
  }

  /** Waits until the email is done, and can be saved. */
  async done(timeout = 20_000): Promise<void> {
    await expect(this.page.getByRole('button', { name: 'Save to My Generations' })).toBeEnabled({ timeout });
  }
}

/** Waits until calls to the model have taken all that was played for them: the screen may say so before. */
export const playsTaken = (testApp: HostedApp) => expect.poll(() => testApp.demo.waiting).toBe(0);

/** What a notification says. */
export const toastOf = (page: Page, words: string | RegExp) =>
  page.getByRole('region', { name: /Notification/ }).getByText(words);

/** A success that the screen shows, in the words that screen readers hear. */
export const announced = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words });

export const PIN = '4711';

/** No journey is about a limit, and all of a worker share an app. What is read while one types would take a played answer. */
const ENV = { ADMIN_PIN: PIN, LIMIT_REQUESTS_PER_MINUTE: '100000', CHECK_WHILE_WRITING: 'off' };

interface Shared {
  editorialApp: Awaited<ReturnType<typeof openEditorialApp>>;
  testApp: HostedApp;
}

/** A desk in an app that the journeys of a worker share, one after the other; each plays its model. */
export const test = base.extend<{ marketer: Marketer }, Shared>({
  editorialApp: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the destructured fixtures, also where there are none.
    async ({}, use) => {
      const app = await openEditorialApp();
      await use(app);
      app.close();
    },
    { scope: 'worker' },
  ],
  testApp: [
    async ({ editorialApp }, use) => {
      const testApp = await HostedApp.open({ env: { ...ENV, ...editorialApp.env } });
      await use(testApp);
      await testApp.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ testApp }, use) => use(testApp.address),
  marketer: async ({ page, testApp }, use) => {
    testApp.demo.reset();
    // Samples are offered where there is nothing else: other journeys leave news here.
    await testApp.query('DELETE FROM catalysts WHERE NOT is_sample');
    await use(new Marketer(page));
  },
});

export { expect };
