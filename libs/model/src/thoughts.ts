const NAMES = ['think', 'thinking', 'thought', 'reasoning'];
const TAG = new RegExp(`<(/?)(?:${NAMES.join('|')})>`, 'i');
const END = new RegExp(`</(?:${NAMES.join('|')})>`, 'i');
const ENDS = new RegExp(END, 'gi');
const TAGS = NAMES.flatMap((name) => [`<${name}>`, `</${name}>`]);
const LONGEST = Math.max(...TAGS.map(({ length }) => length));

/** Takes the thoughts out of a streamed text, wherever they stand, also where they never end. */
export class Thoughts {
  /** True while the text is inside a thought. */
  thinking: boolean;
  /** True where a thought ended that had not begun: its opening tag stands in the server's template. */
  startedInThought = false;
  private held = '';
  /** What was taken for a thought only because the server begins its answers inside one. */
  private supposed = '';

  constructor(private readonly startsInThought = false) {
    this.thinking = startsInThought;
  }

  push(piece: string): string {
    this.held += piece;
    return this.take(false);
  }

  /** What is left when the text is over. */
  end(): string {
    const rest = this.take(true);
    if (!this.thinking || this.supposed === '') return rest;
    // A server that was taken for one that begins inside a thought did not think this time.
    const again = new Thoughts();
    return again.push(this.supposed) + again.end();
  }

  private take(isOver: boolean): string {
    let out = '';
    while (!this.thinking || this.leaveThought(isOver)) {
      const tag = TAG.exec(this.held);
      if (!tag) return out + this.release(this.held.length - (isOver ? 0 : heldTail(this.held)));
      const isStray = tag[1] === '/';
      if (isStray) this.startedInThought = true;
      out += this.release(tag.index + (isStray ? tag[0].length : 0));
      if (isStray) continue;
      this.release(tag[0].length);
      this.thinking = true;
    }
    return out;
  }

  /** Skips what is thought. False where the thought goes on. */
  private leaveThought(isOver: boolean): boolean {
    const end = END.exec(this.held);
    const skipped = end ? end.index + end[0].length : isOver ? this.held.length : this.held.length - LONGEST;
    const text = this.release(Math.max(0, skipped));
    if (this.startsInThought) this.supposed += text;
    if (!end) return false;
    this.supposed = '';
    this.thinking = false;
    return true;
  }

  private release(length: number): string {
    const text = this.held.slice(0, length);
    this.held = this.held.slice(length);
    return text;
  }
}

/** A whole text without the thoughts before its answer; nothing where the thoughts never end. */
export function withoutThoughts(text: string): string {
  const last = [...text.matchAll(ENDS)].at(-1);
  const tag = TAG.exec(text.trimStart());
  const opening = tag?.index === 0 && tag[1] === '';
  if (!last) return opening ? '' : text;
  const before = text.slice(0, last.index);
  // A closing tag in a JSON string belongs to the answer.
  return opening || !/^\s*[{[]/.test(before) ? text.slice(last.index + last[0].length) : text;
}

/** How many characters at the end may be the beginning of a tag. */
function heldTail(held: string): number {
  const from = held.lastIndexOf('<');
  const tail = from < 0 ? '' : held.slice(from).toLowerCase();
  return tail !== '' && TAGS.some((tag) => tag.startsWith(tail)) ? tail.length : 0;
}
