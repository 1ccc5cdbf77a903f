import { findAction, isGreeting, mapSentences, type Email } from '../email';
import { plainWords } from '../plain-words';
import { calmLine } from '../review/better-subject';
import { upperFirst } from '../say';

const SIGN_OFF =
  /^(?:kind regards|best(?: regards| wishes)?|talk soon|cheers|stay sharp|don['’]t put it off|with compliments|all the best|see you|yours|regards),/i;
const CHATTY = /^(?:did you see this\?|quick one:|no spin:|read this today:|before the day is out:) /i;
const EMOJI = /\s?\p{Extended_Pictographic}\ufe0f?/gu;
const LONG_FORMS: [RegExp, string][] = [
  [/\b(it|he|she|that|there|here|what|let)['’]s\b(?! (?:been|got|had|become|\p{L}+ed)\b)/giu, '$1 is'],
  [/\blet is\b/gi, 'let us'],
  [/\bcan['’]t\b/gi, 'cannot'],
  [/\bwon['’]t\b/gi, 'will not'],
  [/n['’]t\b/g, ' not'],
  [/\b(I|we|you|they)['’]ve\b/gi, '$1 have'],
  [/\b(we|you|they)['’]re\b/gi, '$1 are'],
  [/\bI['’]m\b/g, 'I am'],
  [/\b(I|we|you|they|it|he|she)['’]ll\b/gi, '$1 will'],
  [/\b(I|you)['’]d\b/gi, '$1 would'],
];
const CASUAL: [RegExp, string][] = [
  [/\bgot two minutes\?/gi, 'This takes two minutes.'],
  [/\blet us skip the small talk and go straight to the good part\./gi, 'Here is what matters.'],
  [/\bgonna\b/gi, 'going to'],
  [/\bwanna\b/gi, 'want to'],
  [/\ba lot of\b/gi, 'many'],
  [/\bguys\b/gi, 'readers'],
  [/\bkids\b/gi, 'children'],
  [/\bdeal\b(?= with it)/gi, 'cope'],
  [/\bawesome\b/gi, 'notable'],
  [/\bhuge\b/gi, 'large'],
  [/\b(?:yeah|wow|hey),?\s*/gi, ''],
];
const QUESTION =
  'Ask yourself one thing: would you rather hear of this from somebody else next week, or see it for yourself today?';
const REASON = 'Ten minutes are enough to know more than any headline will tell you.';
const URGENCY = 'Facts are of most use while they are new, and these are new now.';

/** Hype and exclamation become plain words. */
export function makePlain(email: Email): Email {
  return mapBody(email, (text) => plainWords(text.replace(EMOJI, '')));
}

/** No slang, no contraction, no exclamation mark, no boast; greeting and signature in form. */
export function makeProfessional(email: Email): Email {
  const polite = withManners(email, { greeting: 'Dear reader,', signOff: 'Kind regards,' });
  const formal = mapBody(polite, (text) => formally(plainWords(text.replace(EMOJI, ''))));
  return { ...formal, subject: email.subject && calmLine(upperFirst(email.subject.replace(CHATTY, ''))) };
}

/** A warmer greeting, and the contractions that people speak with. */
export function makeFriendly(email: Email): Email {
  const spoken = mapBody(email, (text) =>
    text
      .replace(/\b(it|that|here) is\b/gi, '$1’s')
      .replace(/\b(do|does|did|is|was) not\b/gi, '$1n’t')
      .replace(/\b(you|we|they) are\b/gi, '$1’re'),
  );
  return withManners(spoken, { greeting: 'Hi there,', signOff: 'Talk soon,' });
}

/** A question to the reader before the call to action, and a reason in it. */
export function makePersuasive(email: Email): Email {
  const plain = mapBody(email, (text) =>
    text
      .replace(/\bworth a second look\b/g, 'worth your next ten minutes')
      .replace(/\byou (?:may|might|could) want to\b/gi, 'you will want to'),
  );
  return beforeAction(plain, QUESTION, (action) =>
    action.includes(REASON) || action.length > 160 ? action : action.replace(/\*\*$/, ` ${REASON}**`),
  );
}

/** The reader is asked today; no deadline is made up. */
export function makeUrgent(email: Email): Email {
  const today = (action: string) =>
    /\b(?:today|now)\b/i.test(action) ? action : action.replace(/[.!]?\*\*$/, ' today.**');
  return beforeAction(email, URGENCY, today);
}

function beforeAction(email: Email, sentence: string, change: (action: string) => string): Email {
  const at = findAction(email.paragraphs);
  const added = email.paragraphs.includes(sentence) ? [] : [sentence];
  const action = email.paragraphs[at];
  if (action === undefined) return { ...email, paragraphs: [...email.paragraphs, ...added] };
  return { ...email, paragraphs: email.paragraphs.toSpliced(at, 1, ...added, change(action)) };
}

/** Subject and sentences; quotations stay as they were said. */
function mapBody({ subject, paragraphs }: Email, change: (text: string) => string): Email {
  const unquoted = (text: string) =>
    text
      .split(/(“[^”]*”)/)
      .map((part, at) => (at % 2 === 1 ? part : change(part)))
      .join('');
  return {
    subject: subject === null ? null : unquoted(subject).replace(/\.$/, ''),
    paragraphs: paragraphs.map((paragraph) => mapSentences(paragraph, unquoted)),
  };
}

function formally(text: string): string {
  const spelled = [...LONG_FORMS, ...CASUAL].reduce((said, [short, long]) => said.replace(short, long), text);
  return /^\p{Lu}/u.test(text) ? upperFirst(spelled) : spelled;
}

function withManners({ subject, paragraphs }: Email, manners: { greeting: string; signOff: string }): Email {
  const [first = '', ...rest] = paragraphs;
  const body = isGreeting(first) ? rest : paragraphs;
  const signed = body.map((paragraph) => paragraph.replace(SIGN_OFF, manners.signOff));
  return { subject, paragraphs: [manners.greeting, ...signed] };
}
