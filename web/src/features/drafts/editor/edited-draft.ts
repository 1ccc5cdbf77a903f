import { createStore } from 'zustand';
import { DraftSession } from './draft-session';
import { HandEdits, type HandEditsParts, type KnownVersion, type SaveState } from './hand-edits';

/** So long one types nothing before the desk looks at the text: its claims, its title, what rules find in it. */
const PAUSE_MS = 100;

interface Shown {
  /** What stands in the editor. */
  text: string;
  saving: SaveState;
}

/** A draft that is edited in place: its document, and what of it the server has. */
export class EditedDraft {
  readonly session: DraftSession;
  readonly edits: HandEdits;
  readonly shown;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(version: KnownVersion, parts: Omit<HandEditsParts, 'onState' | 'onText'>) {
    this.shown = createStore<Shown>(() => ({ text: version.text, saving: { kind: 'saved' } }));
    this.session = new DraftSession(version.text, (text) => {
      this.edits.type(text);
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.tell(), PAUSE_MS);
    });
    this.edits = new HandEdits(version, {
      ...parts,
      onState: (saving) => this.shown.setState({ saving }),
      onText: (text) => this.show(text),
    });
  }

  restore(): void {
    this.show(this.edits.restore());
  }

  /** Says which version is the newest one. */
  hear(newest: KnownVersion): void {
    const text = this.edits.hear(newest);
    if (text !== null) this.show(text);
  }

  /** Puts another wording in the place of the text, as if somebody had typed it. */
  change(text: string): void {
    this.edits.type(text);
    this.show(text);
  }

  async leave(): Promise<void> {
    await this.edits.flush().finally(() => this.edits.end());
  }

  private show(text: string): void {
    this.session.show(text);
    this.tell();
  }

  private tell(): void {
    clearTimeout(this.timer);
    const { text } = this.edits;
    this.shown.setState({ text });
  }
}
