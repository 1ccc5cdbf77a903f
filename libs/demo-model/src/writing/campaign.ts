import { trimEndBy } from '@copydesk/text';
import { oneLine, upperFirst, type Material } from '../reading/material';
import { readStory } from '../reading/story';
import { bullets, compose } from './email';

/** The letters by their tasks: subject line, two ways to begin, body. What was entered stands in braces, behind it what stands without. */
const LETTERS = new Map([
  ['campaign-day-one', `{product}: what it is
{who} to you about **{product}** this week. | This week has one subject: **{product}**.
{standing}
{features}
{quotes}`],
  ['campaign-day-two', `{product}: what can be shown
What can be shown of **{product}** stands here, line by line. | **{product}**, as it stands on record.
{record}[No track record is claimed here.]
{quotes}
Winners say little without the losers beside them, and neither says what comes next.`],
  ['campaign-day-three', `{product}: what you get, and what it costs
This is the whole offer for **{product}**. | Here is the offer for **{product}**, line by line.
{features}
{prices}
{promos}
{until}`],
  ['campaign-day-four', `{product}: three fair points
Three points are fair to raise about **{product}**. | Before you decide on **{product}**, raise three points.
**“Nobody wins every time.”** {losses}[True, and no record of wins is claimed here.]
**“I compare prices first.”** {prices}[The order form says what it costs.]
**“Show me the list.”** {features}[The order form says what you get.]`],
  ['campaign-day-five', `{product}: {end}
This is the last letter of this series about **{product}**. | With this letter, the series about **{product}** ends.
{until}
{prices}
{promos}
{record}`],
  ['campaign-order-form', `
**Your order: {product}** | **Order form: {product}**
{features}
{promos}
{prices}
{until}
Yes, I want {product}.
{fields}
**{action}**`],
]); // oxfmt-ignore
const STANDING = new Map([
  ['Renewal Campaign', 'You know it already: this is about your renewal.'],
  ['Flash Campaign', 'This is a short sale.'],
  ['Cross-Sales Campaign', 'It stands beside what you already read with us.'],
]);
const ENTERED = /\{(\w+)\}(?:\[(.+)\])?/g;

/** Writes one part of a campaign, another way where one was turned down; null for another task. What was entered stays as it is. */
export function writeCampaignPart(task: string, material: Material): string | null {
  const letter = LETTERS.get(task);
  if (letter === undefined) return null;
  const current = material.text('currentCopy');
  const entered = readEntered(material);
  const fill = (line: string) => line.replace(ENTERED, (_, name: string, or?: string) => entered[name] || (or ?? ''));
  const [subject = '', openings = '', ...body] = letter.split('\n');
  const ways = openings.split(' | ').map((opening) => {
    const parts = [opening, ...body].map(fill);
    if (subject === '') return parts.filter(Boolean).join('\n\n');
    return compose([subject, '{product}'].map(fill), parts, 'Claim your offer on the order form', material);
  });
  return ways.find((way) => way !== current) ?? current;
}

function readEntered(material: Material): Record<string, string> {
  const { text } = material;
  const record = entries(text('performance'));
  const losses = record.filter((line) => /^(?:losers|total losses|average loser):/i.test(line));
  const fields = text('orderFormExample').match(/^[^$\d\n]{2,60}:[ \t]{0,9}_{0,80}$/gm) ?? [];
  const [past, expiry] = [text('pastExpiryDate'), text('expiryDate')];
  return {
    product: oneLine(text('productName')) || 'the service',
    standing: STANDING.get(text('campaignType')) ?? '',
    record: list('On record, winners and losers alike:', record),
    losses: list('True, and it is on record:', losses),
    prices: list('What it costs:', entries(text('prices'))),
    features: list('What you get:', entries(text('keyFeatures'))),
    promos: list('What comes with it:', entries(text('specialPromos'))),
    until: past ? `The date of this offer was **${past}**.` : expiry && `This offer stands until **${expiry}**.`,
    quotes: list('From the document behind it:', readStory(text('document'), material).quotes),
    end: expiry ? `until ${expiry}` : 'a last word',
    fields: fields.join('\n').trim() || 'Name:\nEmail:\nPayment:',
    action: upperFirst(trimEndBy(oneLine(text('ctaSuggestions').split('\n')[0] ?? ''), /[.!*]/)) || 'Send my order',
    who: /guru/i.test(text('tonePerspective')) ? 'I write' : 'Our team writes',
  };
}

/** What stands in a list, whichever way it was typed; 'Winners: 48' with its figure in bold. */
function entries(text: string): string[] {
  const parts = text.split(/\n|;|•/).map((part) => part.replace(/^[-*\s]+|^\d{1,2}[.)]\s+/, '').trim());
  return parts.filter(Boolean).map((part) => {
    const at = part.indexOf(': ') + 2;
    return at < 2 ? part : `${part.slice(0, at)}**${part.slice(at)}**`;
  });
}

function list(lead: string, lines: string[]): string {
  return lines.length > 0 ? `${lead}\n${bullets(lines)}` : '';
}
