import {
  type ClipboardEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  Suspense,
  useMemo,
  useRef,
} from 'react';
import { lazyComponent } from '@/lib/lazy-component';
import type { Mark } from '@/ui/marked-runs';
import type { Offer } from '../findings/describe-findings';
import { claimAt, claimMarks, isFinding } from './claim-marks';
import type { Claims } from './use-claims';

const ClaimCard = lazyComponent(() => import('./claim-card'));

interface ClaimedTextProps {
  claims: Claims;
  /** True while the list of all claims is open. */
  isListed: boolean;
  /** What is marked beside its claims. */
  marks: readonly Mark[];
  /** Goes back into the text from a claim. */
  onLeave?: (claim: { from: number }) => void;
  /** Puts what the house says in the place of a word to avoid; null while the draft cannot take a change. */
  onReplace: ((offer: Offer) => void) | null;
  /** The same with what a source proves in the place of a claim. */
  onUse: ((offer: Offer) => void) | null;
  children: (marks: readonly Mark[]) => ReactNode;
}

/** So long the pointer rests on a claim before its card comes, and may be away before it goes. */
const REST_MS = 180;
const AWAY_MS = 260;

/** A version whose claims are underlined; each has a card, and its source opens beside the text. */
export function ClaimedText({
  claims,
  isListed,
  marks: others,
  onLeave,
  onReplace,
  onUse,
  children,
}: ClaimedTextProps) {
  const { text, marked, card, source, pointed } = claims;
  const shown = source?.claim ?? pointed;
  const marks = useMemo(
    () => [...claimMarks(text, marked, { shown, isListed }), ...others],
    [text, marked, shown, isListed, others],
  );
  const hasMoved = useMoves();
  const takeKey = (event: KeyboardEvent) => {
    const at = claimAt(event.target);
    const atCaret =
      event.key === 'Enter' && event.altKey ? claimAt(window.getSelection()?.anchorNode?.parentElement) : null;
    if (atCaret !== null) {
      event.preventDefault();
      return claims.go(atCaret);
    }
    // Who writes on has seen the card.
    const { target, key, currentTarget } = event;
    const isText = target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable);
    // What is typed into the card itself only comes through here.
    if (
      at === null &&
      card &&
      isText &&
      currentTarget.contains(target) &&
      key !== 'Escape' &&
      !event.ctrlKey &&
      !event.metaKey
    )
      claims.closeCard();
    if (at === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const entry = marked[at];
    const act =
      actionOf(event, claims, at) ?? (event.key === 'Escape' && entry && onLeave ? () => onLeave(entry) : null);
    // A claim is not typed in: only the words around it are, and its own from there.
    if (act || event.key.length === 1) event.preventDefault();
    act?.();
  };
  return (
    <div
      role="presentation"
      onPointerMove={(event) => {
        const at = claimAt(event.target);
        if (!hasMoved(event) || at === null || event.pointerType === 'touch' || event.buttons > 0) return;
        if (card?.index === at) claims.keepCard();
        else claims.openCard(at, false, REST_MS);
      }}
      onPointerOut={({ target, pointerType }) => {
        if (claimAt(target) !== null && pointerType !== 'touch' && !card?.isHeld) claims.closeCard(AWAY_MS);
      }}
      onFocus={({ target }) => {
        const at = claimAt(target);
        if (at !== null && target.matches(':focus-visible')) claims.openCard(at, true);
      }}
      onBlur={({ target, relatedTarget }) => {
        if (
          claimAt(target) === null ||
          (relatedTarget instanceof Element && relatedTarget.closest('[data-claim-card]'))
        )
          return;
        if (card?.isHeld) claims.closeCard();
      }}
      onClick={({ target }) => {
        const at = claimAt(target);
        if (at === null || !marked[at] || !window.getSelection()?.isCollapsed) return;
        claims.openCard(at, true);
      }}
      onKeyDown={takeKey}
      onCopy={copyPlain}
    >
      {children(marks)}
      {card && marked[card.index] && (
        <Suspense fallback={null}>
          <ClaimCard key={card.index} claims={claims} index={card.index} onReplace={onReplace} onUse={onUse} />
        </Suspense>
      )}
    </div>
  );
}

/** Tells a pointer that is moved from one that rests while the text comes or scrolls below it. */
function useMoves() {
  const last = useRef<string>(undefined);
  return ({ screenX, screenY }: PointerEvent): boolean => {
    const place = `${screenX} ${screenY}`;
    const was = last.current;
    last.current = place;
    return was !== undefined && was !== place;
  };
}

/** What a key does on a claim. */
function actionOf({ key, shiftKey }: KeyboardEvent, claims: Claims, at: number): (() => void) | null {
  const entry = claims.marked[at];
  const opener = claims.elementOf(at);
  const toCard = () => document.querySelector<HTMLElement>('[data-claim-card] :is(button, textarea)')?.focus();
  if (key === 'ArrowRight' || key === 'ArrowLeft') return () => claims.step(at, key === 'ArrowRight' ? 1 : -1, 'all');
  if (key.toLowerCase() === 'n') return () => claims.step(at, shiftKey ? -1 : 1, 'open');
  if (key === 'Home' || key === 'End') return () => claims.step(null, key === 'Home' ? 1 : -1, 'all');
  if (key === 'Tab' && !shiftKey && claims.card) return toCard;
  if (key === 'Enter' || key === ' ') {
    return () => {
      if (entry && !isFinding(entry) && opener && (entry.source ?? entry.near)) claims.openSource(entry, at, opener);
      else toCard();
    };
  }
  return null;
}

/** What is copied by hand goes without our lines and colors. */
function copyPlain(event: ClipboardEvent): void {
  const selection = window.getSelection();
  const isTyped = event.target instanceof HTMLTextAreaElement;
  if (event.isDefaultPrevented() || isTyped || !selection || selection.isCollapsed) return;
  const copy = document.createElement('div');
  copy.append(selection.getRangeAt(0).cloneContents());
  copy.querySelectorAll('[data-not-text]').forEach((label) => label.remove());
  copy.querySelectorAll('span, mark').forEach((span) => span.replaceWith(...span.childNodes));
  copy.querySelectorAll('*').forEach((element) => {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  });
  event.clipboardData.setData('text/plain', selection.toString());
  event.clipboardData.setData('text/html', copy.innerHTML);
  event.preventDefault();
}
