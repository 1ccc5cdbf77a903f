import fc from 'fast-check';
import {
  applyEdits,
  autoFillEvent,
  bestPassages,
  checkDraft,
  cleanText,
  copiedRuns,
  draftToHtmlDocument,
  draftToPlainText,
  fence,
  findPromises,
  htmlText,
  measureCopy,
  pagesOf,
  partClosing,
  quoteFinder,
  readDraft,
  readFences,
  sentenceSpans,
  showsTheSame,
  splitSentences,
  titleOf,
  toEml,
  trimDocument,
  withClosing,
} from '.';

const LENGTH = 100_000;
const RULES = { wordsToAvoid: 'cheap -> affordable, last chance', disclaimer: 'No advice.', subjectMax: 60 };
const CLOSING = { signature: 'The Alpine team', disclaimer: 'This is no advice. Past performance is no guarantee.' };
const WINNER = 'one two three four five six seven eight nine ten eleven twelve thirteen';

const FUNCTIONS: Record<string, (text: string) => unknown> = {
  'applyEdits, in it': (text) => applyEdits(text, [{ action: 'after', quote: 'the end', text: 'x' }]),
  'applyEdits, of it': (text) => applyEdits(text, [{ action: 'cut', quote: text.slice(0, -7) }]),
  autoFillEvent,
  bestPassages: (text) => bestPassages(text, 'end', { room: 20_000, sizeOf: ({ length }) => length }),
  checkDraft: (text) => checkDraft(text, { ...RULES, winner: WINNER }),
  'checkDraft, against it': (text) => checkDraft(WINNER, { ...RULES, winner: text }),
  cleanText,
  copiedRuns: (text) => copiedRuns(text, text),
  draftToHtmlDocument,
  draftToPlainText,
  fence: (text) => readFences(fence('3f9a1c07', 'x', text)),
  findPromises,
  htmlText,
  measureCopy,
  pagesOf,
  partClosing: (text) => partClosing(text, CLOSING),
  quoteFinder: (text) => quoteFinder(text)('the end'),
  'quoteFinder, of it': (text) => quoteFinder('the end')(text),
  readDraft,
  'readDraft, while written': (text) => readDraft(text, { partial: true }),
  sentenceSpans,
  showsTheSame: (text) => showsTheSame(text, `${text}.`),
  splitSentences,
  titleOf: (text) => titleOf(text, 60),
  toEml: (text) => toEml({ subject: text, text, html: text, date: new Date(0) }),
  trimDocument,
  withClosing: (text) => withClosing(text, CLOSING),
};

/** What patterns repeat, end with, or begin at. */
const PIECES = [
  ' ', '\t', '\n', '\r', '\u00a0', '\u2028', '*', '**', '-', '- ', '#', '>', '•', '_', '"', '“', '”', "'", '’', '(', ')', '[',
  ']', '<', '.', ',', '!', '?', ':', ';', '$', '%', '0', '1', 'a', 'A', 'é', '漢', '😀', '\ud800', '\u200b', 'Subject:', 'the ',
  'http://', 'Page 1\n', 'guaranteed ', 'safe harbor', 'no ', 'cheap', '->', '</material>', 'P.S.', 'Mr. ', '\n\n', '---',
]; // oxfmt-ignore

interface Hostile {
  head: string;
  unit: string;
  tail: string;
}

const hostile = fc.record<Hostile>({
  head: fc.constantFrom('', 'Subject:', '- ', 'Subject: a\n\n', '“'),
  unit: fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 3 }).map((pieces) => pieces.join('')),
  tail: fc.constantFrom('', 'x', '\u2028x', '\nthe end', ' x. '),
});
const examples = ['Subject: ', '- ', '*- ', 'a\n\n ', '\n', '?', '" ', "'", 'A. ', '0', '漢'].map((text): [Hostile] => [
  { head: text.slice(0, -1), unit: text.slice(-1), tail: '\u2028x' },
]);

/** Milliseconds of the processor, which other work on the machine does not lengthen much; the best of a few. */
function cost(run: () => unknown, times = 1): number {
  return Math.min(
    ...Array.from({ length: times }, () => {
      const start = process.cpuUsage();
      run();
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1_000;
    }),
  );
}

describe('texts of 100 KB that are made to stumble over', () => {
  it.each(Object.entries(FUNCTIONS))('%s takes time in proportion to them', (_name, run) => {
    const isQuick = ({ head, unit, tail }: Hostile) => {
      const text = (length: number) => head + unit.repeat(length / unit.length) + tail;
      const [short, whole] = [text(LENGTH / 4), text(LENGTH)];
      // By the square it would take seconds, and 16 times as long as a quarter of it.
      if (cost(() => run(whole)) < 100) return true;
      const long = cost(() => run(whole), 3);
      return long < 2_000 && long < 8 * cost(() => run(short), 3) + 50;
    };
    fc.assert(fc.property(hostile, isQuick), { numRuns: 20, examples });
  });
});
