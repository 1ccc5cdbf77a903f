import { readPieces } from '@copydesk/text';
import { type EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { BLOCK_STYLE } from '@/ui/block-style';
import { writeDocument } from './draft-document';
import { stretchesOf } from './draft-marks';

/** Other words for a stretch of the raw draft, as far as they are written. */
export interface Proposal {
  from: number;
  to: number;
  text: string;
}

interface Proposed extends Proposal {
  /** The old words in the document, which move along while one types elsewhere. */
  shown: DecorationSet;
}

const key = new PluginKey<Proposed | null>('proposal');

/** Shows other words beside the old ones, which are struck out, until somebody takes or leaves them. */
export const proposals = new Plugin<Proposed | null>({
  key,
  state: {
    init: () => null,
    apply: (tr, shown, _, state) => {
      const told = tr.getMeta(key) as { proposal: Proposal | null } | undefined;
      if (told) return told.proposal && { ...told.proposal, shown: decorate(state, told.proposal) };
      return shown && { ...shown, shown: shown.shown.map(tr.mapping, tr.doc) };
    },
  },
  props: { decorations: (state) => key.getState(state)?.shown },
});

export function showProposal(state: EditorState, proposal: Proposal | null): Transaction {
  return state.tr.setMeta(key, { proposal }).setMeta('addToHistory', false);
}

/** The proposed words, and the old ones as they stand in the document now; null where there are none. */
export function proposedIn(state: EditorState): (Proposal & { start: number; end: number }) | null {
  const proposed = key.getState(state);
  const places = proposed?.shown.find().filter(({ from, to }) => from < to);
  const [first, last] = [places?.[0], places?.at(-1)];
  return proposed && first && last ? { ...proposed, start: first.from, end: last.to } : null;
}

function decorate({ doc }: EditorState, { from, to, text }: Proposal): DecorationSet {
  const stretches = stretchesOf(writeDocument(doc).places, { from, to });
  const end = stretches.at(-1)?.to;
  if (end === undefined) return DecorationSet.empty;
  return DecorationSet.create(doc, [
    ...stretches.map((stretch) =>
      Decoration.inline(stretch.from, stretch.to, { nodeName: 'del', class: 'text-faint decoration-faint' }),
    ),
    ...(text === '' ? [] : [Decoration.widget(end, () => wordsOf(text), { side: 1, key: text })]),
  ]);
}

/** The proposed words as they will be read. */
function wordsOf(text: string): HTMLElement {
  const words = document.createElement('ins');
  words.contentEditable = 'false';
  words.dataset.proposal = '';
  words.className = 'ms-1 rounded-[3px] bg-accent-soft px-0.5 text-text no-underline';
  readPieces(text, { isBody: true }).forEach(({ kind, lines }, index) => {
    lines.forEach((runs, line) => {
      if (index > 0 || line > 0) words.append(document.createElement('br'));
      if (kind === 'item') words.append('• ');
      for (const run of runs) {
        const piece = document.createElement(run.bold ? 'strong' : 'span');
        if (run.bold) piece.classList.add(...BLOCK_STYLE.bold.split(' '));
        if (run.href !== undefined) piece.classList.add(...BLOCK_STYLE.link.split(' '));
        piece.textContent = run.text;
        words.append(piece);
      }
    });
  });
  return words;
}
