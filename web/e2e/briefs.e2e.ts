import type { GenerateEmailResponse, KeptDocument } from '@copydesk/contracts';
import { type Marketer, expect, test } from './marketer';
import { buildBrief } from './test-app';

/** Has a draft that was written elsewhere, from a document, news and context; returns its thread. */
async function haveDraft({ page }: Marketer, name: string): Promise<{ threadId: string; documentId: string }> {
  const text = `Page 1\n${name} reported revenue of $4.20 billion.`;
  const kept = await page.request.post('/api/documents', { data: { name: `${name}.pdf`, text } });
  const { documentId } = (await kept.json()) as KeptDocument;
  const data = buildBrief({
    documentId,
    catalyst: `${name} raised its forecast.`,
    additionalContext: `${name} readers`,
  });
  const answer = await page.request.post('/api/generate-email', { data });
  return { ...((await answer.json()) as GenerateEmailResponse), documentId };
}

test('each draft stands beside its own brief, and a new one that was not sent waits for its writer', async ({
  marketer,
}) => {
  const { page } = marketer;
  await marketer.haveAccount();
  const aflac = await haveDraft(marketer, 'Aflac');
  const intel = await haveDraft(marketer, 'Intel');
  const context = page.getByLabel('Additional Context');
  const shows = async (name: string, words = `${name} readers`) => {
    await expect(context).toHaveValue(words);
    await expect(page.getByLabel('Market Catalyst')).toHaveValue(`${name} raised its forecast.`);
    await expect(page.getByLabel(`${name}.pdf`, { exact: true })).toBeVisible();
    await expect(page.getByLabel(/^\w+\.pdf$/)).toHaveCount(1);
  };

  await page.goto('/hotlist');
  await context.fill('A new one');
  await marketer.goTo(`/hotlist?thread=${intel.threadId}`);
  await shows('Intel');
  await marketer.goTo(`/hotlist?thread=${aflac.threadId}`);
  await shows('Aflac');
  await context.fill('Aflac readers in Japan');
  await page.goBack();
  await shows('Intel');
  await page.reload();
  await shows('Intel');
  await page.goForward();
  await shows('Aflac', 'Aflac readers in Japan');
  await page.reload();
  await shows('Aflac', 'Aflac readers in Japan');
  await marketer.goTo('/hotlist');
  await expect(context).toHaveValue('A new one');
  await expect(page.getByLabel('Market Catalyst')).toHaveValue('');

  // What is sent becomes the brief of the draft that it begins; the draft before keeps its own.
  await marketer.goTo(`/hotlist?thread=${aflac.threadId}`);
  await shows('Aflac', 'Aflac readers in Japan');
  await page.getByRole('button', { name: 'Generate HotList Email' }).click();
  await expect(page).not.toHaveURL(new RegExp(aflac.threadId));
  await marketer.done();
  await shows('Aflac', 'Aflac readers in Japan');
  await page.goBack();
  await shows('Aflac');

  await page.request.delete(`/api/documents/${aflac.documentId}`);
  await page.reload();
  await shows('Aflac');
  await expect(page.getByText('This document was deleted. A new email cannot use it.')).toBeVisible();
  await expect(page.getByText('File Content Included')).toBeHidden();
  await marketer.goTo('/hotlist?new');
  await expect(context).toHaveValue('');
});
