import type { Attack } from './attack';
import { dearReads } from './dear-reads';
import { endlessDocument } from './endless-document';
import { heavyLedger } from './heavy-ledger';
import { keptPayloads } from './kept-payloads';
import { longLogin } from './long-login';
import { oneWordDocument } from './one-word-document';
import { packedValues } from './packed-values';
import { quotingRefusal } from './quoting-refusal';
import { unreadAnswers } from './unread-answers';

/** What the machine does meanwhile is measured, too. */
const nobody: Attack = { name: 'No attack', lanes: 0, prepare: () => Promise.resolve(() => Promise.resolve()) };

/** Each is a file of its own. */
export const ATTACKS: Attack[] = [
  nobody,
  oneWordDocument,
  heavyLedger,
  endlessDocument,
  quotingRefusal,
  dearReads,
  packedValues,
  longLogin,
  unreadAnswers,
  keptPayloads,
];
