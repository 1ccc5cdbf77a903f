import { wordsOf } from './split-text';

/** The line that an email begins with, in the languages that emails are translated to most. */
const SUBJECT =
  /^[\s*_#>]{0,6}(?:subject(?: line)?|betreff(?:zeile)?|objet|asunto|oggetto|onderwerp|assunto|ämne|emne|temat)\s?[*_]{0,3}\s?[:：]/im;
/** 'Which page has it?', but not 'Can you make it shorter?' */
const QUESTION =
  /^\W*(?:(?:and|so|but|ok(?:ay)?|hi|hello|please tell me|tell me|quick question)\b\W*)?(?!how about|what about|what if|why not|why don)(?:which|what|where|when|who|whose|why|how|is|are|was|were|does|do|did|has|have|had|am|should)\b/i;
/** How somebody begins who answers a request in words. */
const SPEAKS =
  /^\W*(?:yes|no|sorry|unfortunately|I|I['’](?:m|ve|d)|there (?:is|are|was|were) (?:no|nothing)|nothing|none|that (?:figure|number|passage|claim)|(?:your|the) (?:document|brief|filing|draft|email) (?:gives?|has|does|do|says?|contains?)|it(?:['’]s| is) on page)\b/i;
/** 'Which page has it' is one without its mark, too. */
const ASKS = /^\W*(?:which|where|when|who|whose|how (?:many|much|old|long|large|big|high))\b/i;
/** 'Could you tell me where it stands?' asks; 'Could you move it?' does not. */
const ASKS_POLITELY =
  /^\W*(?:please |(?:can|could|would|will) you (?:please |kindly )?)?(?:tell|show|remind|explain to) me\b/i;
/** Questions that are wishes. */
const WISH =
  /^\W*(?:(?:is|would|was) it (?:be )?(?:possible|ok(?:ay)?|better)|is there a way|should(?:n['’]t)? (?:we|it|this|the)|do you mind)\b/i;
/** A passage in quotation marks says nothing of whether the words around it are an email. */
const QUOTED = /“[^“”]{12,}”|"[^"\n]{12,}"|^>.*$/gm;
/** What only an email has: a call to action that stands alone in bold, a greeting, a P.S. */
const CALL = /^\*\*[^*\n]+\*\*[.!]?$/m;
const GREETING = /^(?:dear|hello|hi) [^\n,]{1,40},/im;
const POSTSCRIPT = /^P\.? ?S\.?[:. ]/im;
const STOP_WORDS = new Set(
  'a an and are as at be been but by for from had has have he her his i if in into is it its not of on or our she so than that the their them then there they this to was we were what when which who will with you your'.split(
    ' ',
  ),
);

/** An email that is this much as long as the one before is one, whatever its words: a translation, say. */
const AS_LONG = 0.6;
/** What is said in so few words may be as long as a short email, and still an answer. */
const FEW_WORDS = 40;
/** From such a share of its words on, what comes from the draft is a shorter one. */
const TAKEN = 0.6;
/** What an email keeps of the draft at least, as a share of the draft's words; the second where somebody asked. */
const KEPT = 0.12;
const KEPT_ASKED = 0.35;

/**
 * True where a model answered a request to change a draft in words about it: no subject line, few of the draft's words,
 * and no part that only an email has.
 */
export function isNote(answer: string, { draft, request }: { draft: string; request: string }): boolean {
  if (answer.trim() === '' || [SUBJECT, CALL, GREETING, POSTSCRIPT].some((part) => part.test(answer))) return false;
  const isSpoken = (QUESTION.test(request) && request.includes('?')) || SPEAKS.test(answer);
  const [said, had] = [wordsOf(answer), wordsOf(draft)];
  const longest = had.length * AS_LONG;
  if (said.length >= (isSpoken ? Math.max(longest, FEW_WORDS) : longest)) return false;
  const own = telling(answer.replace(QUOTED, ' '));
  const known = telling(draft);
  const shared = [...own].filter((word) => known.has(word)).length;
  if (shared >= own.size * TAKEN && own.size > 0) return false;
  return shared < known.size * (isSpoken ? KEPT_ASKED : KEPT);
}

/** True for a message that asks something and wishes nothing changed: each of its sentences is a question. */
export function isQuestion(message: string): boolean {
  const sentences = message
    .trim()
    .split(/(?<=[.!?])\s+|\n+/)
    .filter(Boolean);
  return (
    sentences.length > 0 &&
    sentences.every((sentence) => {
      if (WISH.test(sentence)) return false;
      const hasMark = sentence.endsWith('?');
      return (
        ASKS_POLITELY.test(sentence) ||
        (hasMark ? QUESTION.test(sentence) : !/[.!]$/.test(sentence) && ASKS.test(sentence))
      );
    })
  );
}

const telling = (text: string) => new Set(wordsOf(text).filter((word) => !STOP_WORDS.has(word)));
