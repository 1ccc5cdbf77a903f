import { LIMITS, searchedWords, type FoundItem } from '@copydesk/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LoaderCircle, Search, X, type LucideIcon } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { handOver } from '@/features/documents/intake/handed-file';
import { useToolName, useToolRoute } from '@/features/tools/use-tools';
import { formatDate } from '@/lib/format-date';
import { http } from '@/lib/http';
import { messageOf } from '@/lib/http-error';
import { useSettled } from '@/lib/time-hooks';
import { classNames } from '@/ui/class-names';
import { Kbd } from '@/ui/kbd';
import { describeFound } from './found-item';
import { MarkedWords } from './marked-words';
import { useCommands } from './use-commands';

const WAIT_MS = 150;

/** How many of what was written last are shown before anything is typed. */
const RECENT = 6;

/** One line that can be chosen. */
interface Option {
  id: string;
  group: string;
  Icon: LucideIcon;
  run: () => void;
  /** True where it was found by the words that were typed. */
  isFound: boolean;
  children: ReactNode;
}

/** Finds everything by its name or its words, and does what can be done from here. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const { options, isReading, error } = useOptions(typed);
  const chosen = useRef<Option | null>(null);
  const opener = useRef<Element | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const at = Math.min(active, options.length - 1);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  const choose = (option: Option | undefined) => {
    if (!option) return;
    chosen.current = option;
    onClose();
  };
  const takeKey = (event: KeyboardEvent) => {
    // What is put together by an input method is chosen by these keys too.
    if (event.nativeEvent.isComposing) return;
    // What is listed until the answer comes was found for other words.
    if (event.key === 'Enter') {
      if (!isReading || !options[at]?.isFound) choose(options[at]);
    } else if (event.key === 'ArrowDown') setActive((at + 1) % Math.max(options.length, 1));
    else if (event.key === 'ArrowUp') setActive((at - 1 + options.length) % Math.max(options.length, 1));
    // Where a notification came meanwhile, Radix has Escape close that one alone.
    else if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    else return;
    event.preventDefault();
  };
  const groups = Map.groupBy(options, ({ group }) => group);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <div className="fixed inset-0 z-40 flex animate-fade-in justify-center bg-page/75 backdrop-blur-[2px] sm:p-4 sm:pt-[12dvh]">
          <Dialog.Content
            data-holds-page
            aria-describedby={undefined}
            onOpenAutoFocus={() => (opener.current = document.activeElement)}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
              // Only now is the page below free to take focus, or to open something of its own.
              chosen.current?.run();
            }}
            className="flex h-fit max-h-dvh w-full max-w-2xl animate-rise-in flex-col border border-line-strong bg-surface shadow-float outline-none max-sm:h-dvh sm:max-h-[min(70dvh,34rem)] sm:rounded-lg"
          >
            <Dialog.Title className="sr-only">Search and commands</Dialog.Title>
            <div className="flex items-center gap-3 border-b border-line px-4">
              {isReading ? (
                <LoaderCircle className="size-4.5 shrink-0 text-accent motion-safe:animate-spin" aria-hidden />
              ) : (
                <Search className="size-4.5 shrink-0 text-faint" aria-hidden />
              )}
              <input
                autoFocus
                role="combobox"
                aria-label="Search drafts, saved emails, campaigns, documents and commands"
                aria-expanded
                aria-controls={`${id}list`}
                aria-autocomplete="list"
                aria-activedescendant={options[at] && `${id}${options[at].id}`}
                placeholder="Search drafts, emails, documents, or type a command"
                maxLength={LIMITS.searchMax}
                autoComplete="off"
                spellCheck={false}
                value={typed}
                onChange={(event) => {
                  setTyped(event.target.value);
                  setActive(0);
                }}
                onKeyDown={takeKey}
                className="h-13 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-faint"
              />
              <Dialog.Close
                aria-label="Close"
                className="relative rounded-sm text-muted after:absolute after:-inset-3.5"
              >
                <X className="size-4.5 sm:hidden" aria-hidden />
                <span className="max-sm:hidden">
                  <Kbd>Esc</Kbd>
                </span>
              </Dialog.Close>
            </div>
            <div
              ref={list}
              id={`${id}list`}
              role="listbox"
              aria-label="What was found"
              className="min-h-0 flex-1 scroll-py-2 overflow-y-auto p-2 empty:flex-none"
            >
              {[...groups].map(([group, some]) => (
                <div key={group} role="group" aria-label={group} className="not-first:mt-2">
                  <p aria-hidden className="px-2.5 py-1 text-sm font-medium text-faint">
                    {group}
                  </p>
                  {some.map((option) => (
                    <div
                      key={option.id}
                      id={`${id}${option.id}`}
                      role="option"
                      aria-selected={option === options[at]}
                      onMouseMove={() => setActive(options.indexOf(option))}
                      onClick={() => choose(option)}
                      className={classNames(
                        'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-2.5 py-1.5',
                        option === options[at] && 'bg-lifted',
                      )}
                    >
                      <option.Icon className="size-4 shrink-0 text-faint" strokeWidth={1.75} aria-hidden />
                      {option.children}
                    </div>
                  ))}
                </div>
              ))}
            </div>
            {options.length === 0 && !isReading && <p className="px-4.5 pb-5 text-muted">No results</p>}
            {error && (
              <p role="alert" className="border-t border-line px-4.5 py-3 text-sm text-bad">
                {messageOf(error, 'What you wrote could not be searched. Please try again.')}
              </p>
            )}
            <p role="status" className="sr-only">
              {isReading ? '' : `${options.length} found`}
            </p>
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** What is offered for what was typed: what can be done first, then what was written. */
function useOptions(typed: string) {
  const navigate = useNavigate();
  const tools = { toolName: useToolName(), toolRoute: useToolRoute() };
  const commands = useCommands();
  const words = searchedWords(typed);
  const q = useSettled(words.join(' '), WAIT_MS);
  const { data, error, isFetching } = useQuery({
    queryKey: ['search', q],
    queryFn: ({ signal }) => http.get('/api/search', { query: q ? { q } : {}, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const found = (item: FoundItem, index: number): Option[] => {
    const { Icon, kind, state, to } = describeFound(item, tools);
    if (to === null) return [];
    const run = () => {
      if (item.kind === 'document') handOver({ documentId: item.id, name: item.title });
      void navigate(to);
    };
    const children = <FoundLine item={item} kind={kind} state={state} words={words} />;
    return [{ id: `found${index}`, group: q ? 'Found' : 'Recent', Icon, run, isFound: true, children }];
  };
  const named = commands
    .filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
    .map(({ group, name, Icon, run }, index): Option => {
      const children = (
        <span className="min-w-0 flex-1 truncate">
          <MarkedWords text={name} words={words} />
        </span>
      );
      return { id: `command${index}`, group, Icon, run, isFound: false, children };
    });
  const written = (data ?? []).slice(0, q ? undefined : RECENT).flatMap(found);
  return {
    options: words.length > 0 ? [...named, ...written] : [...written, ...named],
    isReading: isFetching || q !== words.join(' '),
    error,
  };
}

interface FoundLineProps {
  item: FoundItem;
  kind: string;
  state: string;
  words: string[];
}

function FoundLine({ item: { title, excerpt, updatedAt }, kind, state, words }: FoundLineProps) {
  return (
    <>
      <span className="flex min-w-0 flex-1 flex-col">
        <span dir="auto" className="truncate font-medium">
          <MarkedWords text={title || 'Untitled'} words={words} />
        </span>
        <span className="truncate text-sm text-muted">
          {kind}
          {excerpt && ' · '}
          <MarkedWords text={excerpt} words={words} />
        </span>
      </span>
      <span className="flex shrink-0 flex-col items-end text-sm text-muted max-sm:hidden">
        <span>{state}</span>
        <time dateTime={updatedAt} className="text-faint tabular-nums">
          {formatDate(updatedAt)}
        </time>
      </span>
      <span className="sr-only sm:hidden">{`, ${state}, ${formatDate(updatedAt)}`}</span>
    </>
  );
}
