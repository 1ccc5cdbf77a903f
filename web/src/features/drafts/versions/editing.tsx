import { NewVersionRequest } from '@copydesk/contracts';
import { type ClipboardEvent, useState } from 'react';
import { fieldErrors } from '@/lib/forms/field-errors';
import { useStoredState } from '@/lib/use-stored-state';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { CONTROL_STYLE } from '@/ui/control-style';
import { toastFailure } from '@/ui/toast/toast-store';
import { ToggleGroup } from '@/ui/toggle-group';
import { DraftText } from '../parts/draft-text';
import type { useAddVersion } from '../thread/mutations';
import type { Version } from '../thread/versions';

const VERSION = 1;

/** The draft while it is edited by hand; null while it is not. What is typed outlives a reload. */
export function useEditing(threadId: string, add: ReturnType<typeof useAddVersion>) {
  const [typed, setTyped] = useStoredState<string | null>(`edit:${threadId}`, VERSION, null);
  const save = (before: Version) => {
    if (typed === null) return;
    if (typed.trim() === before.text.trim()) return setTyped(null);
    const { content: refused } = fieldErrors(NewVersionRequest, { content: typed });
    if (refused) return toastFailure('Error updating email', refused);
    add.mutate({ content: typed }, { onSuccess: () => setTyped(null) });
  };
  return { typed, setTyped, begin: (version: Version) => setTyped(version.text), cancel: () => setTyped(null), save };
}

const VIEWS = [
  { value: 'write', label: 'Write' },
  { value: 'preview', label: 'Preview' },
] as const;

interface EditPaneProps {
  text: string;
  isSaving: boolean;
  onChange: (text: string) => void;
  onSave: () => void;
  onCancel: () => void;
}

/** The draft as plain text, with its marks, to be changed by hand. */
export function EditPane({ text, isSaving, onChange, onSave, onCancel }: EditPaneProps) {
  const [view, setView] = useState<'write' | 'preview'>('write');
  return (
    <section aria-label="Edit by hand" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <ToggleGroup label="View" options={VIEWS} value={view} onChange={setView} />
        <div className="ml-auto flex gap-2">
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
          <Button variant="main" disabled={isSaving || text.trim() === ''} onClick={onSave}>
            {isSaving ? 'Saving...' : 'Save version'}
          </Button>
        </div>
      </div>
      {view === 'write' ? (
        <textarea
          autoFocus
          dir="auto"
          aria-label="Draft"
          value={text}
          onChange={(event) => onChange(event.target.value)}
          onPaste={(event) => pasteLong(event, onChange)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSave();
          }}
          className={classNames(
            CONTROL_STYLE,
            'min-h-[52dvh] resize-y px-4 py-3.5 font-serif text-draft max-md:text-draft',
          )}
        />
      ) : (
        <DraftText text={text} />
      )}
      <p className="text-sm text-faint">
        A first line “Subject: …” is the subject. Blank lines part paragraphs, “- ” begins a list item, **two
        asterisks** make bold.
      </p>
    </section>
  );
}

const LONG = 20_000;

/** Browsers take minutes to paste thousands of lines into a text area by themselves; put in whole they are quick. */
function pasteLong(event: ClipboardEvent<HTMLTextAreaElement>, onChange: (text: string) => void): void {
  const pasted = event.clipboardData.getData('text/plain');
  if (pasted.length < LONG) return;
  event.preventDefault();
  const { currentTarget: area } = event;
  area.setRangeText(pasted, area.selectionStart, area.selectionEnd, 'end');
  onChange(area.value);
}
