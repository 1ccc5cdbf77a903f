import { ArrowUp } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { Kbd } from '@/ui/kbd';
import { useRefine } from '../thread/mutations';
import { useComposer } from './use-composer';

const SUGGESTIONS = [
  'Make it more professional',
  'Add more details about impact',
  'Shorten the email',
  'Use more persuasive language',
];

interface ComposerProps {
  composer: ReturnType<typeof useComposer>;
  isBusy: boolean;
  /** Stands behind what is suggested. */
  children?: ReactNode;
}

/** Where a change is asked for. One may go on typing while the email is being written. */
export function Composer({ composer, isBusy, children }: ComposerProps) {
  const { typed, setTyped, send, suggest, box } = composer;
  const titleId = useId();
  const takeKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      aria-labelledby={titleId}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="group mx-auto flex w-full max-w-[42rem] flex-col gap-2"
    >
      <div className="contents lg:flex lg:flex-wrap lg:items-center lg:gap-1.5">
        <h2 id={titleId} className="text-sm font-medium text-muted max-lg:sr-only lg:mr-1.5">
          Refine This Email
        </h2>
        {/* On a phone they would take the room of the email: they come with the keyboard, over it, so that no button moves. */}
        <div
          className={classNames(
            'flex gap-1.5 overflow-x-auto px-3 py-2 [scrollbar-width:none] max-lg:absolute max-lg:inset-x-0 max-lg:bottom-full max-lg:hidden max-lg:border-t max-lg:border-line max-lg:bg-surface lg:contents',
            !isBusy && 'max-lg:group-focus-within:flex',
          )}
        >
          {SUGGESTIONS.map((suggestion) => (
            <button
              key={suggestion}
              type="button"
              onClick={() => suggest(suggestion)}
              className="h-7 shrink-0 rounded-full border border-line-strong px-2.5 text-sm whitespace-nowrap text-muted transition-colors duration-150 hover:bg-raised hover:text-text max-lg:h-11 max-lg:px-3.5"
            >
              {suggestion}
            </button>
          ))}
        </div>
        <div className="ml-auto max-lg:sr-only">{children}</div>
      </div>
      <div className="flex items-end gap-2 rounded-lg border border-field-line bg-surface p-1.5 transition-colors duration-150 focus-within:border-accent">
        <textarea
          ref={box}
          rows={1}
          aria-label="Ask for a change"
          placeholder="Ask for a change…"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={takeKey}
          className="field-sizing-content max-h-40 min-h-8 min-w-0 flex-1 resize-none bg-transparent px-2 py-1.5 max-md:min-h-11 max-md:py-2.5 outline-none placeholder:text-faint max-md:text-lg"
        />
        <span aria-hidden className="mb-1.5 flex gap-1 max-lg:hidden">
          <Kbd>Ctrl ↵</Kbd>
        </span>
        <Button
          type="submit"
          size="small"
          disabled={isBusy}
          className="max-md:size-11 max-md:border-ivory max-md:bg-ivory max-md:px-0 max-md:hover:bg-ivory max-md:text-ink max-md:disabled:opacity-55"
        >
          <ArrowUp className="size-4 md:hidden" aria-hidden />
          <span className="max-md:sr-only">Update Email</span>
        </Button>
      </div>
    </form>
  );
}

interface IdleComposerProps {
  threadId: string;
}

/** The composer while an email is on its way to the screen: what is typed meanwhile waits for it. */
export function IdleComposer({ threadId }: IdleComposerProps) {
  const composer = useComposer(threadId, null, useRefine(threadId));
  return <Composer composer={{ ...composer, send: () => undefined }} isBusy />;
}
