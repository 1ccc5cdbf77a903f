import { Notes } from './notes';
import { Thoughts } from './thoughts';
import { Wrapping } from './wrapping';

/**
 * Takes out of a streamed text what is no part of the answer: thoughts and notes, wherever they stand; a fence around the
 * whole; and a preamble. `push` returns what may be shown now. It holds text back only while that may still be one of
 * these, so that the first word of an answer is not late.
 */
export class AnswerText {
  private readonly thoughts: Thoughts;
  private readonly notes: Notes;
  private readonly wrapping: Wrapping;

  /**
   * `startsInThought`: the server begins its answers inside a thought. `given`: the text that the model changes, with the
   * request; a 'Note: ...' or 'Here is the short version:' that it may come from stays in the answer.
   */
  constructor({ startsInThought = false, given }: { startsInThought?: boolean; given?: string | undefined } = {}) {
    this.thoughts = new Thoughts(startsInThought);
    this.notes = new Notes(given === undefined ? 'remarks' : /\bnotes?\b/i.test(given) ? 'tags' : 'all');
    this.wrapping = new Wrapping(given);
  }

  /** True while the text is inside a thought. */
  get thinking(): boolean {
    return this.thoughts.thinking;
  }

  /** True where a thought ended that had not begun: its opening tag stands in the server's template. */
  get startedInThought(): boolean {
    return this.thoughts.startedInThought;
  }

  /** What the model said beside its answer, null where it said nothing. */
  get note(): string | null {
    return this.notes.note;
  }

  push(piece: string): string {
    return this.wrapping.push(this.notes.push(this.thoughts.push(piece)));
  }

  /** What is left when the answer is over. */
  end(): string {
    const text = this.notes.push(this.thoughts.end()) + this.notes.end();
    return this.wrapping.push(text) + this.wrapping.end();
  }
}
