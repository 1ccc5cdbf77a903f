import { INBOX, SUBJECT_ANGLES, type SubjectLine, type ThreadResponse } from '@copydesk/contracts';
import { Check, Copy, MailPlus } from 'lucide-react';
import { useState } from 'react';
import { describeLength } from '@/features/drafts/subjects/describe-length';
import { track } from '@/lib/track';
import { Button } from '@/ui/button';
import { cutRun, MarkedRun, type Mark } from '@/ui/marked-runs';
import { Menu, MenuItem } from '@/ui/menu';
import { announce } from '@/ui/toast/toast-store';
import { useCopy } from '@/ui/use-copy';
import { angleOf } from './angle-of';

interface SubjectLineItemProps {
  thread: ThreadResponse;
  line: SubjectLine;
  number: number;
  marks: readonly Mark[];
  /** An earlier version is only read, and so is one that is being changed. */
  isOff: boolean;
  isUsing: boolean;
  onType: (words: string) => void;
  onBlur: () => void;
  /** Null where the lines were not written for a draft. */
  onUseInDraft: (() => void) | null;
  onUseInSaved: () => void;
}

/** One subject line, to be changed where it stands, copied, or put over an email. */
export function SubjectLineItem(props: SubjectLineItemProps) {
  const { thread, line, number, marks, isOff, isUsing, onType, onBlur, onUseInDraft, onUseInSaved } = props;
  const { subject } = line;
  const angle = angleOf(subject);
  const { copy, isCopied } = useCopy({ tell: announce });
  const copyLine = async () => {
    if (!(await copy({ text: subject }))) return;
    const { id: threadId, appId } = thread;
    track('copy_to_clipboard', { appId, metadata: { contentLength: subject.length, threadId } });
  };
  const use = {
    size: 'small',
    variant: 'quiet',
    disabled: isUsing,
    'aria-label': `Use subject line ${number}`,
    children: (
      <>
        <MailPlus className="size-4" aria-hidden />
        Use
      </>
    ),
  } as const;
  return (
    <li className="py-2.5">
      <LineField label={`Subject line ${number}`} {...{ line, marks, isOff, onType, onBlur }} />
      <div data-not-text className="flex flex-wrap items-center gap-x-2">
        <p className="mr-auto text-sm text-muted tabular-nums">
          {angle ? `${SUBJECT_ANGLES[angle]} · ` : ''}
          {describeLength(subject)}
        </p>
        <Button
          size="small"
          variant="quiet"
          aria-label={isCopied ? `Subject line ${number} copied` : `Copy subject line ${number}`}
          onClick={() => void copyLine()}
        >
          {isCopied ? <Check className="size-4" aria-hidden /> : <Copy className="size-4" aria-hidden />}
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
        {onUseInDraft ? (
          <Menu trigger={<Button {...use} />}>
            <MenuItem onSelect={onUseInDraft}>In your draft</MenuItem>
            <MenuItem onSelect={onUseInSaved}>In a saved email</MenuItem>
          </Menu>
        ) : (
          <Button {...use} onClick={onUseInSaved} />
        )}
      </div>
    </li>
  );
}

interface LineFieldProps extends Pick<SubjectLineItemProps, 'line' | 'marks' | 'isOff' | 'onType' | 'onBlur'> {
  label: string;
}

const LINE = 'col-start-1 row-start-1 min-h-9 px-[7px] py-1.5 max-md:min-h-11 break-words whitespace-pre-wrap';

/** It looks like text until one goes near it; its words are shown by what lies over the field, with what is marked in them and cut of them. */
function LineField({ label, line: { subject, from, to }, marks, isOff, onType, onBlur }: LineFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? subject;
  // While somebody types, places of what is known are places of other words.
  const said = typed === null || typed === subject ? marks : [];
  const shown = [
    ...said,
    { from: from + INBOX.phone, to: from + INBOX.desktop, className: 'text-muted' },
    { from: from + INBOX.desktop, to: Math.max(to, from + text.length), className: 'text-faint line-through' },
  ];
  return (
    <div className="-mx-2 grid font-serif text-lg leading-6">
      <textarea
        aria-label={label}
        rows={1}
        value={text}
        readOnly={isOff}
        onChange={({ target }) => {
          const words = target.value.replace(/\n/g, ' ');
          setTyped(words);
          onType(words);
        }}
        onBlur={() => {
          setTyped(null);
          onBlur();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          event.currentTarget.blur();
        }}
        className={`${LINE} peer resize-none overflow-hidden rounded-md border border-transparent bg-transparent text-transparent caret-text transition-colors duration-150 read-only:pointer-events-none hover:border-line focus:border-field-line focus:bg-field`}
      />
      <div className={`${LINE} pointer-events-none border border-transparent`}>
        {cutRun({ text, from }, shown).map((piece) => {
          const isClaim = piece.marks.some(({ attributes }) => attributes !== undefined);
          return (
            <span
              key={piece.from}
              data-from={piece.from}
              aria-hidden={!isClaim || undefined}
              className={isClaim ? 'pointer-events-auto' : undefined}
            >
              <MarkedRun run={{ ...piece, bold: false }} marks={piece.marks} />
            </span>
          );
        })}
      </div>
    </div>
  );
}
