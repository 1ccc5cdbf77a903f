import { quoteFinder } from '@copydesk/text';
import { findAction, isGreeting, mapSentences, readLines, type Email } from '../email';
import { wordsOf } from '../words-of';

const LEAD =
  /^(?:the |that |this |any |all |every |whole )*(?:(?:sentence|line|paragraph|part|bit|bullet|bullet point|passage|mention|reference|section)s? ?)?(?:(?:that|which) (?:mentions?|says?|talks? about|refers? to)|about|on|of|with|mentioning|regarding|saying|to|:)? ?/i;

/** Takes out the sentences that speak of a matter; null where the email does not speak of it. */
export function removeMatter(email: Email, words: string): Email | null {
  const matter = words
    .replace(/[.!]+$/, '')
    .replace(LEAD, '')
    .replace(/\s+(?:from|in) (?:the |this )?(?:email|text|copy|draft)$/i, '');
  const action = findAction(email.paragraphs);
  const meant = sentencesOn(email, matter, action);
  if (meant.size === 0) return null;
  const paragraphs = email.paragraphs.map((paragraph, at) =>
    at === action ? paragraph : mapSentences(paragraph, (sentence) => (meant.has(sentence) ? null : sentence)),
  );
  return { ...email, paragraphs: paragraphs.filter((paragraph) => paragraph !== '') };
}

function sentencesOn(email: Email, matter: string, action: number): Set<string> {
  const quoted = /["“](.+)["”]/.exec(matter)?.[1];
  const body = email.paragraphs.filter((_, at) => at !== action);
  const sentences = body.flatMap((paragraph) => readLines(paragraph).flatMap((line) => line.sentences));
  if (quoted) {
    const found = sentences.filter((sentence) => quoteFinder(sentence)(quoted) || quoteFinder(quoted)(sentence));
    return new Set(found);
  }
  if (/^(?:greeting|salutation)/i.test(matter)) return new Set(body.filter(isGreeting));
  if (/^p\.? ?s\b/i.test(matter)) return new Set(sentences.filter((sentence) => /^P\.? ?S\b/i.test(sentence)));
  const wanted = [...wordsOf(matter)];
  if (wanted.length === 0) return new Set();
  const hits = (sentence: string) => {
    const said = wordsOf(sentence);
    return wanted.filter((word) => said.has(word)).length;
  };
  const most = Math.max(0, ...sentences.map(hits));
  const enough = most === wanted.length ? most : Math.max(most, Math.ceil(wanted.length / 2));
  return new Set(sentences.filter((sentence) => enough > 0 && hits(sentence) >= enough));
}
