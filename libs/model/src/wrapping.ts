/** How much of a text is held back at most while it may still be a preamble. */
const HELD_MAX = 200;

const FENCE = /^```[\w-]*[ \t]*\n/;
const SUBJECT = /^(?:\*\*|##? )?Subject(?: line)?:/i;
/** How the sentences begin that models put before an email. */
const PREAMBLES = [
  'sure',
  'certainly',
  'of course',
  'absolutely',
  'okay',
  'ok',
  'great',
  'here',
  'below',
  'got it',
].concat(
  ['rewritten', 'revised', 'shortened', 'expanded', 'edited', 'updated', 'improved', 'shorter', 'longer', 'reworded'],
  ['new', 'alternative', 'rewrite', 'revision', 'the '],
  ['happy to', 'thank', 'understood', 'no problem', 'i have', "i've", 'i’ve', 'alright', 'email'],
);
/** Words that hand something in: 'Here is a funnier version:', 'Sure, here you go:'. */
const ASSENT =
  /^(?:sure(?: thing)?|certainly|of course|absolutely|ok(?:ay)?|alright|got it|understood|no problem|great|happy to help)[!,.;—– ]/i;
const HANDS_IN = /\b(?:here|below)\b/i;
const HANDED_IN =
  /\b(?:version|rewrite|revision|draft|rewording|rephrasing|alternative|take|edit|translation|summary|subject lines?|options?|suggestions?|variations?)\b/i;
/** Names what stands behind it: 'Shortened version: Orders rose.' */
const NAMED =
  /^(?:the )?(?:rewritten|revised|shortened|expanded|edited|updated|improved|shorter|longer|reworded|new|alternative)(?: (?:version|text|words|selection|sentence|copy|passage|email|wording)):$|^(?:rewritten|revised|shortened|expanded|edited|reworded|rewrite|revision):$/i;
const MARKS = /^[*_]{1,3}/;

/**
 * Takes off a streamed text a fence around the whole, and a preamble: a sentence above a subject line, or a line that
 * hands in what stands below it and does not come from what was given.
 */
export class Wrapping {
  private held = '';
  private place: 'start' | 'answer' | 'after the fence' = 'start';
  private fenced = false;

  constructor(private readonly given = '') {}

  push(piece: string): string {
    this.held += piece;
    return this.take(false);
  }

  /** What is left when the text is over. */
  end(): string {
    return this.take(true);
  }

  private take(isOver: boolean): string {
    while (this.place === 'start') if (!this.open(isOver)) return '';
    return this.passOn(isOver);
  }

  /** Takes off what stands before the answer, one thing at a time. False where more of the text is needed to say. */
  private open(isOver: boolean): boolean {
    this.held = this.held.trimStart();
    const { held } = this;
    if (held === '') return false;
    const fence = this.fenced ? null : FENCE.exec(held);
    if (fence) {
      this.fenced = true;
      this.held = held.slice(fence[0].length);
      return true;
    }
    const preamble = isOver || held.length >= HELD_MAX ? this.endOfPreamble(held) : this.mayBePreamble(held);
    if (preamble === 'perhaps') return false;
    if (!isOver && preamble === 0 && held.length < HELD_MAX && mayBeFence(held)) return false;
    this.held = held.slice(preamble).trimStart();
    if (preamble === 0) this.place = 'answer';
    return true;
  }

  /** Hands the answer on, up to the end of its fence. */
  private passOn(isOver: boolean): string {
    const { held } = this;
    if (this.place === 'after the fence') return this.release(0, held.length);
    const closing = this.fenced ? /\n```[ \t]*(?:\n|$)/.exec(held) : null;
    if (closing) {
      const isWhole = isOver || closing.index + closing[0].length < held.length || closing[0].endsWith('\n');
      if (!isWhole) return this.release(closing.index);
      this.place = 'after the fence';
      return this.release(closing.index, held.length);
    }
    const tail = this.fenced && !isOver ? /\n`{0,3}[ \t]*$/.exec(held) : null;
    return this.release(held.length - (tail?.[0].length ?? 0));
  }

  private release(length: number, dropped = length): string {
    const text = this.held.slice(0, length);
    this.held = this.held.slice(dropped);
    return text;
  }

  /** How long a preamble is, 0 where there is none, 'perhaps' where more of the text is needed to say. */
  private mayBePreamble(held: string): number | 'perhaps' {
    const start = beginningOf(held);
    if (!PREAMBLES.some((opening) => opening.startsWith(start) || start.startsWith(opening))) return 0;
    if (SUBJECT.test(held)) return 0;
    const rest = afterFirstLine(held);
    // It may become a rule, which goes with the preamble.
    const isRule = rest !== null && /^-{1,2}$/.test(rest);
    const end = isRule ? 0 : this.endOfPreamble(held);
    if (end > 0) return end;
    return rest === null || rest === '' || mayBeSubject(rest) ? 'perhaps' : 0;
  }

  private endOfPreamble(held: string): number {
    const start = beginningOf(held);
    if (!PREAMBLES.some((opening) => start.startsWith(opening))) return 0;
    const inLine = this.lengthInLine(held);
    if (inLine > 0) return inLine;
    const rest = afterFirstLine(held);
    if (rest === null || rest === '') return 0;
    if (this.handsIn(held.slice(0, held.indexOf('\n')))) return held.length - rest.length;
    const fence = FENCE.exec(rest);
    return SUBJECT.test(fence ? rest.slice(fence[0].length).trimStart() : rest) ? held.length - rest.length : 0;
  }

  /** The length of a preamble that stands in one line with the answer: 'Here is a shorter version: Sales rose.' */
  private lengthInLine(held: string): number {
    const head = /^[^:\n]{1,120}:[*_]{0,3}[ \t]+(?=\S)/.exec(held)?.[0] ?? '';
    return this.handsIn(head) ? head.length : 0;
  }

  /** True for a line that hands in what stands below it; one of what was given is part of the answer. */
  private handsIn(line: string): boolean {
    const words = line
      .trim()
      .replace(MARKS, '')
      .replace(/[*_]{1,3}$/, '');
    if (!words.endsWith(':') || this.given.toLowerCase().includes(words.toLowerCase())) return false;
    if (NAMED.test(words)) return true;
    const isAssent = ASSENT.test(words);
    return HANDED_IN.test(words) ? isAssent || HANDS_IN.test(words) : isAssent && HANDS_IN.test(words);
  }
}

/** True where the beginning of an answer may still turn out to be a fence. */
function mayBeFence(held: string): boolean {
  return '```'.startsWith(held) || /^```[\w-]*[ \t]*$/.test(held);
}

/** True where what follows the first line may still become a subject, be it behind a rule or in a fence. */
function mayBeSubject(rest: string): boolean {
  if (/^(?:-{1,2}|`{1,3}[\w-]*[ \t]*)$/.test(rest)) return true;
  const start = rest.replace(FENCE, '').trimStart().toLowerCase();
  return ['subject:', 'subject line:', '**subject:', '# subject:', '## subject:'].some((opening) =>
    opening.startsWith(start),
  );
}

/** The beginning of a text in small letters, without the marks around it. */
const beginningOf = (held: string) => held.toLowerCase().replace(MARKS, '');

/** What follows the first line, without blank lines and rules between; null where the line is not over. */
function afterFirstLine(held: string): string | null {
  const end = held.indexOf('\n');
  return end < 0 || end > HELD_MAX ? null : held.slice(end).replace(/^(?:\s|---+(?=\s|$))+/, '');
}
