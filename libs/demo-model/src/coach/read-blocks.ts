import { findAction, isGreeting, readEmail, readLines } from '../email';

/** The sentences of each block, in the order of the copy. */
export interface Blocks {
  disrupt: string[];
  intrigue: string[];
  click: string[];
  kick: string[];
}

const KICK =
  /^P\.? ?S\b|\b(?:last chance|last call|final (?:hours|call|notice)|deadline|expires?|expiring|ends? (?:on|at|today|tonight|tomorrow|this|soon)|until (?:midnight|tonight|tomorrow|\p{Lu}\p{L}+day)|before (?:midnight|it|the (?:bell|day|offer|price|doors?))|only \d+ (?:left|seats|places|spots)|don['’]t (?:wait|miss|put)|too late|waiting costs|if you wait|miss out|hurry)\b/iu;
const SUBJECT_LINE = /^\s*\*{0,2}subject(?: line)?\s*:.*/i;
const SIGN_OFF =
  /^(?:kind regards|best(?: regards| wishes)?|talk soon|cheers|regards|sincerely|yours|all the best|to your)\b/i;
const LEGAL =
  /\b(?:not investment advice|past performance|disclaimer|unsubscribe|forward[- ]looking|all rights reserved)\b/i;

/** Parts a copy into the four blocks by rule: what does no block's work stands in none. */
export function readBlocks(text: string): Blocks {
  const { paragraphs } = readEmail(text);
  const subject = SUBJECT_LINE.exec(text.trim())?.[0].trim();
  const action = findAction(paragraphs);
  const opening = paragraphs.findIndex((paragraph, at) => at !== action && !isGreeting(paragraph));
  const blocks: Blocks = { disrupt: subject ? [subject] : [], intrigue: [], click: [], kick: [] };
  paragraphs.forEach((paragraph, at) => {
    if (isGreeting(paragraph) || SIGN_OFF.test(paragraph)) return;
    for (const sentence of readLines(paragraph).flatMap((line) => line.sentences)) {
      if (LEGAL.test(sentence) || !/[\p{L}\p{N}]/u.test(sentence)) continue;
      if (at === action) blocks.click.push(sentence);
      else if (at === opening) blocks.disrupt.push(sentence);
      else if (KICK.test(sentence) || (action >= 0 && at > action)) blocks.kick.push(sentence);
      else blocks.intrigue.push(sentence);
    }
  });
  return blocks;
}
