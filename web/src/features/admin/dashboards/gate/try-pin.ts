import { PIN_HEADER, WRONG_PIN } from '@copydesk/contracts';
import { http } from '@/lib/http';

/** What a header can carry unchanged. */
const SENDABLE = /^[\x21-\x7e]+$/;

/** Asks the server whether a PIN opens the standalone dashboard. @throws where it does not. */
export async function tryPin(pin: string): Promise<void> {
  if (!SENDABLE.test(pin)) throw new Error(WRONG_PIN);
  await http.get('/api/standalone/admin/dashboard-stats', { headers: { [PIN_HEADER]: pin } });
}
