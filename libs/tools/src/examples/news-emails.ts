import type { FinishedEmails } from '../finished-emails';

/** About companies that do not exist: one number, and a question with its answer. */
export const NEWS_EMAILS: FinishedEmails = {
  good: [
    `Subject: Halden Metals has 41 days of copper left

Forty-one days. If every mine of Halden Metals stopped tonight, that is how long the copper in its warehouses would last. A year ago it was 96.

Nothing broke. In the quarter to March, Halden sold 212,000 tons and mined 171,000. The difference came off the shelf.

Then came Monday. The port of Antera, through which Halden ships **three of every four tons**, closed for repairs until June. So the producer with the thinnest shelf in its industry has the longest road to refill it.

You will not see this in Halden's profit yet. What it sold from stock was dug at last year's cost, and the quarter looks splendid for it: a margin of 38%, up from 29%. The next ton is dug, or bought, at this year's.

It may end well. Halden says that it can buy on the open market, and its cash of $2.6 billion would cover a year of that.

What to watch is one line of its next report: tons in stock.

**See which five manufacturers buy their copper from Halden.**`,
    `Subject: Record sales at Orland, and half the profit

How does a company sell more than ever and earn half as much? Orland Foods did it last quarter: sales of **$3.4 billion**, up 9% from a year earlier, and net income of **$118 million**, down from $241 million.

Start with what did not happen. Prices held. Volumes rose in all four regions. No large customer left.

What happened is cocoa. It cost Orland $290 million more than a year earlier, because the contracts that had sheltered it ran out in March. The new ones run to December.

So the next two quarters are half written already. The open part is the shelf: on July 1, Orland raises its prices by 6%. "We expect shoppers to stay," says its finance chief, Ana Reuter. If she is right, the margin comes back. If not, sales follow profit.

Page 31 of the filing is the place to form a view. Store brands, it says there, have taken two points of share since spring.

**Read page 31 before July 1.**`,
  ],
  flat: `"Subject: Orland Foods reports strong results. In today's volatile market, Orland Foods delivered record sales of $3.4 billion, up 9%, highlighting the strength of its brand. Don't miss out: learn more today."`,
  why: 'it fits any company, tells what everybody knows, leaves out the one surprise (half the profit is gone), and asks for nothing in particular.',
};
