/** Emails of a house that is short, dry and speaks to one reader. */
export const DRY_EMAILS = [
  `Subject: The mine nobody wanted

Dear reader,

Last spring you could have bought it for a song. Nobody did.

I didn't either, and I'd read the report twice. The ore was fine. The road wasn't. You don't build a road for a mine that may close, and you don't keep a mine open without one.

Then somebody else paid for the road. That's all that changed. The ore is where it was.

It may still go wrong. The lender wants its money by June, and I've seen lenders lose patience over less. But you can read the permit yourself, and it's dull in the right way.

**Read the permit.**

Yours,
Harriet Lund

P.S. Yes, the photograph is of the road. It's a very ordinary road.`,
  `Subject: A bank that says no

Dear reader,

Here's an odd one. A bank turned down a third of its customers last quarter, and its shares rose.

You'd think it was the dividend. It wasn't. I looked. What rose was the part of the loan book that gets paid back, and that's a duller story than you'll hear on television.

I've never met the people who run it. I don't need to. They write short letters and they don't use adjectives.

What could spoil it? Houses. If prices fall by a tenth, the sums in my note are wrong, and you should sell before I say so.

**See the sums.**

Yours,
Harriet Lund`,
  `Subject: Nine pages on salt

Dear reader,

I read nine pages on salt so that you don't have to. You're welcome.

Salt is heavy and cheap. Nobody ships it far. So whoever owns the nearest hole in the ground sets the price, and he isn't shy about it. There are four such holes that you can buy shares in.

Three aren't worth your time. They owe too much. The fourth pays its bills, which in salt is a kind of glamour.

I can't tell you it'll rise. I can tell you it snowed.

**Look at the fourth hole.**

Yours,
Harriet Lund`,
  `Subject: I was wrong about ferries

Dear reader,

In March I told you to leave ferries alone. You'd have done better not to listen.

I thought the new boats were a vanity. They weren't. They burn a third less, and that's the whole difference between a ferry that earns and one that doesn't. I'd counted the cost and not the oil.

So here's what I'd do now. Nothing, for a week. The shares have run, and you can't buy last month's price. If they come back to where they stood in May, I'll write again.

You should also know that I don't own any.

**Read what I got wrong.**

Yours,
Harriet Lund`,
];

/** A draft that rings of nobody: long, solemn, and in words that the house never uses. */
export const STRANGE_EMAIL = `Subject: Unlock the transformative potential of industrial metals

In today's rapidly evolving landscape, investors are increasingly confronted with a paradigm in which robust commodity fundamentals, geopolitical uncertainty and transformative technological developments converge to create pivotal opportunities across the industrial metals complex!

Moreover, our comprehensive proprietary research underscores the incredible strategic significance of our recommended positioning; furthermore, our distinguished analysts have identified numerous exclusive catalysts:

- **Explosive demand**: unprecedented infrastructure investment continues to accelerate consumption across international markets
- **Constrained supply**: environmental regulations and permitting considerations substantially restrict additional production capacity
- **Compelling valuations**: fundamentally undervalued organizations are poised for revolutionary long-term appreciation

Our subscribers consistently leverage our groundbreaking insights to achieve extraordinary outcomes! Don't miss this once-in-a-lifetime opportunity to elevate your portfolio with our guaranteed methodology!

**Act now and unlock our exclusive research portfolio today!**

The Strategic Opportunities Team`;
