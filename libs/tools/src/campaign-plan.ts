import type { CampaignPartName } from '@copydesk/contracts';
import { CLOSED_BY_US, EMAIL_FORMAT } from './copy-rules';

const SERIES = `You write one part of a campaign: five emails on five days (story, proof, offer, objections, last call), then the order form. Each
makes sense alone and goes a step further.
Renewal Campaign: a subscriber whose term ends; remind and thank. Flash Campaign: a short sale, about price and date. Cross-Sales
Campaign: a customer of another product; say why this one fits.`;

const EXACT = `# As entered
- Product name, prices, dates and track record, with its period and basis, stand as entered. What was entered wins over the document; from what was not entered nothing follows.
- Wins and losses go together: where you name winners, gains or the average winner, the losers, losses or average loser that
  were entered stand in the same paragraph or list.
- The expiry date has its weekday; "today" or "tomorrow" only where the day on which this goes out makes it true.
- Each part brings another opening, example and turn than those already written, and asks for the same thing.`;

const VOICE = `# Who speaks
"Guru (First Person)": "I" is the person who signs or, where no person does, the editor of the house; with opinions.
"Telesales (Third Person)": the house speaks of its experts, brisk and warm; nobody says "I".`;

const EMAIL = `# The emails
- Subject: 60 characters at most, sentence case, true and specific, another idea than on the other days.
- 160 to 260 words, unless your part names another length; plain verbs, bullets for three or more of a kind.
- One call to action, alone in its paragraph, in **bold**, after the reason for it. It ends the email; Day 5 alone may have a
  P.S. of one sentence.
- The objective is never told to the reader. No exclamation mark.`;

const PLANS: Record<Exclude<CampaignPartName, 'orderForm'>, string> = {
  email1: `# Your part: Day 1, the story opens
Begin in the middle: the moment, the fact or the question behind the core message, as the material has it. Then why it concerns
this very reader, and what changes for those who act on it. One figure of the track record at most, with its counterpart. Name the
product once the reader wants to know what to do, and the offer in one sentence without its prices.`,
  email2: `# Your part: Day 2, the proof
The track record as it was entered, as bullets; then what it means for somebody who follows every call, and what it does not
mean. One case or method from the document, where there is one. Prices are not the point yet.`,
  email3: `# Your part: Day 3, the offer
What the reader gets: the key features, each as something that changes for them. What it costs: the prices, each with its name, the
comparison said plainly. Special promos as entered. Until when. Then the one step.`,
  email4: `# Your part: Day 4, the objections
The two or three things that a careful reader says against it ("I have no time", "why now?", "it costs too much"): each in the
reader's own words, with what is true in it conceded and a fact that was entered for an answer. The losers belong here.`,
  email5: `# Your part: Day 5, the last call
110 to 180 words. What ends, and on which date; what the reader keeps by acting, and gives up by not acting, as far as it was entered.
The strongest fact of the week once more, the price, the step, a P.S. with the date. Calm: the date is urgent enough.
If the date has passed or none was entered, it is the last letter about this, and says so without hurry.`,
};

const ORDER_FORM = `# Your part: the order form
The reader has decided. In this order: a headline with the product name; what they
get, as short bullets; every price that was entered, with its name, on a line to tick; until when it holds, and on which
conditions; the acceptance in the reader's voice ("Yes, I want ..."); the fields to fill in, as lines that end with a colon (name,
email, payment); the button's words in **bold**, the step that the emails ask for. An example that is handed in gives order, fields
and manner. 120 to 220 words.`;

const FORM = `# Form of the answer
Short lines and paragraphs with blank lines between them, "- " before a bullet, **two stars** around bold words. No "Subject:" line, no
headings with #, tables, HTML or emoji. Nothing stands around it.`;

const ONE = `Hand in this one part: no other day, no heading such as "Day 2", no JSON.`;

/** What the model is told of the whole campaign: the same words for each of its parts. */
export const CAMPAIGN_RULES = [SERIES, EXACT, VOICE];

/** What it is told of every part that is an email, before the parts that are written already. */
export function emailRulesOf(part: CampaignPartName): string[] {
  return part === 'orderForm' ? [] : [EMAIL, EMAIL_FORMAT, CLOSED_BY_US];
}

/** What it is told of its part, after the parts that are written already. */
export function planOf(part: CampaignPartName): string[] {
  return part === 'orderForm' ? [ORDER_FORM, FORM, ONE] : [PLANS[part], ONE];
}
