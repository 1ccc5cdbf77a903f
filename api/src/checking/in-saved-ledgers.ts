import { ledgerOf, type LedgerEntry } from '@copydesk/contracts';
import type { Stores, Thread } from '@copydesk/database';
import { withPreheader } from '@copydesk/text';

/** Updates the entries of a saved email; `text` is the text that their places refer to. */
type Retell = (entries: LedgerEntry[], text: string) => LedgerEntry[];

/**
 * Changes what people say of the claims of a thread. Its saved emails keep ledgers of their own, which then say the same;
 * they are locked first, as by whoever opens one.
 */
export async function inSavedLedgers<T>(
  { generations }: Stores,
  { id }: Thread,
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
