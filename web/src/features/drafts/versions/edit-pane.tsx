import type { LedgerEntry } from '@copydesk/contracts';
import { type ClipboardEvent, useCallback, useMemo, useRef, useState } from 'react';
import { Button } from '@/ui/button';
import { styleMarks } from '@/ui/marked-runs';
import { ToggleGroup } from '@/ui/toggle-group';
import { UNDERLINE } from '@/lib/claims/claim-style';
import { lookOf } from '@/lib/claims/describe-claim';
import { LedgerPill } from '../ledger/ledger-pill';
import { OpenClaims } from '../ledger/live/open-claims';
import { TypedText, UNDERLINED_MAX } from '../ledger/live/typed-text';
import { useLiveTrace } from '../ledger/live/use-live-trace';
import { useEvidence } from '../ledger/queries';
import type { Claims } from '../ledger/use-claims';
import { DraftText } from '../parts/draft-text';

const VIEWS = [
  { value: 'write', label: 'Write' },
  { value: 'preview', label: 'Preview' },
] as const;

interface EditPaneProps {
  text: string;
  claims: Claims;
  isSaving: boolean;
  onChange: (text: string) => void;
  onSave: () => void;
  onCancel: () => void;
}

/** The draft as plain text, with its marks, to be changed by hand. Its claims are traced while one types. */
export default function EditPane({ text, claims, isSaving, onChange, onSave, onCancel }: EditPaneProps) {
  const { threadId, version, ledger } = claims;
  const [view, setView] = useState<'write' | 'preview'>('write');
  const area = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const evidence = useEvidence(threadId, version, true);
  const saved = version && ledger.data ? { text: version.text, entries: ledger.data.entries } : null;
  const { entries, traced, hasFailed } = useLiveTrace(text, saved, evidence.data);

  const show = useCallback(({ from, to }: LedgerEntry) => {
    setView('write');
    // Browsers bring a selection into view when the area takes the focus, and not before.
    requestAnimationFrame(() => {
      area.current?.blur();
      area.current?.setSelectionRange(from, to);
      area.current?.focus();
    });
  }, []);
  return (
    <section aria-label="Edit by hand" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <ToggleGroup label="View" options={VIEWS} value={view} onChange={setView} />
        <LedgerPill entries={traced.entries} onOpen={() => list.current?.querySelector('button')?.focus()} />
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
        <TypedText
          autoFocus
          area={area}
          entries={entries}
          aria-label="Draft"
          value={text}
          onChange={(event) => onChange(event.target.value)}
          onPaste={(event) => pasteLong(event, onChange)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSave();
          }}
        />
      ) : (
        <Preview text={text} entries={entries} />
      )}
      <p className="text-sm text-faint">
        A first line “Subject: …” is the subject. Blank lines part paragraphs, “- ” begins a list item, **two
        asterisks** make bold.
        {text.length > UNDERLINED_MAX && ' A draft as long as this one shows its claims in the list alone.'}
        {(hasFailed || evidence.isError) && ' Claims cannot be traced while you type just now: saving traces them.'}
      </p>
      <OpenClaims traced={traced} threadId={threadId} list={list} onShow={show} onOpenSource={claims.openSource} />
    </section>
  );
}

/** What is typed as its readers will see it. */
function Preview({ text, entries }: { text: string; entries: LedgerEntry[] }) {
  const marks = useMemo(() => styleMarks(entries, (entry) => UNDERLINE[lookOf(entry)]), [entries]);
  return <DraftText text={text} marks={marks} />;
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
