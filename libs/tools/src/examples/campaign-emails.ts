import type { FinishedEmails } from '../finished-emails';

/** Of a campaign for a letter that does not exist: the proof, and the last call. */
export const CAMPAIGN_EMAILS: FinishedEmails = {
  good: [
    `Subject: 34 winners, 11 losers, all of them here

The Harbor Letter closed 45 positions last year. **34 made money. 11 lost it.** The average winner gained 21.4%; the average loser cost 9.8%.

Read the losers first. Four of them were one idea: that shipping rates would hold. It was wrong by March, and the letter of March 14 says so in its first line.

The winners have less in common. No theme carried the year. A rule did: no position over 4% of the portfolio, and the price at which to leave written down before entering.

For somebody who followed every call, that made a year in which no single week mattered much. It does not make a promise about the next one.

**See all 45 positions, with their dates.**`,
    `Subject: Friday, June 27: the last day at $99

On **Friday, June 27**, a year of The Harbor Letter goes from $99 to $149.

What you keep at $99: two letters a month, the model portfolio with its losers in view, and the call on Tuesdays. What ends without it: the letters, and with them the archive.

The record is the one you have seen: 34 winners, 11 losers.

If the letter was of use this year, keep it. If it was not, spend the $99 better.

**Renew at $99 until Friday, June 27.**

P.S. From Saturday, June 28, the price is $149.`,
  ],
  flat: `"Subject: LAST CHANCE! Our proven system delivers incredible winners. Don't wait: secure your spot before it is too late!"`,
  why: 'it shouts, hides the losers, and has neither a date nor a price to decide by.',
};
