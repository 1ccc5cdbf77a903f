import type { Node } from 'prosemirror-model';
import { shownSpan, wholeLinks } from '@copydesk/text';
import { keymap } from 'prosemirror-keymap';
import { closeHistory, history, undoDepth } from 'prosemirror-history';
import { type Command, EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { createStore } from 'zustand';
import type { Mark } from '@/ui/marked-runs';
import { writtenTexts } from '../margin/text-range';
import { asRead, readAgain } from './as-read';
import { readDocument, writeBlock, writeDocument } from './draft-document';
import { draftMarks, showMarks, stretchesOf } from './draft-marks';
import { editingKeys } from './editing-keys';
import { selectedLink, selectForLink, setLink } from './links';
import { pasting } from './pasting';
import { type Proposal, proposals, proposedIn, showProposal } from './proposal';

interface SessionView {
  /** Of the element in which one types. */
  attributes: Record<string, string>;
  /** True for keys that are not the editor's. */
  isForeign: (event: KeyboardEvent) => boolean;
  onBlur: () => void;
}

/** Words that are selected, as they stand in the raw draft. */
export interface SelectedWords {
  from: number;
  to: number;
  text: string;
}

/** The document of one draft with what can be undone in it. It outlives the element that shows it. */
export class DraftSession {
  /** What is selected; null where nothing is. */
  readonly selected = createStore<SelectedWords | null>(() => null);
  /** The address that selected words lead to, as it stands in the field for it; null where that is not open. */
  readonly linking = createStore<string | null>(() => null);
  private state: EditorState;
  private view: EditorView | null = null;

  /** `onTyped` is told whenever somebody has changed what the document says. */
  constructor(
    text: string,
    private readonly onTyped: (text: string) => void,
  ) {
    this.state = EditorState.create({
      doc: readDocument(text),
      plugins: [
        keymap({ 'Shift-Mod-k': () => this.startLink() }),
        ...editingKeys,
        history(),
        asRead(() => this.view?.composing ?? false),
        draftMarks,
        proposals,
      ],
    });
  }

  get text(): string {
    return writeDocument(this.state.doc).text;
  }

  /** How many there are of paragraphs, lists and the like. */
  get blocks(): number {
    return this.state.doc.childCount;
  }

  /** Shows the document in an element, until what is returned is called. */
  mount(place: HTMLElement, { attributes, isForeign, onBlur }: SessionView): () => void {
    const view = new EditorView(
      { mount: place },
      {
        ...pasting,
        state: this.state,
        attributes,
        dispatchTransaction: (tr) => this.dispatch(tr),
        handleDOMEvents: {
          keydown: (_, event) => isForeign(event),
          blur: () => {
            this.leave();
            onBlur();
            return false;
          },
          // What was composed is read when it is done.
          compositionend: () => {
            setTimeout(() => this.readAgain());
            return false;
          },
        },
      },
    );
    this.view = view;
    writtenTexts.set(place, (span) => this.rangeOf(span));
    return () => {
      view.destroy();
      if (this.view === view) this.view = null;
    };
  }

  /** Puts another text in the place of the document, as one change that can be undone; what is the same stays. */
  show(text: string): void {
    if (text === this.text) return;
    const { state } = this;
    const tr = replaceBlocks(state.tr, readDocument(text));
    if (writeDocument(tr.doc).text !== text) {
      const doc = readDocument(text);
      tr.replaceWith(0, tr.doc.content.size, doc.content);
      for (const name of ['head', 'tail']) tr.setDocAttribute(name, doc.attrs[name]);
    }
    // Before the first version there is nothing to go back to, and whoever comes by keyboard begins at its beginning.
    if (undoDepth(state) === 0 && state.doc.textContent === '')
      tr.setMeta('addToHistory', false).setSelection(TextSelection.atStart(tr.doc));
    this.dispatch(closeHistory(tr).setMeta('shown', true));
    this.dispatch(closeHistory(this.state.tr));
  }

  /** Marks the words of a text, where that is what the document says: else a newer one is on its way. */
  mark(text: string, marks: readonly Mark[]): void {
    if (text === this.text) this.dispatch(showMarks(this.state, marks));
  }

  /** Shows other words beside those that stand in a stretch of the raw draft. */
  propose(proposal: Proposal | null): void {
    const shown = proposedIn(this.state);
    if (!proposal && !shown) return;
    const place = proposal && shown && this.placeOf(shown.start, shown.end);
    const { from, to } = place ?? proposal ?? {};
    const isPlaced = proposal && from !== undefined && to !== undefined;
    this.dispatch(showProposal(this.state, isPlaced ? { from, to, text: proposal.text } : null));
  }

  /** The text with the proposed words in the place of the old ones; null where those are not what they were. */
  withProposal(old: string): string | null {
    const shown = proposedIn(this.state);
    const place = shown && this.placeOf(shown.start, shown.end);
    const { text } = this;
    if (!shown || place?.text !== old) return null;
    return text.slice(0, place.from) + shown.text + text.slice(place.to);
  }

  /** Where what is selected or proposed stands on the screen. */
  rect(): DOMRect {
    const { view, state } = this;
    if (!view) return new DOMRect();
    const proposed = view.dom.querySelector('[data-proposal]') ?? view.dom.querySelector('del');
    if (proposed) return proposed.getBoundingClientRect();
    const [start, end] = [view.coordsAtPos(state.selection.from), view.coordsAtPos(state.selection.to, -1)];
    const isOneLine = end.top < start.bottom;
    const left = isOneLine ? start.left : view.dom.getBoundingClientRect().left;
    return new DOMRect(left, start.top, Math.max(0, end.right - left), end.bottom - start.top);
  }

  /** In which one types, while it is shown. */
  get element(): HTMLElement | undefined {
    return this.view?.dom;
  }

  /** True for what lies in the element in which one types. */
  holds(target: EventTarget | null): boolean {
    return target instanceof window.Node && this.view?.dom.contains(target) === true;
  }

  private rangeOf(span: { from: number; to: number }): Range | null {
    const { view } = this;
    const { text, places } = writeDocument(this.state.doc);
    const stretches = stretchesOf(places, shownSpan(text, span));
    const [first, last] = [stretches[0], stretches.at(-1)];
    if (!view || !first || !last) return null;
    const [start, end] = [view.domAtPos(first.from, 1), view.domAtPos(last.to, -1)];
    const range = document.createRange();
    range.setStart(start.node, start.offset);
    range.setEnd(end.node, end.offset);
    return range;
  }

  /** Does what a key does to the selected words. */
  act(command: Command): void {
    command(this.state, (tr) => this.dispatch(tr));
  }

  /** Opens the field for the address of what is selected, or of the link or word at the caret. Takes its key in any case. */
  startLink(): true {
    const isPossible = selectForLink(this.state, (tr) => this.dispatch(tr));
    if (isPossible) this.linking.setState(selectedLink(this.state) ?? '', true);
    return true;
  }

  /** Ends what `startLink` began: with an address, with none (null) where there is to be no link, or as it was. */
  endLink(href?: string | null): void {
    this.linking.setState(null, true);
    if (href !== undefined) this.act(setLink(href));
    this.focus();
  }

  focus(): void {
    this.view?.focus();
  }

  /** What is selected, with the rest of a word that is selected in part: nobody means half of one. */
  selectWholeWords(): SelectedWords | null {
    const { tr, doc, selection } = this.state;
    const { $from, $to } = selection;
    const from = $from.start() + edgeOfWord($from.parent, $from.parentOffset, -1);
    const to = $to.start() + edgeOfWord($to.parent, $to.parentOffset, 1);
    if (!selection.empty) this.dispatch(tr.setSelection(TextSelection.create(doc, from, to)));
    return this.selected.getState();
  }

  /** Puts the caret where words of the raw draft begin, and the focus there. */
  focusAt(from: number): void {
    const { text, places } = writeDocument(this.state.doc);
    const [first] = stretchesOf(places, shownSpan(text, { from, to: from + 1 }));
    if (first) this.dispatch(this.state.tr.setSelection(TextSelection.create(this.state.doc, first.from)));
    this.view?.focus();
  }

  /** What stands between two places of the document, in the raw draft. */
  private placeOf(start: number, end: number): SelectedWords | null {
    const { text, places } = writeDocument(this.state.doc);
    const within = places.filter(({ pos, length }) => pos < end && pos + length > start);
    const [first, last] = [within[0], within.at(-1)];
    if (!first || !last) return null;
    const { from, to } = wholeLinks(
      {
        from: first.from + Math.max(0, start - first.pos),
        to: last.from + Math.min(last.length, end - last.pos),
      },
      text,
    );
    return { from, to, text: text.slice(from, to) };
  }

  private dispatch(tr: Transaction): void {
    const { doc: before, selection } = this.state;
    this.state = this.state.apply(tr);
    this.view?.updateState(this.state);
    if (!this.state.selection.eq(selection) || this.state.doc !== before) {
      const { from, to, empty } = this.state.selection;
      this.selected.setState(empty ? null : this.placeOf(from, to), true);
    }
    if (this.state.doc === before || tr.getMeta('shown') === true) return;
    this.onTyped(this.text);
  }

  private leave(): void {
    this.readAgain({ isLeft: true });
  }

  private readAgain(options: { isLeft?: boolean } = {}): void {
    const tr = readAgain(this.state, options);
    if (tr) this.dispatch(tr);
  }
}

const LETTER = /[\p{L}\p{N}]/u;

/** From a place within a word, where that begins or ends. */
function edgeOfWord(block: Node, at: number, by: 1 | -1): number {
  // A leaf counts as one place, as it does in the document.
  const text = block.textBetween(0, block.content.size, '\n', '\n');
  let edge = at;
  while (LETTER.test(text.charAt(edge - 1)) && LETTER.test(text.charAt(edge))) edge += by;
  return edge;
}

/** Replaces the blocks that say something else. */
function replaceBlocks(tr: Transaction, wanted: Node): Transaction {
  const { doc } = tr;
  let [start, end] = [0, 0];
  const most = Math.min(doc.childCount, wanted.childCount);
  while (start < most && saysTheSame(doc.child(start), wanted.child(start))) start += 1;
  const at = (node: Node, index: number) => node.child(node.childCount - 1 - index);
  while (end < most - start && saysTheSame(at(doc, end), at(wanted, end))) end += 1;
  const [from, to] = [sizeOf(doc, 0, start), sizeOf(doc, 0, doc.childCount - end)];
  return tr.replaceWith(from, to, wanted.children.slice(start, wanted.childCount - end));
}

function sizeOf(doc: Node, from: number, to: number): number {
  return doc.children.slice(from, to).reduce((size, block) => size + block.nodeSize, 0);
}

function saysTheSame(one: Node, other: Node): boolean {
  if (one.type !== other.type) return false;
  if (one.isTextblock) return one.attrs.gap === other.attrs.gap && writeBlock(one).text === writeBlock(other).text;
  return (
    one.childCount === other.childCount && one.children.every((child, index) => saysTheSame(child, other.child(index)))
  );
}
