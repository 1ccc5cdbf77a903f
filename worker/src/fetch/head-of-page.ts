import type { PageOrigin } from '@copydesk/contracts';
import { formatDay } from '@copydesk/text';

/** What stands above the text of a page, for whoever writes from it: its headline, who published it and when, its address. */
export function headOfPage(title: string, { publisher, publishedOn, url }: PageOrigin): string {
  const published = [publisher, publishedOn && formatDay(publishedOn)].filter(Boolean).join(', ');
  return [title, published, url].filter(Boolean).join('\n');
}
