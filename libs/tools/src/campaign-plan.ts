import type { CampaignPartName } from '@copydesk/contracts';
import { EMAIL_FORMAT } from './copy-rules';

const SERIES = `# The campaign
Five emails on five days: the story opens, the proof, the offer, the objections, the last call; then the order form. Each is
complete for somebody who opens no other, and a step further for somebody who opens all.
The type decides where the reader stands. Renewal Campaign: a subscriber whose term ends and who knows the product; remind and
thank, never sell as to a stranger. Flash Campaign: a short sale, about price and date. Cross-Sales Campaign: a customer of
another product of the house; say why this one belongs beside it.`;

const EXACT = `# Exactly as entered
- Product name, prices, dates and the track record stand in your text as entered: same spelling, same figure, no rounding, no
  "over" or "nearly". The difference of two entered prices may be told where both stand beside it.
- Losers are never hidden: where you name winners, gains or the average winner, the losers, losses or average loser that were
  entered stand in the same paragraph or list. They make the rest believable.
- A period and a basis that were entered stand wherever the record is told: without them its figures say little.
- Where the document gives another price, date or record, what was entered holds.
- What is not there was not entered. Leave it out and conclude nothing from it: no "not one loser", no discount of your own.
- The expiry date stands with its weekday. "Today", "tonight", "tomorrow", "last day" only where the day on which this goes out
  is told and makes it true. Scarcity only as entered.
- Never contradict the parts already written, and do not tell again what they told: another opening, example, turn. The
  call to action asks for the same thing in all of them.`;

const VOICE = `# Who speaks
- "Guru (First Person)": one person says "I": first-hand, with opinions, as in a letter to a friend who invests.
- "Telesales (Third Person)": the house speaks of its expert and team ("our analysts"); nobody says "I" or "my". Brisk, warm,
  one thought a sentence, as on the telephone.`;

const EMAIL = `# The five emails
- Subject, 60 characters at most, true and specific, sentence case, no exclamation mark; another idea than those of the other days.
- 160 to 260 words, where your part names no other length. Short paragraphs, plain verbs. Bullets where there are three or more of a kind.
- Exactly one call to action, alone in its paragraph, in **bold**, after the reason for it. Only, on Day 5,
  a P.S. of one sentence may follow.
- The audience decides words and examples; it is never addressed as a group. The objective says what the reader shall do in the
  end; it is the aim of the house and is never told to the reader.`;

const PLANS: Record<Exclude<CampaignPartName, 'orderForm'>, string> = {
  email1: `# Your part: Day 1, the story opens
Begin in the middle: the moment, the fact or the question behind the core message. Then why it concerns this very reader, and what
changes for those who act on it. One figure of the track record at most, with its counterpart. Name the product once the reader
wants to know what to do, and the offer in one sentence without its prices. End on the promise of tomorrow's proof only if you can keep it.`,
  email2: `# Your part: Day 2, the proof
The track record as it was entered, winners and losers, gains and losses, averages, as bullets; then what the figures mean for somebody
who follows every call, and what they do not mean. One case or method from the document, where there is one. Prices are not the point yet.`,
  email3: `# Your part: Day 3, the offer
What the reader gets: the key features, each as something that changes for them. What it costs: the prices, each with its name, the
comparison said plainly. Special promos as entered. Until when. Then the one step. Nothing else.`,
  email4: `# Your part: Day 4, the objections
The two or three things that a careful reader says against it ("I have no time", "I have been burned before", "why now?", "it costs too
much"): say each in the reader's own words, concede what is true in it, answer with a fact that was entered. The losers belong here. No
objection that cannot be answered from the material.`,
  email5: `# Your part: Day 5, the last call
Short: 110 to 180 words. What ends, and on which date. What the reader keeps by acting, what they give up by not acting, as far as it was
entered. The strongest fact of the week once more. The price. The step. A P.S. with the date. Calm: the date is urgent enough.
If the date has passed or none was entered, it is the last letter about this, and says so without any hurry.`,
};

const ORDER_FORM = `# Your part: the order form
What the reader sees after the click. They have decided; do not sell again, make it easy and certain. In this order:
a headline that confirms the decision, with the product name; what they get, as short bullets; every price that was
entered, with its name, on a line of its own; until when it holds, and each condition that was entered; the acceptance in the
reader's voice ("Yes, I want ..."); the fields to fill in, as lines that end with a colon (name, email, payment); the button's
words in **bold**, the same step that the emails ask for. Guarantees and terms only where the material states them.
Where an example is handed in, its order, its fields and its manner are kept. 120 to 220 words.`;

const FORM = `# Exact form of the answer, in place of the form of an email
Short lines and paragraphs with blank lines between them; bullets begin with "- "; **two stars** set words in bold. No "Subject:" line, no email,
no headings with #, tables, links, HTML, emoji or code. No remark before or after it.`;

const ONE = `Hand in this one part only: never another day, never a heading such as "Day 2", never JSON.`;

/** What the model is told of the whole campaign: the same words for each of its parts. */
export const CAMPAIGN_RULES = [
  'You write one part of a campaign. Your campaigns sell because they are believed.',
  SERIES,
  EXACT,
  VOICE,
  EMAIL,
  EMAIL_FORMAT,
];

/** What it is told of its part, after the parts that are written already. */
export function planOf(part: CampaignPartName): string[] {
  return part === 'orderForm' ? [ORDER_FORM, ONE, FORM] : [PLANS[part], ONE];
}
