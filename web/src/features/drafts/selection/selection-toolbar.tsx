import { LIMITS, type SelectionWish, TONES, type Tone } from '@copydesk/contracts';
import { Bold, Link, List } from 'lucide-react';
import { Toolbar } from 'radix-ui';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { buttonStyle } from '@/ui/button-style';
import { Button } from '@/ui/button';

interface SelectionToolbarProps {
  onWish: (wish: SelectionWish) => void;
  onFactCheck: () => void;
  onFormat: (format: 'bold' | 'bullets' | 'link') => void;
  /** Goes back into the text. */
  onLeave: () => void;
}

const WISHES = [
  { label: 'Rewrite', wish: { action: 'rewrite' } },
  { label: 'Shorten', wish: { action: 'shorten' } },
  { label: 'Expand', wish: { action: 'expand' } },
] as const;

const FORMATS = [
  { format: 'bold', label: 'Bold', keys: 'Ctrl+B', Icon: Bold },
  { format: 'link', label: 'Link', keys: 'Ctrl+Shift+K', Icon: Link },
  { format: 'bullets', label: 'Bullets', keys: 'Ctrl+Shift+8', Icon: List },
] as const;

const TONE_NAMES = Object.entries(TONES) as [Tone, string][];
const STYLE = buttonStyle('quiet', 'small', 'px-2.5 hover:bg-lifted! max-md:h-11');

/** What can be done with selected words: the arrows go from one to the next, Escape goes back. */
export function SelectionToolbar({ onWish, onFactCheck, onFormat, onLeave }: SelectionToolbarProps) {
  const [view, setView] = useState<'wishes' | 'tones' | 'ask'>('wishes');
  const takeKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (view === 'wishes') return onLeave();
    setView('wishes');
    goToTools();
  };
  if (view === 'ask')
    return <AskForm onAsk={(instruction) => onWish({ action: 'ask', instruction })} onKeyDown={takeKey} />;
  return (
    <Toolbar.Root
      aria-label={view === 'tones' ? 'Tone of the selected words' : 'Change the selected words'}
      onKeyDown={takeKey}
      // The words stay selected.
      onMouseDown={(event) => event.preventDefault()}
      className="flex items-center gap-0.5 max-md:-mx-2 max-md:overflow-x-auto max-md:mask-r-from-[calc(100%-2.5rem)] max-md:pr-10 max-md:pl-1 max-md:[scrollbar-width:none]"
    >
      {view === 'tones' ? (
        TONE_NAMES.map(([tone, name], index) => (
          <Toolbar.Button
            key={tone}
            autoFocus={index === 0}
            className={STYLE}
            onClick={() => onWish({ action: 'tone', tone })}
          >
            {name}
          </Toolbar.Button>
        ))
      ) : (
        <>
          {WISHES.map(({ label, wish }) => (
            <Toolbar.Button key={label} className={STYLE} onClick={() => onWish(wish)}>
              {label}
            </Toolbar.Button>
          ))}
          <Toolbar.Button className={STYLE} onClick={() => setView('tones')}>
            Tone
          </Toolbar.Button>
          <Toolbar.Button className={STYLE} onClick={onFactCheck}>
            Fact Check
          </Toolbar.Button>
          <Toolbar.Button className={STYLE} onClick={() => setView('ask')}>
            Ask…
          </Toolbar.Button>
          <Toolbar.Separator className="mx-0.5 h-5 w-px bg-line-strong max-md:hidden" />
          {FORMATS.map(({ format, label, keys, Icon }) => (
            <Toolbar.Button
              key={format}
              aria-label={label}
              title={`${label} (${keys})`}
              className={STYLE}
              onClick={() => onFormat(format)}
            >
              <Icon className="size-4" aria-hidden />
            </Toolbar.Button>
          ))}
        </>
      )}
    </Toolbar.Root>
  );
}

/** A moment later: a browser tells of what the key before has selected after it, and only where one writes. */
export function goToTools(): void {
  setTimeout(() => document.querySelector<HTMLElement>('[data-selection-tools] button')?.focus());
}

interface AskFormProps {
  onAsk: (instruction: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function AskForm({ onAsk, onKeyDown }: AskFormProps) {
  const [typed, setTyped] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') onAsk(typed.trim());
  };
  return (
    <form onSubmit={submit} className="flex items-center gap-1">
      <input
        autoFocus
        aria-label="What should change in these words?"
        placeholder="What should change?"
        maxLength={LIMITS.shortTextMax}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        className="h-8 w-64 min-w-0 bg-transparent px-2 outline-none placeholder:text-faint max-md:h-11 max-md:flex-1 max-md:text-lg"
      />
      <Button type="submit" size="small" disabled={typed.trim() === ''}>
        Ask
      </Button>
    </form>
  );
}
