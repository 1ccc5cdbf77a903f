import { CAMPAIGN_PARTS, type CampaignPartName } from '@copydesk/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CurrentPart } from '@/features/campaigns/current-parts';
import { PartList } from './part-list';

const ignore = () => undefined;
const contentOf = (part: CampaignPartName) =>
  part === 'orderForm' ? '**Yes, I want** the letter.' : `Subject: What **${part}** says\n\nWords of ${part}.`;

function show(chosen: CampaignPartName): string {
  const parts = CAMPAIGN_PARTS.map((part): CurrentPart => {
    const stored = {
      part,
      threadId: part,
      content: contentOf(part),
      preheader: null,
      version: 1,
      updatedAt: '',
      savedId: null,
    };
    return { part, threadId: part, state: 'done', streamed: null, stored };
  });
  return renderToStaticMarkup(
    <PartList
      campaignId="one"
      parts={parts}
      findings={[]}
      chosen={chosen}
      onChoose={ignore}
      isUnfolded={false}
      onUnfold={ignore}
    />,
  );
}

it('shows of each email its subject alone, as a reader sees it', () => {
  const html = show('email1');
  for (const email of CAMPAIGN_PARTS.filter((part) => part !== 'orderForm')) {
    expect(html).toContain(`>What ${email} says<`);
    expect(html).not.toContain(`Words of ${email}`);
  }
});

it('has the order form open beside the emails, and not beside itself', () => {
  const html = show('email1');
  expect(html).toMatch(/aria-expanded="true"[^>]*aria-label="Order Form panel"/);
  expect(html).toContain('>Yes, I want</strong>');
  expect(show('orderForm')).not.toContain('Order Form panel');
});
