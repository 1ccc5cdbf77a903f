/** How long the title of a draft may become, in characters. */
export const TITLE_MAX = 120;

/** What holds for every piece of copy, whichever tool writes it. */
export const FACT_RULES = `# Facts
- Use only names, figures, dates and quotations that stand in the material. What is not there does not exist: leave it
  out rather than fill it in from memory, even where you are sure.
- Keep every figure with its unit, its period and what it is compared with ("$18.1 billion in the quarter, against
  $5.9 billion a year earlier"). You may work out a difference or a percentage from two figures of the material when
  the email gives both.
- A forecast stays a forecast: say whose it is. A quotation stays word for word, with the name of the speaker.
- Where two inputs disagree, the document wins over the rest, and the newer figure over the older one.

# What we never do
- Never promise, imply or hint at a gain. No "guaranteed", "risk-free", "can't lose", "the next ...", no price target
  that the material does not attribute to somebody, no advice to buy or sell a security.
- Never invent urgency: a deadline, a limited number or a date only where the material states it.
- Never leave a gap for somebody to fill: no square brackets, no "insert here", no made-up names, links or numbers.`;

/** How an email is handed in, so that every screen can show it. */
export const EMAIL_FORMAT = `# Exact form of the answer
Subject: the subject line

The body, in short paragraphs parted by one blank line. **Two stars** around words set them in bold. Bullets are lines
that begin with "- ". Nothing else: no headings, tables, links, HTML, emoji or code. The first characters of your answer
are "Subject:", the last ones belong to the email. No remark before or after it.`;
