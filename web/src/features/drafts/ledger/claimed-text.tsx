import type { ThreadResponse } from '@copydesk/contracts';
import { type ClipboardEvent, type ComponentType, type KeyboardEvent, Suspense, useMemo } from 'react';
import { lazyComponent } from '@/lib/lazy-component';
import type { Mark } from '@/ui/marked-runs';
import { DraftText } from '../parts/draft-text';
import { claimAt, claimMarks } from './claim-marks';
import type { Claims } from './use-claims';

const ClaimCard = lazyComponent(() => import('./claim-card'));

/** Shows the words of a version with what is marked in them. */
export interface VersionTextProps {
  thread: ThreadResponse;
  text: string;
  marks: readonly Mark[];
}

interface ClaimedTextProps {
  thread: ThreadResponse;
  text: string;
  claims: Claims;
  /** Words that were changed just now. */
  changed: readonly Mark[];
  /** A screen's own way to show the words. */
  Text?: ComponentType<VersionTextProps>;
}

/** So long the pointer rests on a claim before its card comes, and may be away before it goes. */
const REST_MS = 180;
const AWAY_MS = 260;

/** A version whose claims are underlined; each has a card, and its source opens beside the text. */
export function ClaimedText({ thread, text, claims, changed, Text }: ClaimedTextProps) {
  const { entries, card, source } = claims;
  const shownClaim = source?.claim ?? null;
  const marks = useMemo(
    () => [...claimMarks(text, entries, shownClaim), ...changed],
    [text, entries, shownClaim, changed],
  );
  const takeKey = (event: KeyboardEvent) => {
    const at = claimAt(event.target);
    const act = at !== null && !event.ctrlKey && !event.metaKey && !event.altKey && actionOf(event, claims, at);
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <div
      role="presentation"
      onPointerOver={({ target, pointerType }) => {
        const at = claimAt(target);
        if (at === null || pointerType === 'touch') return;
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
      onClick={({ target, nativeEvent }) => {
        const at = claimAt(target);
        const entry = at === null ? undefined : entries[at];
        if (at === null || !entry || !window.getSelection()?.isCollapsed) return;
        const isTouch = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
        const opener = claims.elementOf(at);
        if (opener && !isTouch && (entry.source ?? entry.near)) claims.openSource(entry, at, opener);
        else {
          opener?.focus();
          claims.openCard(at, true);
        }
      }}
      onKeyDown={takeKey}
      onCopy={copyPlain}
    >
      {Text ? <Text thread={thread} text={text} marks={marks} /> : <DraftText text={text} marks={marks} />}
      {card && entries[card.index] && (
        <Suspense fallback={null}>
          <ClaimCard key={card.index} claims={claims} text={text} index={card.index} />
        </Suspense>
      )}
    </div>
  );
}

/** What a key does on a claim. */
function actionOf({ key, shiftKey }: KeyboardEvent, claims: Claims, at: number): (() => void) | null {
  const entry = claims.entries[at];
  const opener = claims.elementOf(at);
  const toCard = () => document.querySelector<HTMLElement>('[data-claim-card] :is(button, textarea)')?.focus();
  if (key === 'ArrowRight' || key === 'ArrowLeft') return () => claims.step(at, key === 'ArrowRight' ? 1 : -1, 'all');
  if (key.toLowerCase() === 'n') return () => claims.step(at, shiftKey ? -1 : 1, 'open');
  if (key === 'Home' || key === 'End') return () => claims.step(null, key === 'Home' ? 1 : -1, 'all');
  if (key === 'Tab' && !shiftKey && claims.card) return toCard;
  if (key === 'Enter' || key === ' ') {
    return () => {
      if (entry && opener && (entry.source ?? entry.near)) claims.openSource(entry, at, opener);
      else toCard();
    };
  }
  return null;
}

/** What is copied by hand goes without our lines and colors. */
function copyPlain(event: ClipboardEvent): void {
  const selection = window.getSelection();
  if (!selection || selection.isCollapsed || !(event.target instanceof Node)) return;
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
