import type { Node } from 'prosemirror-model';
import { type EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { findTags, meaningOf } from '@/lib/email-files/merge-tags';
import type { Mark } from '@/ui/marked-runs';
import { type Place, writeDocument } from './draft-document';

const key = new PluginKey<DecorationSet>('marks');

/** Shows claims, findings and changed words over the words of a document; they move along while one types. */
export const draftMarks = new Plugin<DecorationSet>({
  key,
  state: {
    init: () => DecorationSet.empty,
    apply: (tr, shown) => {
      const marks = tr.getMeta(key) as readonly Mark[] | undefined;
      return marks ? decorate(tr.doc, marks) : shown.map(tr.mapping, tr.doc);
    },
  },
  props: { decorations: (state) => key.getState(state) },
});

/** The change that shows these marks in place of those before. They are places of the raw draft that the document says. */
export function showMarks(state: EditorState, marks: readonly Mark[]): Transaction {
  return state.tr.setMeta(key, marks).setMeta('addToHistory', false);
}

function decorate(doc: Node, marks: readonly Mark[]): DecorationSet {
  const { places } = writeDocument(doc);
  return DecorationSet.create(
    doc,
    marks.flatMap((mark) => {
      const head = headOf(mark, marks);
      const look = { nodeName: mark.tag ?? 'span', class: mark.className, ...asHtml(mark.attributes) };
      const parts = [{ from: mark.from, to: head.from }, head, { from: head.to, to: mark.to }];
      const inPlace = parts.flatMap((part) =>
        stretchesOf(places, part).map(({ from, to }, index) =>
          Decoration.inline(from, to, part === head && index === 0 ? { ...look, ...asHtml(mark.first) } : look),
        ),
      );
      return [...removedWords(mark, places), ...inPlace];
    }),
  );
}

const REMOVED =
  'cursor-pointer rounded-[3px] bg-bad-soft px-0.5 text-bad line-through decoration-from-font select-none print:hidden';
const LONGEST_REMOVED = 160;

/** The words that a change took away, before the place where they stood. They are no part of the document. */
function removedWords({ from, removed = '', attributes }: Mark, places: Place[]): Decoration[] {
  const words = removed.replaceAll('**', '').replace(/\s+/g, ' ').trim();
  const pos = words === '' ? null : posAt(places, from);
  if (pos === null) return [];
  const show = () => {
    const element = document.createElement('del');
    element.className = REMOVED;
    for (const [name, value] of Object.entries(asHtml(attributes))) element.setAttribute(name, value);
    element.textContent = words.length > LONGEST_REMOVED ? `${words.slice(0, LONGEST_REMOVED).trimEnd()}…` : words;
    return element;
  };
  return [Decoration.widget(pos, show, { side: -1, key: `removed ${from} ${words}`, ignoreSelection: true })];
}

/** Where a place of the raw draft is in the document: within words, behind the ones before it, or before the first ones. */
export function posAt(places: Place[], from: number): number | null {
  const place = places.findLast((one) => one.from <= from) ?? places[0];
  return place ? place.pos + Math.min(Math.max(from - place.from, 0), place.length) : null;
}

/** The part of a mark that one goes to: its beginning, up to and without any other mark that one goes to. */
export function headOf(mark: Mark, marks: readonly Mark[]): { from: number; to: number } {
  if (!mark.first) return mark;
  const inner = marks.filter(
    (other) => other !== mark && other.first && other.from >= mark.from && other.to <= mark.to && other.from < other.to,
  );
  let { from } = mark;
  for (const other of inner.toSorted((one, two) => one.from - two.from)) if (other.from === from) from = other.to;
  if (from >= mark.to) return { from: mark.from, to: mark.to };
  return { from, to: Math.min(mark.to, ...inner.filter((other) => other.from > from).map((other) => other.from)) };
}

/** Where a stretch of the raw draft stands in the document: a piece in each run of words that it lies in. */
export function stretchesOf(
  places: Place[],
  { from, to }: { from: number; to: number },
): { from: number; to: number }[] {
  const stretches: { from: number; to: number }[] = [];
  for (let at = firstBehind(places, from); at < places.length; at += 1) {
    const place = places[at];
    if (!place || place.from >= to) break;
    const [start, end] = [Math.max(from, place.from), Math.min(to, place.from + place.length)];
    if (start < end) stretches.push({ from: place.pos + start - place.from, to: place.pos + end - place.from });
  }
  return stretches;
}

/** The first place that ends behind `from`. */
function firstBehind(places: Place[], from: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const place = places[middle];
    if (place && place.from + place.length <= from) low = middle + 1;
    else high = middle;
  }
  return low;
}

const CHIP = 'rounded-sm border px-1 font-mono text-[0.8em]';

/** The merge tags of a raw draft, as chips. Those that only a sending tool knows look otherwise. */
export function tagMarks(text: string): Mark[] {
  return findTags(text).map((tag) => {
    const meaning = meaningOf(tag);
    const look =
      meaning === null ? 'border-dashed border-warn/60 text-warn' : 'border-line-strong bg-raised text-muted';
    const title = meaning === null ? 'A tag that only your sending tool knows' : `Filled in with ${meaning}`;
    const { from, to } = tag;
    return { from, to, className: `${CHIP} ${look}`, attributes: { title, 'data-merge-tag': '' } };
  });
}

/** 'tabIndex' is 'tabindex' in HTML. */
function asHtml(attributes: Mark['attributes'] = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name.toLowerCase(), String(value)]));
}
