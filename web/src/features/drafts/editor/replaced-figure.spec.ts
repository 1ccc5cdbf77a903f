import type { LedgerEntry } from '@copydesk/contracts';
import { undo as undoChange } from 'prosemirror-history';
import { useToastStore } from '@/ui/toast/toast-store';
import { replacementOf, replaceWithUndo } from '../ledger/replace-claim';
import { DraftSession } from './draft-session';

const DRAFT = 'Subject: The quarter\n\nRevenue was $4.5 billion. The loss was **$1 million**.';
const FROM = DRAFT.indexOf('$4.5 billion');
const ENTRY: LedgerEntry = {
  from: FROM,
  to: FROM + '$4.5 billion'.length,
  quote: '$4.5 billion',
  kind: 'amount',
  status: 'mismatch',
  use: '$4.79 billion',
};

describe('a figure that is replaced by what a source proves', () => {
  const changed = DRAFT.replace('$4.5', '$4.79');
  const replace = () => {
    const session = new DraftSession(DRAFT, () => undefined);
    const offer = replacementOf(ENTRY, DRAFT, null);
    if (offer) replaceWithUndo(offer, { read: () => session.text, put: ({ text }) => session.show(text) });
    return session;
  };
  const undo = () => useToastStore.getState().current?.action?.onSelect();

  it('stands there at once, and is taken back by one click', () => {
    const session = replace();
    expect(session.text).toBe(changed);
    expect(useToastStore.getState().current).toMatchObject({ title: 'Replaced with $4.79 billion' });
    undo();
    expect(session.text).toBe(DRAFT);
  });

  it('is taken back by the keys of the editor, as one change', () => {
    const session = replace();
    session.act(undoChange);
    expect(session.text).toBe(DRAFT);
  });

  it('is not taken back over what was typed since', () => {
    const session = replace();
    session.show(`${changed} More.`);
    undo();
    expect(session.text).toBe(`${changed} More.`);
    expect(useToastStore.getState().current).toMatchObject({ title: 'The email has changed since' });
  });
});
