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
].concat(['happy to', 'thank', 'understood', 'no problem', 'i have', "i've", 'i’ve', 'alright', 'the email', 'email']);

/** Takes off a streamed text a fence around the whole, and a preamble where what follows begins with `Subject:`. */
export class Wrapping {
  private held = '';
  private place: 'start' | 'answer' | 'after the fence' = 'start';
  private fenced = false;

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
    const preamble = isOver || held.length >= HELD_MAX ? endOfPreamble(held) : mayBePreamble(held);
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
}

/** True where the beginning of an answer may still turn out to be a fence. */
function mayBeFence(held: string): boolean {
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
