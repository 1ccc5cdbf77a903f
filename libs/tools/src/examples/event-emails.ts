import type { FinishedEmails } from '../finished-emails';

/** For events that do not exist: one of today, and one with a date. */
export const EVENT_EMAILS: FinishedEmails = {
  good: [
    `Subject: Copper's closed port, live at 2 p.m. Eastern

Three of every four tons that Halden Metals sells go through one port. It closed on Monday, and Halden has 41 days of copper on the shelf.

At 2 p.m. Eastern today, Ann Roe takes 30 minutes for one question: who runs short first?

- The five manufacturers that buy most from Halden
- The two that bought ahead, and how far
- What a reopening in June would change

A recording follows tomorrow. You can ask only while it is live.

**Join Ann at 2 p.m. Eastern today.**`,
    `Subject: Norvik votes at 10 a.m. London, May 8

On Thursday, May 8, at 10 a.m. London time, Norvik's owners vote on selling its ferries. We carry the count as it comes in.

Norvik earns **61% of its cash** at sea. Without the ferries it builds ships that nobody has ordered yet. With them, it owes $1.9 billion in the fall.

Tom Vale says sell. Ines Roca says keep. Ten minutes each, then the result.

**Watch the count on May 8 at 10 a.m. London time.**`,
  ],
  flat: `"Subject: Don't miss our exclusive live webinar! Join leading experts for an insightful discussion of the copper market. Spots are limited, so register now!"`,
  why: 'no hour, no name, no question that will be answered, and a limit that nobody stated.',
};
