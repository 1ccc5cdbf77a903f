/** How much of a text is held back at most while it may still be a preamble. */
const HELD_MAX = 200;

const THOUGHT = /^<(think|thinking|thought|reasoning)>/i;
const THOUGHT_OPENINGS = ['<think>', '<thinking>', '<thought>', '<reasoning>'];
const THOUGHT_END = /<\/(?:think|thinking|thought|reasoning)>/i;
const LONGEST_TAG = '</reasoning>'.length;

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
].concat(['happy to', 'thank', 'understood', 'no problem', 'i have', "i've", 'i’ve', 'alright', 'the email', 'email']);

/**
 * Takes out of a streamed text what is no part of the answer: thoughts, wherever they stand; a fence around the whole;
 * and a preamble where what follows begins with `Subject:`. `push` returns what may be shown now. It holds text back
 * only while that may still be one of these, so that the first word of an answer is not late.
 */
export class AnswerText {
  /** True while the text is inside a thought. */
  thinking: boolean;
  /** True where a thought ended that had not begun: its opening tag stands in the server's template. */
  startedInThought = false;
  private held = '';
  private place: 'start' | 'answer' | 'after the fence' = 'start';
  private fenced = false;
  /** What was taken for a thought only because the server begins its answers inside one. */
  private supposed = '';

  constructor(private readonly startsInThought = false) {
    this.thinking = startsInThought;
  }

  push(piece: string): string {
    this.held += piece;
    return this.take(false);
  }

  /** What is left when the answer is over. */
  end(): string {
    const rest = this.take(true);
    // A server that was taken for one that begins inside a thought did not think this time.
    if (this.thinking && this.supposed !== '') return new AnswerText().whole(this.supposed);
    return rest;
  }

  /** Cleans a text that is there in one piece. */
  whole(text: string): string {
    return this.push(text) + this.end();
  }

  private take(isOver: boolean): string {
    let out = '';
    for (let before = ''; this.held !== '' && before !== this.state();) {
      before = this.state();
      if (this.thinking) this.skipThought(isOver);
      else if (this.place === 'start') this.openAnswer(isOver);
      else out += this.passOn(isOver);
    }
    return out;
  }

  /** Changes with every step. */
  private state(): string {
    return `${this.held.length} ${this.place} ${this.thinking}`;
  }

  private skipThought(isOver: boolean): void {
    const end = THOUGHT_END.exec(this.held);
    const kept = end ? end.index + end[0].length : isOver ? this.held.length : this.held.length - LONGEST_TAG;
    if (kept <= 0) return;
    if (this.startsInThought) this.supposed += this.held.slice(0, kept);
    this.held = this.held.slice(kept);
    if (!end) return;
    this.supposed = '';
    this.thinking = false;
  }

  /** Finds where the answer begins; holds the text back where that cannot be said yet. */
  private openAnswer(isOver: boolean): void {
    this.held = this.held.trimStart();
    const { held } = this;
    const thought = THOUGHT.exec(held);
    if (thought) {
      this.thinking = true;
      this.held = held.slice(thought[0].length);
      return;
    }
    const fence = this.fenced ? null : FENCE.exec(held);
    if (fence) {
      this.fenced = true;
      this.held = held.slice(fence[0].length);
      return;
    }
    const preamble = isOver || held.length >= HELD_MAX ? endOfPreamble(held) : mayBePreamble(held);
    if (preamble === 'perhaps') return;
    if (!isOver && preamble === 0 && held.length < HELD_MAX && mayBegin(held)) return;
    this.held = held.slice(preamble).trimStart();
    if (preamble === 0) this.place = 'answer';
  }

  /** Hands the answer on, up to a thought in it or the end of its fence. */
  private passOn(isOver: boolean): string {
    const { held } = this;
    if (this.place === 'after the fence') {
      this.held = '';
      return '';
    }
    const stray = THOUGHT_END.exec(held);
    if (stray) this.startedInThought = true;
    const special = /<(?:think|thinking|thought|reasoning)>/i.exec(held);
    const closing = this.fenced ? /\n```[ \t]*(?:\n|$)/.exec(held) : null;
    if (closing && (!special || closing.index < special.index)) {
      if (!isOver && closing.index + closing[0].length === held.length && !closing[0].endsWith('\n')) {
        return this.release(closing.index);
      }
      const text = this.release(closing.index);
      this.place = 'after the fence';
      return text;
    }
    if (special) {
      const text = this.release(special.index);
      this.held = this.held.slice(special[0].length);
      this.thinking = true;
      return text;
    }
    return this.release(isOver ? held.length : held.length - heldTail(held, this.fenced));
  }

  private release(length: number): string {
    const text = this.held.slice(0, length);
    this.held = this.held.slice(length);
    return text;
  }
}

/** A whole text without the thoughts before its answer; nothing where the thoughts never end. */
export function withoutThoughts(text: string): string {
  const closings = [...text.matchAll(new RegExp(THOUGHT_END, 'gi'))];
  const last = closings.at(-1);
  const opening = THOUGHT.test(text.trimStart());
  if (!last) return opening ? '' : text;
  const before = text.slice(0, last.index);
  // A closing tag in a JSON string belongs to the answer.
  return opening || !/^\s*[{[]/.test(before) ? text.slice(last.index + last[0].length) : text;
}

/** True where the beginning of an answer may still turn out to be the tag of a thought or a fence. */
function mayBegin(held: string): boolean {
  const start = held.toLowerCase();
  if (THOUGHT_OPENINGS.some((opening) => opening.startsWith(start))) return true;
  return '```'.startsWith(held) || /^```[\w-]*[ \t]*$/.test(held);
}

/** How long a preamble is, 0 where there is none, 'perhaps' where more of the text is needed to say. */
function mayBePreamble(held: string): number | 'perhaps' {
  const start = held.toLowerCase();
  if (!PREAMBLES.some((opening) => opening.startsWith(start) || start.startsWith(opening))) return 0;
  if (SUBJECT.test(held)) return 0;
  const end = endOfPreamble(held);
  if (end > 0) return end;
  const rest = afterFirstLine(held);
  return rest === null || mayBeSubject(rest) ? 'perhaps' : 0;
}

/** True where what follows the first line may still become a subject, be it behind a rule or in a fence. */
function mayBeSubject(rest: string): boolean {
  if (/^(?:-{1,2}|`{1,3}[\w-]*[ \t]*)$/.test(rest)) return true;
  const start = rest.replace(FENCE, '').trimStart().toLowerCase();
  return ['subject:', 'subject line:', '**subject:', '# subject:', '## subject:'].some((opening) =>
    opening.startsWith(start),
  );
}

function endOfPreamble(held: string): number {
  const start = held.toLowerCase();
  if (!PREAMBLES.some((opening) => start.startsWith(opening))) return 0;
  const rest = afterFirstLine(held);
  if (rest === null) return 0;
  const fence = FENCE.exec(rest);
  return SUBJECT.test(fence ? rest.slice(fence[0].length).trimStart() : rest) ? held.length - rest.length : 0;
}

/** What follows the first line, without blank lines and rules between; null where the line is not over. */
function afterFirstLine(held: string): string | null {
  const end = held.indexOf('\n');
  return end < 0 || end > HELD_MAX ? null : held.slice(end).replace(/^(?:\s|---+(?=\s|$))+/, '');
}

/** How many characters at the end may be the beginning of a thought or of the end of a fence. */
function heldTail(held: string, fenced: boolean): number {
  const tag = held.lastIndexOf('<', held.length - 1);
  const tail = tag < 0 ? '' : held.slice(tag).toLowerCase();
  const isTag =
    tail !== '' &&
    [...THOUGHT_OPENINGS, '</think>', '</thinking>', '</thought>', '</reasoning>'].some((opening) =>
      opening.startsWith(tail),
    );
  if (isTag) return tail.length;
  const closing = fenced ? /\n`{0,3}[ \t]*$/.exec(held) : null;
  return closing ? closing[0].length : 0;
}
