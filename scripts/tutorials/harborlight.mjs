import { signInAsAdmin, signUp } from '../screens/person.mjs';

// What is written in the films, about the company of the product's own sample filing.

export const email = `Subject: Harborlight: signed orders of $2.3 billion

Signed orders that Harborlight has not delivered yet stood at **$2.3 billion** at the end of the quarter, against $1.5 billion a year earlier. Total revenue was **$700.5 million**, up 40% from $500.5 million a year earlier.

In October, evening power prices rose 31%. Utilities buy batteries for that very hour. That is why the order book is worth a look this week.

- Battery systems grew 42%, to **$612.4 million**: eleven utility projects were delivered, against seven a year earlier
- Gross profit was **35.0%** of revenue, against 31.0% a year earlier
- Net income was **$78.7 million**, against $20.3 million a year earlier

One thing could go the other way. Three customers made up 48% of revenue in the quarter.

**Read the full story and form a view of your own.**`;

export const refined = email
  .replace(
    /Signed orders that .*/,
    'The largest order of the quarter, from a utility in Ohio, is worth **$310 million**. Signed orders that Harborlight has not delivered yet stood at **$2.3 billion** at the end of the quarter, against $1.5 billion a year earlier.',
  )
  .concat(
    '\n\n<note>The email opens with the order from Ohio, as the filing has it on page 4. All else is as it was.</note>',
  );

export const summary = `**Harborlight Storage, Inc., quarterly report**

- Harborlight's total revenue was **$700.5 million** in the quarter, up 40% from $500.5 million a year earlier.
- Harborlight's battery systems grew 42%, to **$612.4 million**; eleven utility projects were delivered, against seven.
- Harborlight's backlog stood at **$2.3 billion**, against $1.5 billion a year earlier; its largest order, from a utility in Ohio, is worth $310 million.
- Harborlight's gross profit was **35.0%** of revenue, against 31.0% a year earlier.
- Harborlight names its weak spot: three customers made up **48%** of revenue, and about 55% of its cells come from a single supplier.`;

const news = [
  {
    title: 'Evening power prices rose 31% in October',
    text: 'In October, evening power prices rose 31%. Utilities name battery storage as the first thing they will buy.',
    reason: 'Utilities buy batteries for the hours in which power is dear, and those are what Harborlight delivers.',
    angle: 'Open with the evening price, and set the backlog of $2.3 billion beside it.',
  },
  {
    title: 'Data centers sign for 6 gigawatts of new power',
    text: 'Operators of data centers signed for 6 gigawatts of new supply in the third quarter, and asked for storage beside a third of it.',
    reason: 'Harborlight names data centers among those who buy its battery systems.',
    angle: 'Begin with the 6 gigawatts, and ask who stores them.',
  },
  {
    title: 'Lithium cells cost 12% less than in January',
    text: 'A pack of lithium cells cost 12% less in October than in January. Makers of storage systems buy most of what is made.',
    reason: 'Lower cell prices added about two and a half points to the gross margin of Harborlight.',
    angle: 'Open with the price of cells, and show what it did to the margin.',
  },
];

/** Who reads the market has put news in, and somebody new comes to the desk. @param {import('@playwright/test').Page} page */
export async function comeWithNews(page) {
  await signInAsAdmin(page);
  const there = await (await page.request.get('/api/admin/catalysts?q=evening')).json();
  const publishedAt = new Date(Date.now() - 5 * 86_400_000).toISOString();
  for (const { title, text } of there.length > 0 ? [] : news) {
    const data = { title, text, sector: 'Energy', source: 'Market wire (made up)', publishedAt };
    const answer = await page.request.post('/api/admin/catalysts', { data });
    if (!answer.ok()) throw new Error(`POST /api/admin/catalysts answered ${answer.status()}: ${await answer.text()}`);
  }
  await page.request.post('/api/logout');
  await signUp(page);
}

/** Which of them fit, among those that the model is asked about. @param {string} asked */
export function fittingNews(asked) {
  const catalysts = news.flatMap(({ title, text, reason, angle }, at) => {
    const id = asked.match(new RegExp(`id: (\\S+)\\n${title}`))?.[1];
    return id === undefined ? [] : [{ id, reason, impact: text, angle, relevance: 0.92 - at * 0.08 }];
  });
  return JSON.stringify({ catalysts });
}

/** What stands in a file of one's own. @param {string} name @param {string[]} lines */
export const textFile = (name, lines) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(lines.join('\n')) });
