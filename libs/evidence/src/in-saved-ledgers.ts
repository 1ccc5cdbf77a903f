import { ledgerOf, withCorrections, type Correction, type LedgerEntry } from '@copydesk/contracts';
import type { Job, Stores, Thread } from '@copydesk/database';
import { withPreheader } from '@copydesk/text';

/** Updates the entries of a saved email; `text` is the text that their places refer to. */
type Retell = (entries: LedgerEntry[], text: string) => LedgerEntry[];

/**
 * Makes a change to the claims of a thread (a waiver, a confirmation, a correction) and repeats it in the ledgers that its saved
 * emails keep of their own. These are locked first, in the order in which opening a saved email locks.
 */
export async function inSavedLedgers<T>(
  { generations }: Stores,
  { id }: Pick<Thread, 'id'>,
  change: () => Promise<{ changed: T; retell: Retell }>,
): Promise<T> {
  const saved = await generations.ledgersOfThread(id);
  const { changed, retell } = await change();
  for (const { ledger, ...email } of saved) {
    const entries = retell(ledger.entries, withPreheader(email.content, email.preheader));
    await generations.keepLedger(email, ledgerOf(entries));
  }
  return changed;
}

/** Puts a check's corrections into the ledgers of the saved emails of its thread, and tells the open screens. */
export async function keepCorrected(
  stores: Stores,
  { threadId, userId }: Pick<Job, 'threadId' | 'userId'>,
  corrections: Correction[],
): Promise<void> {
  if (threadId === null || userId === null || corrections.length === 0) return;
  const thread = { id: threadId, userId };
  const retell: Retell = (entries, text) => withCorrections(entries, text, corrections);
  await inSavedLedgers(stores, thread, () => Promise.resolve({ changed: corrections, retell }));
  stores.ledgers.corrected(thread);
}
