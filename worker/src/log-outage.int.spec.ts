import { openSync } from 'node:fs';
import { buildBrief, TestApp } from '@copydesk/testing';

test('a full disk under the logs ends no process, loses no text, and holds up no end', async () => {
  const testApp = await TestApp.open({ env: { LOG_LEVEL: 'debug' }, logsTo: openSync('/dev/full', 'w') });
  try {
    const client = await testApp.signedIn();
    const id = await client.submit('/api/generate-email', buildBrief());
    const job = await client.jobUntil(id, ({ status }) => status === 'completed');
    expect(job).toMatchObject({ attempt: 1 });
    expect(testApp.demo.calls).toHaveLength(1);
    expect(await Promise.all([testApp.api, ...testApp.workers].map((running) => running.end('SIGTERM')))).toEqual([
      0, 0,
    ]);
  } finally {
    await testApp.close();
  }
});
