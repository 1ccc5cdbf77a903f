import { defineConfig } from '@playwright/test';
import { chromiumArgs } from './scripts/test/chromium.mjs';

/** A host name over plain http, where a browser keeps some of its functions from pages. */
const plainHost = '--host-resolver-rules=MAP copydesk.test 127.0.0.1';

/** Pages live for seconds here: to optimize their code takes longer than it saves. */
const unoptimized = '--js-flags=--no-opt,--no-maglev';

// `npm test -- e2e` starts a Copydesk and a browser for these and names them in the environment.
export default defineConfig({
  testDir: 'web/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  // Journeys side by side, more than processors, since they wait now and then: each worker has an app of its own.
  fullyParallel: true,
  workers: 4,
  // A busy machine may let one journey down: it is told as flaky, with its error, and fails the run the second time.
  retries: 1,
  reporter: [['list'], ['json']],
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: process.env.BASE_URL,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: [...chromiumArgs, plainHost, unoptimized] },
  },
});
