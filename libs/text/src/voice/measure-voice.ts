import { plainRuns } from '../copy-draft';
import { readDraft } from '../read-draft';
import { splitSentences, wordsOf } from '../split-text';

/** What can be counted of how a text sounds. */
export const VOICE_MEASURES = [
  'sentenceWords',
  'shortSentences',
  'paragraphSentences',
  'wordLetters',
  'you',
  'we',
  'I',
  'contractions',
  'questions',
  'exclamations',
  'dashes',
  'ellipses',
  'colons',
  'bullets',
  'bold',
  'openingWords',
  'greeting',
  'openingQuestion',
] as const;
export type VoiceMeasure = (typeof VOICE_MEASURES)[number];
export type VoiceMeasures = Record<VoiceMeasure, number>;

const SHORT = 6;
const GREETING = /^(?:dear|hi|hello|hey|good (?:morning|afternoon|evening)|greetings|friends?|fellow)\b[^.!?]{0,60}$/i;
/** What stands below every email says nothing of its voice. */
const FOOTER =
  /unsubscribe|investment advice|past performance|all rights reserved|copyright|©|in your browser|\b\d{1,5} [A-Z]\w{1,20} (?:Street|Avenue|Road|Way)\b/i;

const WORDS = {
  you: new Set(['you', 'your', 'yours', 'yourself', "you're", "you'll", "you've", "you'd"]),
  we: new Set(['we', 'our', 'ours', 'us', "we're", "we'll", "we've", "we'd", "let's"]),
  I: new Set(['i', 'my', 'me', 'mine', 'myself', "i'm", "i'll", "i've", "i'd"]),
};
/** "It's" and "don't", and not "Intel's". */
const CONTRACTION = /^(?:it|that|he|she|what|who|here|there|where|how|let)'s$|'(?:t|re|ve|ll|d|m)$/;

/** Null for a text without a sentence. */
export function measureVoice(text: string): VoiceMeasures | null {
  const { blocks } = readDraft(text);
  const paragraphs: string[][] = [];
  let bullets = 0;
  let bold = 0;
  let greeting = 0;
  for (const block of blocks) {
    const lines = (block.kind === 'list' ? block.items : block.lines).filter((line) => !FOOTER.test(plainRuns(line)));
    if (block.kind === 'list') bullets += lines.length;
    bold += lines.flat().filter((run) => run.bold && run.text.trim() !== '').length;
    const said = block.kind === 'list' ? lines.map(plainRuns) : [lines.map(plainRuns).join(' ')];
    if (paragraphs.length === 0 && GREETING.test(said[0]?.trim() ?? '')) {
      greeting = 1;
      continue;
    }
    // A signature, a heading: words without a sentence.
    const sentences = said
      .flatMap(splitSentences)
      .filter((one) => /[.!?…:]["”’)]*$/.test(one) || wordsOf(one).length > SHORT);
    if (sentences.length > 0) paragraphs.push(sentences);
  }
  const sentences = paragraphs.flat();
  const all = sentences.join(' ');
  const words = wordsOf(all);
  if (words.length === 0) return null;
  const lengths = sentences.map((one) => wordsOf(one).length);
  const per100 = (count: number) => (100 * count) / words.length;
  const share = (fits: (sentence: string, at: number) => boolean) => sentences.filter(fits).length / sentences.length;
  const count = (sign: RegExp) => all.match(sign)?.length ?? 0;
  return {
    sentenceWords: words.length / sentences.length,
    shortSentences: share((_, at) => (lengths[at] ?? 0) <= SHORT),
    paragraphSentences: sentences.length / paragraphs.length,
    wordLetters: words.reduce((sum, word) => sum + word.length, 0) / words.length,
    you: per100(words.filter((word) => WORDS.you.has(word)).length),
    we: per100(words.filter((word) => WORDS.we.has(word)).length),
    I: per100(words.filter((word) => WORDS.I.has(word)).length),
    contractions: per100(words.filter((word) => CONTRACTION.test(word)).length),
    questions: share((one) => /\?["”’)]*$/.test(one)),
    exclamations: share((one) => /!["”’)]*$/.test(one)),
    dashes: per100(count(/—|\s–\s|\s--?\s/g)),
    ellipses: per100(count(/…|\.\.\./g)),
    colons: per100(count(/[:;](?=\s|$)/g)),
    bullets: bullets / sentences.length,
    bold: per100(bold),
    openingWords: lengths[0] ?? 0,
    greeting,
    openingQuestion: /\?["”’)]*$/.test(sentences[0] ?? '') ? 1 : 0,
  };
}
