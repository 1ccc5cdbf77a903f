import type { Improvement, LedgerEntry, VersionMendings } from '@copydesk/contracts';
import { type ClaimLook, type Edit, lookOf, sentenceAt } from '@copydesk/text';
import { explainClaim, LOOK_WORDS } from '@/lib/claims/describe-claim';
import type { ToldFinding } from '../findings/describe-findings';
import { nameOfFinding } from '../ledger/claim-marks';
import type { Span } from '../margin/text-range';
import type { Contradiction } from './contradictions';
import type { FormFinding } from './form-findings';

/** What may be left to do in a draft, the worst first: the list has this order. */
const ITEM_KINDS = [
  'differs',
  'promise',
  'word',
  'invented',
  'contradiction',
  'to-confirm',
  'unsourced',
  'form',
  'mending',
  'note',
] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

interface ItemFace {
  /** The same as long as the words that it is about stay. */
  key: string;
  kind: ItemKind;
  title: string;
  /** What is wrong, in a word or two beside the title; missing where the title says it. */
  label?: string;
  text: string;
  /** Where it stands in the draft with its preheader; null where nothing stands there. */
  span: Span | null;
}

interface ClaimItem extends ItemFace {
  kind: 'differs' | 'invented' | 'to-confirm' | 'unsourced';
  entry: LedgerEntry;
}
interface FindingItem extends ItemFace {
  kind: 'promise' | 'word' | 'form';
  finding: ToldFinding;
}
interface PlainItem extends ItemFace {
  kind: 'contradiction' | 'form';
  /** What is missing; absent where words are wrong. */
  id?: FormFinding['id'];
}
/** What came too late to be mended before anybody saw the draft. */
interface MendingItem extends ItemFace {
  kind: 'mending';
  edit: Edit;
}
export interface NoteItem extends ItemFace {
  kind: 'note';
  improvement: Improvement;
  /** Its place in the review. */
  place: number;
}
export type OpenItem = ClaimItem | FindingItem | PlainItem | MendingItem | NoteItem;

export type OpenMending = VersionMendings['mendings'][number] & { span: Span | null };

/** A suggestion of a review that may still be made, with the place that it means. */
export interface OpenNote {
  improvement: Improvement;
  place: number;
  span: Span | null;
}

/** All that is known of a draft. */
export interface DraftState {
  /** The draft with its preheader. */
  text: string;
  entries: LedgerEntry[];
  findings: ToldFinding[];
  /** Promises that somebody answers for. */
  waived: ToldFinding[];
  contradictions: Contradiction[];
  form: FormFinding[];
  mendings: OpenMending[];
  notes: OpenNote[];
  /** The keys of what somebody keeps as it is, without a reason: no promise is kept so. */
  kept: string[];
}

/** What is left to do in a draft, the worst first and then in the order of the text; and what somebody keeps as it is. */
export function openItems(state: DraftState): { open: OpenItem[]; kept: OpenItem[] } {
  const all: OpenItem[] = [
    ...state.entries.flatMap((entry) => claimItem(entry, state.text)),
    ...state.findings.map((finding) => findingItem(finding, state.text)),
    ...state.contradictions.map(({ from, to, text }): PlainItem => ({
      key: `contradiction ${text}`,
      kind: 'contradiction',
      title: state.text.slice(from, to),
      label: 'Contradiction',
      text,
      span: { from, to },
    })),
    ...state.form.map(({ id, title, text, span }): PlainItem => ({
      key: `form ${id}`,
      kind: 'form',
      id,
      title,
      text,
      span,
    })),
    ...state.mendings.map(({ edit, text, span }): MendingItem => ({
      key: `mending ${edit.quote}`,
      kind: 'mending',
      title: 'Suggestion',
      text,
      span,
      edit,
    })),
    ...state.notes.map(noteItem),
  ];
  const ordered = withOwnKeys(all).toSorted(
    (a, b) =>
      ITEM_KINDS.indexOf(a.kind) - ITEM_KINDS.indexOf(b.kind) ||
      (a.span?.from ?? Infinity) - (b.span?.from ?? Infinity),
  );
  const isKept = ({ key, kind }: OpenItem) => kind !== 'promise' && state.kept.includes(key);
  const waived = withOwnKeys(state.waived.map((finding) => findingItem(finding, state.text)));
  return { open: ordered.filter((item) => !isKept(item)), kept: [...waived, ...ordered.filter(isKept)] };
}

/** People and words of people that no source has are invented; so is a quotation that is not word for word. */
const INVENTIBLE = new Set<LedgerEntry['kind']>(['name', 'quotation']);

function kindOf(entry: LedgerEntry, look: ClaimLook): ClaimItem['kind'] | null {
  if ((look === 'mismatch' || look === 'unsourced') && INVENTIBLE.has(entry.kind)) return 'invented';
  if (look === 'mismatch') return 'differs';
  if (look === 'found') return 'to-confirm';
  return look === 'unsourced' ? 'unsourced' : null;
}

function claimItem(entry: LedgerEntry, text: string): ClaimItem[] {
  const look = lookOf(entry);
  const kind = kindOf(entry, look);
  if (kind === null) return [];
  const { from, to, quote } = entry;
  const key = `claim ${kind} ${quote} ${sentenceAt(text, from, to)}`;
  const title = quote.replaceAll('**', '');
  return [{ key, kind, title, label: LOOK_WORDS[look], text: explainClaim(entry), span: { from, to }, entry }];
}

function findingItem(finding: ToldFinding, draft: string): FindingItem {
  const { key: own, kind, text, from, to } = finding;
  const face = { key: `finding ${own}`, text, span: { from, to }, finding };
  if (kind === 'subject') return { ...face, kind: 'form', title: nameOfFinding(finding) };
  const title = draft.slice(from, to).replaceAll('**', '');
  return { ...face, kind, title, label: nameOfFinding(finding) };
}

function noteItem({ improvement, place, span }: OpenNote): NoteItem {
  const { criterion, suggestion } = improvement;
  const title = criterion.charAt(0).toUpperCase() + criterion.slice(1);
  const text = suggestion.replaceAll('**', '');
  return { key: `note ${text}`, kind: 'note', title, text, span, improvement, place };
}

/** Why a promise is kept, and by whom. */
export const waiverOf = (item: OpenItem) => ('finding' in item ? item.finding.waiver : undefined);

/** Where the same words stand twice in a sentence, each has a key of its own. */
function withOwnKeys(items: OpenItem[]): OpenItem[] {
  const times = new Map<string, number>();
  return items.map((item) => {
    const time = (times.get(item.key) ?? 0) + 1;
    times.set(item.key, time);
    return time === 1 ? item : { ...item, key: `${item.key} ${time}` };
  });
}

/** How much is left to do, in words. */
export function countLeft(left: number): string {
  return left === 0 ? 'Nothing left to do' : `${left} left to do`;
}
