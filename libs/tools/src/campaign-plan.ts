import type { CampaignPartName } from '@copydesk/contracts';
import { CLOSED_BY_US, EMAIL_FORMAT } from './copy-rules';

const SERIES = `You write one part of a campaign: five emails on five days (story, proof, offer, objections, last call), then the order form. Each
makes sense alone.
Renewal Campaign: a subscriber whose term ends; remind and thank. Flash Campaign: a short sale. Cross-Sales Campaign: a customer of
another product.`;

const EXACT = `# As entered
- Product name, prices, dates and track record (with period and basis) stand as entered; from what was not entered nothing follows.
- Winners, gains and the average winner stand in one paragraph or list with the losers, losses and average loser.
- The expiry date has its weekday; "today" only where the sending day makes it true.
- Each part has its own opening, example and turn, and asks for the same thing.`;

const VOICE = `# Who speaks
A person glad of this reader: warm, at ease, with contractions; says what they think, admits what went wrong, presses nobody.
"Guru (First Person)": "I" is who signs or, where no person does, the editor of the house. "Telesales (Third Person)": the house
speaks of its experts, brisk; nobody says "I".`;

const EMAIL = `# The emails
- Subject: 60 characters at most, sentence case, true and specific, another idea each day.
- 170 to 280 words unless your part says otherwise, in paragraphs; bullets for figures or features alone.
- Each holds the offer so far as entered: the price the reader pays, the one it is compared with, the date.
- One call to action, alone in its paragraph, in **bold**, ends it. The objective is never told. No exclamation mark.`;

const PLANS: Record<Exclude<CampaignPartName, 'orderForm'>, string> = {
  email1: `# Your part: Day 1, the story opens
Greet the reader and say why you write. Then the core message as a conviction: what it spares people like them, and what goes
wrong without it, in ordinary days. Then how the product lives by it. One line of the record. The offer last, in two sentences.`,
  email2: `# Your part: Day 2, the proof
Begin with what others hide: the losers. Then the whole record, as bullets; what it was like to follow every call, and what it does
not promise. A case or method from the document, where there is one. The offer in a sentence.`,
  email3: `# Your part: Day 3, the offer
Each key feature as a reason: what one does with it in an ordinary week, and how it serves the core message. Then the price the reader
pays, compared once; a dearer seat only with what it holds. Special promos. Until when.`,
  email4: `# Your part: Day 4, the objections
The two or three things that a careful reader says against it ("I have no time", "it costs too much"): each in the reader's own
words, with what is true in it conceded and an entered fact for an answer. The losers belong here.`,
  email5: `# Your part: Day 5, the last call
120 to 200 words. One thought on deciding, carried to its end, with what ends and when, the record and the price within it. A P.S. with the date. A no is taken kindly.
Without a date to come it says calmly that this is the last letter.`,
};

const ORDER_FORM = `# Your part: the order form
The reader has decided; it is their voice. In this order: a headline with the product name; "Yes, I want ...", with the core message
as their reason; what they get, as short bullets; a line to tick for each price they can choose, with its name: beside a discounted
price, the standard one is only what it is compared with; until when, and on which conditions; the record, and that money can be
lost; the fields to fill in, as lines that end with a colon (name, email, payment); the button's words in **bold**, the step that
the emails ask for. An example that is handed in gives order, fields and manner. 140 to 240 words.`;

const FORM = `# Form of the answer
Short lines and paragraphs with blank lines between them, "- " before a bullet, **two stars** around bold words. No "Subject:" line, no
headings with #, tables, HTML or emoji. Nothing stands around it.`;

const ONE = `Hand in this part alone, with no label such as "Day 2".`;

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
