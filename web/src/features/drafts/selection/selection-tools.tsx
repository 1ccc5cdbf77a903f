import type { SelectionWish } from '@copydesk/contracts';
import { Popover } from 'radix-ui';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { useIsPhone } from '@/lib/use-is-wide';
import type { DraftSession, SelectedWords } from '../editor/draft-session';
import { toggleBold, toggleList } from '../editor/editing-keys';
import { LinkForm } from './link-form';
import { goToTools, SelectionToolbar } from './selection-toolbar';
import type { SelectionEdit } from './use-selection-edit';
import { Button } from '@/ui/button';
import { Kbd } from '@/ui/kbd';

interface SelectionToolsProps {
  session: DraftSession;
  edit: SelectionEdit | null;
  isBusy: boolean;
  /** Has selected words written otherwise. */
  onAsk: (selection: SelectedWords, wish: SelectionWish) => void;
  onFactCheck: () => void;
  onTake: () => void;
  onLeave: () => void;
}

/** So long one selects nothing else before the toolbar comes. */
const REST_MS = 180;

/** What can be done with selected words, beside them; then the words that are proposed in their place. */
export function SelectionTools({ session, edit, isBusy, onAsk, onFactCheck, onTake, onLeave }: SelectionToolsProps) {
  const selected = useRestingSelection(session);
  const isNear = useFocusNear(session);
  const link = useStore(session.linking);
  const [dismissed, setDismissed] = useState<SelectedWords | null>(null);
  const { from, to } = edit?.selection ?? {};
  const words = edit?.unchanged || edit?.state === 'failed' ? undefined : edit?.text;
  useEffect(() => {
    session.propose(from === undefined || to === undefined || words === undefined ? null : { from, to, text: words });
  }, [session, from, to, words]);
  const isOffered =
    !edit && isNear && selected !== null && selected !== dismissed && !isBusy && selected.text.trim() !== '';
  // What has nothing to be taken goes with whatever one does next.
  const isIdle = edit !== null && (edit.state === 'failed' || (edit.state === 'done' && edit.unchanged));
  const actOf = ({ key, altKey, shiftKey }: KeyboardEvent, isInText: boolean): (() => void) | null => {
    if (key === 'Escape' && edit) return onLeave;
    if (!isInText) return null;
    if (key === 'Escape') return () => setDismissed(selected);
    if (key === 'Tab' && !shiftKey && edit?.state === 'done' && !edit.unchanged) return onTake;
    return (key === 'Tab' && !shiftKey) || (key === 'F10' && altKey) ? goToTools : null;
  };
  const takeKey = useEffectEvent((event: KeyboardEvent) => {
    const isInText = session.holds(event.target);
    const act = actOf(event, isInText);
    if (!act && isIdle && isInText && event.key.length === 1) onLeave();
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  });
  const isOn = link === null && (isOffered || edit !== null);
  useEffect(() => {
    if (!isOn) return;
    const listener = (event: KeyboardEvent) => takeKey(event);
    document.addEventListener('keydown', listener, { capture: true });
    return () => document.removeEventListener('keydown', listener, { capture: true });
  }, [isOn]);
  if (edit) {
    return (
      <Beside session={session} label="Proposed words" moves={edit.text} onOutside={isIdle ? onLeave : undefined}>
        <ProposalBar edit={edit} onTake={onTake} onLeave={onLeave} />
      </Beside>
    );
  }
  if (link !== null && !isBusy) {
    return (
      <Beside session={session} label="Link" moves={link} onOutside={() => session.endLink()}>
        <LinkForm address={link} onEnd={(href) => session.endLink(href)} />
      </Beside>
    );
  }
  if (!isOffered) return null;
  return (
    <Beside session={session} label="Selected words" moves={`${selected.from} ${selected.to}`}>
      <SelectionToolbar
        onWish={(wish) => {
          const words = session.selectWholeWords();
          if (words) onAsk(words, wish);
          session.focus();
        }}
        onFactCheck={onFactCheck}
        onFormat={(format) => {
          if (format === 'link') return session.startLink();
          session.act(format === 'bold' ? toggleBold : toggleList);
          session.focus();
        }}
        onLeave={() => {
          setDismissed(selected);
          session.focus();
        }}
      />
    </Beside>
  );
}

/** What is selected, once one has done selecting. */
function useRestingSelection(session: DraftSession): SelectedWords | null {
  const selected = useStore(session.selected);
  const [resting, setResting] = useState<SelectedWords | null>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = () => {
      clearTimeout(timer);
      timer = setTimeout(() => !isPressed.current && setResting(selected), selected ? REST_MS : 0);
    };
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      rest();
    };
    rest();
    const ending = new AbortController();
    const { signal } = ending;
    document.addEventListener('pointerdown', press, { signal });
    document.addEventListener('pointerup', release, { signal });
    document.addEventListener('pointercancel', release, { signal });
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [selected]);
  // What is done is done to what is selected now.
  return resting && selected;
}

/** False while one does something else: what is selected stays, and its tools would be in the way. */
function useFocusNear(session: DraftSession): boolean {
  const [isNear, setNear] = useState(true);
  useEffect(() => {
    // From one place to the next, nothing has the focus for a moment.
    const look = () =>
      setTimeout(() => {
        const { activeElement } = document;
        setNear(session.holds(activeElement) || activeElement?.closest('[data-selection-tools]') != null);
      });
    const ending = new AbortController();
    for (const name of ['focusin', 'focusout']) document.addEventListener(name, look, { signal: ending.signal });
    return () => ending.abort();
  }, [session]);
  return isNear;
}

interface BesideProps {
  session: DraftSession;
  label: string;
  /** Placed again where this changes. */
  moves: string;
  /** Told of a press anywhere else. */
  onOutside?: () => void;
  children: ReactNode;
}

/**
 * Stands under what is selected or proposed, and takes no focus from the text. On a phone that place is the system's own: there
 * it takes that of the other actions, within reach of a thumb.
 */
function Beside({ session, label, moves, onOutside, children }: BesideProps) {
  const isPhone = useIsPhone();
  const [anchor] = useState(() => ({
    current: {
      // It is out of sight where the words are.
      get contextElement() {
        return session.element;
      },
      getBoundingClientRect: () => session.rect(),
    },
  }));
  if (isPhone) {
    return createPortal(
      <div
        role="group"
        aria-label={label}
        data-selection-tools
        className="fixed inset-x-0 bottom-[calc(var(--foot,0px)+var(--below)-3.875rem)] z-30 animate-fade-in border-y border-line-strong bg-raised px-2 py-2 text-sm"
      >
        {children}
      </div>,
      session.element?.closest('main') ?? document.body,
    );
  }
  return (
    <Popover.Root open key={moves === '' ? 'empty' : undefined}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal container={session.element?.closest('main')}>
        <Popover.Content
          role="group"
          aria-label={label}
          data-selection-tools
          side="bottom"
          align="start"
          sideOffset={8}
          collisionPadding={12}
          hideWhenDetached
          onPointerDownOutside={onOutside}
          updatePositionStrategy="always"
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onEscapeKeyDown={(event) => event.preventDefault()}
          className="z-30 max-w-[calc(100vw-1.5rem)] animate-fade-in rounded-lg border border-line-strong bg-raised p-1 text-sm shadow-float outline-none"
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

interface ProposalBarProps {
  edit: SelectionEdit;
  onTake: () => void;
  onLeave: () => void;
}

/** Under proposed words: what was said of them, and whether they are taken. */
function ProposalBar({ edit: { state, note, unchanged, failure }, onTake, onLeave }: ProposalBarProps) {
  const isDone = state === 'done' && !unchanged;
  return (
    <div
      onMouseDown={(event) => event.preventDefault()}
      className="flex max-w-[34rem] items-center gap-x-2 gap-y-1 px-1 max-md:flex-wrap"
    >
      <p role="status" className="min-w-0 flex-1 px-1 py-1 break-words text-muted max-md:basis-40">
        {sayState(state, unchanged, note, failure)}
      </p>
      {isDone && (
        <Button size="small" variant="main" onClick={onTake}>
          Take <kbd className="font-sans text-xs text-ink/70 max-md:hidden">Tab</kbd>
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={onLeave}>
        {state === 'writing' ? 'Stop' : 'Dismiss'}
        <span className="max-md:hidden">
          <Kbd>Esc</Kbd>
        </span>
      </Button>
    </div>
  );
}

function sayState(
  state: SelectionEdit['state'],
  unchanged: boolean,
  note: string | null,
  failure: string | null,
): string {
  if (state === 'writing') return 'Writing...';
  if (state === 'failed') return failure ?? 'These words could not be changed. Please try again.';
  return note ?? (unchanged ? 'Nothing was changed.' : 'Take these words?');
}
