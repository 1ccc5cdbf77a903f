import {
  CHANGED_ELSEWHERE,
  type MessageResponse,
  type NewVersionRequest,
  STILL_WRITING,
  STILL_WRITING_CAMPAIGN,
} from '@copydesk/contracts';
import { HttpError, isSignedOut, messageOf } from '@/lib/http-error';
import type { KeptText } from './kept-text';
import { mergeTexts } from './merge-texts';

/** A version as the server has it. */
export interface KnownVersion {
  id: string;
  text: string;
}

/** How what is typed stands to what the server has. `waiting`: it is kept in the browser, and goes out as soon as it can. */
export type SaveState = { kind: 'saved' | 'typing' | 'saving' | 'waiting' } | { kind: 'refused'; reason: string };

/** What a page was told of that nobody asked for. */
export type EditNews = 'restored' | 'torn';

export interface HandEditsParts {
  kept: KeptText;
  save: (request: NewVersionRequest) => Promise<MessageResponse>;
  /** Has the thread read again, since it has changed. */
  readAgain: () => void;
  onState: (state: SaveState) => void;
  onNews: (news: EditNews) => void;
  /** Told of a text that is to be shown now, in the end of a save. */
  onText: (text: string) => void;
}

interface Times {
  pauseMs: number;
  /** Who types on and on is saved at least so often. */
  latestMs: number;
  retryMs: number;
}

/** The draft moves: what is typed waits until it rests. */
const PASSING = [CHANGED_ELSEWHERE, STILL_WRITING, STILL_WRITING_CAMPAIGN];

const TIMES: Times = { pauseMs: 1_200, latestMs: 10_000, retryMs: 4_000 };

/**
 * What is typed into a draft, until the server has it: kept in the browser at once, saved after a pause. One spell of
 * typing is one version. What others wrote meanwhile is merged in; nothing is lost on either side.
 */
export class HandEdits {
  /** What stands in the editor. */
  text: string;
  private known: KnownVersion;
  /** The version that this spell made, which the next save replaces. */
  private own: string | null = null;
  private newest: KnownVersion | null = null;
  /** What was sent without an answer: the server may have it. */
  private readonly unanswered = new Set<string>();
  private hasFailed = false;
  private saving: Promise<void> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private dirtySince: number | null = null;
  private readonly times: Times;

  constructor(
    version: KnownVersion,
    private readonly parts: HandEditsParts,
    times: Partial<Times> = {},
  ) {
    this.times = { ...TIMES, ...times };
    this.known = version;
    this.text = version.text;
  }

  /** What was typed before the page was closed or crashed comes back. Returns the text that is to be shown. */
  restore(): string {
    for (const { base, text } of this.parts.kept.takeOver()) {
      const { text: merged, isTorn } = mergeTexts(base, text, this.text);
      if (merged === this.text) continue;
      this.type(merged);
      this.parts.onNews(isTorn ? 'torn' : 'restored');
    }
    return this.text;
  }

  /** Says what stands in the editor now. */
  type(text: string): void {
    this.text = text;
    if (this.isSaved) {
      this.parts.kept.forget();
      this.rest();
      return;
    }
    this.parts.kept.keep({ base: this.known.text, text });
    this.dirtySince ??= Date.now();
    const latest = this.dirtySince + this.times.latestMs - Date.now();
    this.schedule(Math.max(0, Math.min(this.times.pauseMs, latest)));
    if (!this.saving) this.parts.onState({ kind: 'typing' });
  }

  /** Says which version is the newest one. Returns the text that is to be shown where that is another one now. */
  hear(newest: KnownVersion): string | null {
    if (newest.id === this.known.id) return null;
    if (this.saving) {
      // It may be the very version that is being saved: the answer will tell.
      this.newest = newest;
      return null;
    }
    const { text: mine, known } = this;
    const isOwn = this.unanswered.has(newest.text);
    this.known = newest;
    this.own = isOwn ? newest.id : null;
    if (isOwn) {
      this.type(mine);
      return null;
    }
    if (mine === known.text) {
      this.text = newest.text;
      this.parts.kept.forget();
      return newest.text;
    }
    const { text, isTorn } = mergeTexts(known.text, mine, newest.text);
    if (isTorn) this.parts.onNews('torn');
    this.type(text);
    return text;
  }

  /** Saves what is typed without waiting for a pause. False where the server does not have it then. */
  async flush(): Promise<boolean> {
    while (!this.isSaved) {
      clearTimeout(this.timer);
      const wasSaving = this.saving !== null;
      await (this.saving ?? this.save());
      if (!wasSaving && !this.isSaved && this.hasFailed) return false;
    }
    return true;
  }

  /** What is typed from here on is another version: somebody works with this one. */
  endSpell(): void {
    this.own = null;
  }

  end(): void {
    clearTimeout(this.timer);
  }

  get isSaved(): boolean {
    return this.text === this.known.text;
  }

  private schedule(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void (this.saving ?? this.save()), ms);
  }

  private rest(): void {
    clearTimeout(this.timer);
    this.dirtySince = null;
    if (!this.saving) this.parts.onState({ kind: 'saved' });
  }

  private save(): Promise<void> {
    this.saving = this.send().finally(() => {
      this.saving = null;
      this.goOn();
    });
    return this.saving;
  }

  private async send(): Promise<void> {
    const { text, known, parts } = this;
    if (text.trim() === '') return this.refuse('An empty email is not saved.');
    parts.onState({ kind: 'saving' });
    this.dirtySince = null;
    this.unanswered.add(text);
    try {
      const replaces = this.own === known.id;
      const { id, content } = await parts.save({ content: text, after: known.id, replaces });
      this.hasFailed = false;
      this.unanswered.clear();
      this.known = { id, text: content };
      this.own = id;
    } catch (error) {
      this.hasFailed = true;
      const message = messageOf(error, 'It could not be saved.');
      const isMoved = PASSING.includes(message);
      const isRefused = error instanceof HttpError && error.status < 500;
      if (isRefused) this.unanswered.delete(text);
      if (isMoved) parts.readAgain();
      if (isRefused && !isMoved && !isSignedOut(error)) return this.refuse(message);
      parts.onState({ kind: 'waiting' });
      this.schedule(this.times.retryMs);
    }
  }

  private refuse(reason: string): void {
    this.hasFailed = true;
    this.parts.onState({ kind: 'refused', reason });
  }

  /** What came while a save was under way. */
  private goOn(): void {
    const { newest } = this;
    this.newest = null;
    if (newest) {
      const text = this.hear(newest);
      if (text !== null) this.parts.onText(text);
    }
    if (this.isSaved) {
      this.parts.kept.forget();
      this.rest();
    } else if (!this.hasFailed) this.type(this.text);
  }
}
