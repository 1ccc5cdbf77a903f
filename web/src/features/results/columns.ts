import { RESULT_FIELDS } from '@/lib/results/parse-result';

export const REPORT_FIELDS = ['name', ...RESULT_FIELDS] as const;
export type ReportField = (typeof REPORT_FIELDS)[number];

/** Which column says what, by its place. */
export type Columns = Record<ReportField, number | null>;

/** What the columns are called by Mailchimp, HubSpot, Klaviyo and listmonk: the best of each first. */
const CALLED: Record<ReportField, string[]> = {
  name: ['subject', 'subject line', 'email subject', 'title', 'campaign name', 'email name', 'campaign title', 'name'],
  sent: ['successful deliveries', 'delivered', 'deliveries', 'emails sent', 'sent', 'total recipients', 'recipients'],
  opened: ['unique opens', 'opened', 'unique opened', 'opens', 'unique views', 'views'],
  clicked: ['unique clicks', 'clicked', 'unique clicked', 'clicks'],
  sold: ['unique placed order', 'placed order', 'total orders', 'orders', 'conversions', 'sold', 'sales'],
  unsubscribed: ['unsubscribes', 'unsubscribed', 'unsubs'],
  sentOn: ['send date', 'send time', 'sent date', 'sent on', 'sent at', 'started at', 'date'],
};

/** The columns as far as their headings say what they are. */
export function guessColumns(headers: string[]): Columns {
  const said = headers.map((name) => name.toLowerCase().replace(/_/g, ' ').split(' (')[0]?.trim() ?? '');
  const find = (field: ReportField) => {
    const place = CALLED[field].map((name) => said.indexOf(name)).find((at) => at >= 0);
    return place ?? null;
  };
  return {
    name: find('name'),
    sent: find('sent'),
    opened: find('opened'),
    clicked: find('clicked'),
    sold: find('sold'),
    unsubscribed: find('unsubscribed'),
    sentOn: find('sentOn'),
  };
}
