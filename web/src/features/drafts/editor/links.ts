import type { ResolvedPos } from 'prosemirror-model';
import { type Command, type EditorState, TextSelection } from 'prosemirror-state';
import { schema } from './schema';

const { link } = schema.marks;

interface Stretch {
  from: number;
  to: number;
}

/** Makes a link of the selected words, or of none where the address is null. */
export function setLink(href: string | null): Command {
  return (state, dispatch) => {
    const { from, to, empty } = state.selection;
    if (empty || !link) return false;
    const tr = state.tr.removeMark(from, to, link);
    if (href !== null) tr.addMark(from, to, link.create({ href }));
    // What is typed behind it is not of the link.
    dispatch?.(tr.removeStoredMark(link));
    return true;
  };
}

/** The address of the first link in what is selected; null where there is none. */
export function selectedLink({ doc, selection: { from, to } }: EditorState): string | null {
  let href: string | null = null;
  doc.nodesBetween(from, to, (node) => {
    const found = node.marks.find(({ type }) => type === link);
    if (found) href ??= String(found.attrs.href);
  });
  return href;
}

/** Selects what a link tool is about: all of the link at the caret or of the one that is selected in part, else the word there. */
export const selectForLink: Command = (state, dispatch) => {
  const { $from, $to, empty } = state.selection;
  if ($from.parent.type === schema.nodes.subject) return false;
  const around = linkAround($from) ?? (empty ? wordAround($from) : null);
  const from = Math.min($from.pos, around?.from ?? $from.pos);
  const to = Math.max($to.pos, around?.to ?? $to.pos);
  if (from === to) return false;
  dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, from, to)));
  return true;
};

function linkAround({ parent, parentOffset, pos }: ResolvedPos): Stretch | null {
  const start = pos - parentOffset;
  const stretches: (Stretch & { href: string })[] = [];
  parent.forEach((node, offset) => {
    const mark = node.marks.find(({ type }) => type === link);
    if (!mark) return;
    const [href, from, last] = [String(mark.attrs.href), start + offset, stretches.at(-1)];
    if (last?.href === href && last.to === from) last.to += node.nodeSize;
    else stretches.push({ from, to: from + node.nodeSize, href });
  });
  return stretches.find(({ from, to }) => from <= pos && to >= pos) ?? null;
}

const WORD = /[\p{L}\p{N}'’-]/u;

function wordAround({ parent, parentOffset, pos }: ResolvedPos): Stretch {
  const text = parent.textBetween(0, parent.content.size, '\n', '\n');
  let [from, to] = [parentOffset, parentOffset];
  while (WORD.test(text.charAt(from - 1))) from -= 1;
  while (WORD.test(text.charAt(to))) to += 1;
  const start = pos - parentOffset;
  return { from: start + from, to: start + to };
}
