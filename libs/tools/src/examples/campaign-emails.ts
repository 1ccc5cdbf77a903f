import type { FinishedEmails } from '../finished-emails';

/** Of a campaign for a letter that does not exist: the proof, and the last call. */
export const CAMPAIGN_EMAILS: FinishedEmails = {
  good: [
    `Subject: 34 winners, 11 losers, all of them here

Hello,

You paid for a year of my letters, so here is what they came to. **34 positions made money, 21.4% on average. 11 lost it, 9.8% on average.**

Let me start with the eleven, since nobody else will. Four of them were one idea: that shipping rates would hold. I liked it for too long. By March it was wrong, and the letter of March 14 says so in its first line.

I wish I could tell you that the winners had a theme. They had a rule: no position over 4% of the portfolio, and the price at which to leave written down before entering. It's a dull rule, and I've grown fond of it. It let me be wrong eleven times without betting the year on any of them.

If you followed every call, then, no single week mattered much. That was the point. It says nothing about the next one, and neither do I.

If you'd like to read on: another year is $99 until Friday, June 27, and $149 after that.

**Keep my seat at $99.**`,
    `Subject: Friday, June 27: the last day at $99

Hello,

This is the last time I write about it. On **Friday, June 27**, a year of The Harbor Letter goes from $99 to $149, and I go back to writing about ships.

What do you say to somebody who hasn't decided? Perhaps only this: think of the letters you opened this year, and of those you didn't. You know better than I do which pile is higher.

If it's the first, you keep two letters a month, the model portfolio with its losers in view, and our call on Tuesdays. The record is the one you've seen: 34 winners, 11 losers.

If it's the second, spend the $99 on something better, and thank you for the year.

**Keep my seat at $99 until Friday, June 27.**

P.S. From Saturday, June 28, the price is $149.`,
  ],
  flat: `"Subject: LAST CHANCE! Our proven system delivers incredible winners. Don't wait: secure your spot before it is too late!"`,
  why: 'it shouts, hides the losers, and has neither a date nor a price to decide by.',
};
