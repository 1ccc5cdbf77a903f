import { trimEndBy } from '@copydesk/text';

const TAG = /<notes?(?:\s[^<>]{0,60})?>/i;
const TAG_BEGINNING = /<(?:n(?:o(?:t(?:e(?:s?(?:\s[^<>]{0,60})?)?)?)?)?)?$/i;
const TAG_END = /<\/notes?>/i;

const HEADING = String.raw`(?:#{1,3} ?)?[*_([]{0,4}`;
const PLAIN = new RegExp(
  String.raw`(?<=\n[ \t]*\n)[ \t]*${HEADING}notes?(?: (?:to|for|on) [^\n:]{1,30})?:[*_]{0,3}`,
  'i',
);
const PLAIN_FIRST = new RegExp(String.raw`^\s*${HEADING}notes?(?: (?:to|for|on) [^\n:]{1,30})?:[*_]{0,3}`, 'i');
const WORD_BEGINNING = String.raw`(?:n(?:o(?:t(?:e(?:s?(?: [^\n:]{0,34})?)?)?)?)?)?`;
const PLAIN_BEGINNING = new RegExp(String.raw`\n[ \t]*(?:\n[ \t]*${HEADING}${WORD_BEGINNING})?$`, 'i');
const PLAIN_FIRST_BEGINNING = new RegExp(String.raw`^\s*${HEADING}${WORD_BEGINNING}$`, 'i');
const PLAIN_END = /\n[ \t]*\n|(?=<notes?[\s>])/i;
/** What a writer says of its own work: 'Note: I left out the margin'. */
const REMARK =
  /\bI(?: have|['’]ve)? (?:left|omitted|kept|used|did|didn['’]t|could|couldn['’]t|cannot|can['’]t|removed|added|wrote|avoided|shortened|assumed|changed|took|made|included|cut|based|stayed|put|chose|dropped|skipped|was unable|am unable)\b|\b(?:was|were|is|are|has been|have been) (?:left out|omitted|not (?:given|provided|included))\b|\b(?:the|your|this) (?:brief|document|filing|request|material|source)s? (?:gives?|has|have|do|does|did|says?|states?|names?|contains?|lacks?)\b/i;
const ADDRESSED = /notes? (?:to|for) /i;

/**
 * Which paragraphs that begin with 'Note:' are notes beside those in `<note>`: none, those in which the writer speaks of
 * its own work, or all.
 */
export type NoteKinds = 'tags' | 'remarks' | 'all';

/** Where a note that stands first ends at the latest. */
const EMAIL = /\n(?=[^\S\n]*(?:\*\*|#{1,2} )?Subject(?: line)?:)/i;

/**
 * Takes out of a streamed text what its author says beside it, `<note>...</note>`, wherever it stands and closed or not.
 * A paragraph that begins with 'Note:' is one, too, as `kinds` says. Not a letter of a note is ever passed on.
 */
export class Notes {
  private readonly found: string[] = [];
  private held = '';
  /** How the note ends that the text is inside of. */
  private until: RegExp | null = null;
  /** How the note began that the text is inside of. */
  private opening = '';
  /** True until something was passed on. */
  private isStart = true;
  /** White space around a note that was taken out goes with it. */
  private skipsSpace = false;

  constructor(private readonly kinds: NoteKinds) {}

  /** What was said, null where nothing was. */
  get note(): string | null {
    return this.found.join(' ') || null;
  }

  push(piece: string): string {
    this.held += piece;
    return this.take(false);
  }

  /** What is left when the text is over. */
  end(): string {
    return this.take(true);
  }

  private take(isOver: boolean): string {
    let out = '';
    for (;;) {
      if (this.until !== null) {
        const left = this.leaveNote(this.until, isOver);
        if (left === null) return out;
        out += left;
      }
      if (this.skipsSpace) this.held = this.held.trimStart();
      if (this.held === '') return out;
      const opening = this.findOpening();
      if (!opening) return out + this.passOn(this.held.length - (isOver ? 0 : this.heldTail()));
      out += this.passOn(opening.index);
      this.opening = opening[0];
      this.held = this.held.slice(opening[0].length);
      this.until = opening[0].startsWith('<') ? TAG_END : PLAIN_END;
    }
  }

  /** The first note that begins in what is held. */
  private findOpening(): RegExpExecArray | null {
    const tag = TAG.exec(this.held);
    const plain =
      this.kinds !== 'tags' ? ((this.isStart ? PLAIN_FIRST.exec(this.held) : null) ?? PLAIN.exec(this.held)) : null;
    return tag && (!plain || tag.index < plain.index) ? tag : plain;
  }

  /** Keeps what belongs to the note, and returns what is none after all. Null where it goes on. */
  private leaveNote(pattern: RegExp, isOver: boolean): string | null {
    const closing = pattern.exec(this.held);
    const email = this.isStart ? EMAIL.exec(this.held) : null;
    const end = (closing && email && email.index < closing.index ? email : (closing ?? email)) ?? this.lastEnd(isOver);
    if (!end) return null;
    const said = this.held.slice(0, end.index);
    this.until = null;
    if (!this.isNote(said)) return this.opening + this.passOn(end.index);
    this.keep(said);
    this.held = this.held.slice(end.index + end[0].length);
    this.skipsSpace = true;
    return '';
  }

  private isNote(said: string): boolean {
    return (
      this.kinds !== 'remarks' || this.opening.startsWith('<') || ADDRESSED.test(this.opening) || REMARK.test(said)
    );
  }

  /** Of a note that is never closed: where nothing was before it, its first paragraph is all of it. */
  private lastEnd(isOver: boolean): { 0: string; index: number } | null {
    if (!isOver) return null;
    const paragraph = this.isStart ? PLAIN_END.exec(this.held.trimEnd()) : null;
    return paragraph ?? { 0: '', index: this.held.length };
  }

  private keep(text: string): void {
    const note = trimEndBy(text.replace(/^[\s*_]+/, ''), /[\s*_\])]/).replace(/\s+/g, ' ');
    if (note !== '') this.found.push(note);
  }

  private passOn(length: number): string {
    const text = this.held.slice(0, length);
    this.held = this.held.slice(length);
    if (text.trim() !== '') this.isStart = false;
    if (text !== '') this.skipsSpace = false;
    return text;
  }

  /** How many characters at the end may be the beginning of a note. */
  private heldTail(): number {
    const beginnings = [TAG_BEGINNING];
    if (this.kinds !== 'tags') beginnings.push(PLAIN_BEGINNING);
    if (this.kinds !== 'tags' && this.isStart) beginnings.push(PLAIN_FIRST_BEGINNING);
    return Math.max(...beginnings.map((beginning) => beginning.exec(this.held)?.[0].length ?? 0));
  }
}
