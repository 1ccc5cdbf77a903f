import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as Testing from '@copydesk/testing';

// The built lib: Playwright's own compiler does not know the decorators of our entities.
const fromRoot = createRequire(join(process.cwd(), 'package.json'));
const built = fromRoot('./dist/libs/testing/src/index.js') as typeof Testing;

export const {
  ADMIN,
  buildBrand,
  buildBrief,
  buildCampaign,
  DRY_EMAILS,
  FakeSec,
  HostedApp,
  HOSTILE_TEXTS,
  inlineFiling,
  STRANGE_EMAIL,
  TestApp,
} = built;
export type FakeSec = Testing.FakeSec;
export type HostedApp = Testing.HostedApp;
