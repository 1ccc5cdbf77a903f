import type { FilingSummary } from '@copydesk/contracts';
import type { FilingRow } from '@copydesk/database';
import { filingUrl } from '@copydesk/text';

/** A filing as lists show it. */
export function presentFiling({ primaryDocument, document: settled, ...filing }: FilingRow): FilingSummary {
  const document = settled ?? primaryDocument;
  return { ...filing, document, url: filingUrl({ ...filing, document }) };
}
