import { outcomeOf, type ClaimOutcome, type ClaimVerdict, type LedgerEntry } from '@copydesk/contracts';
import { tellClaims } from '@copydesk/text';

const OUTCOMES: Record<ClaimOutcome, [one: string, more: string]> = {
  contradicted: [
    'differs from its source: change it before this goes out',
    'differ from their sources: change them before this goes out',
  ],
  'not-found': [
    'was not found in any source: look it up at its origin',
    'were not found in any source: look them up at their origin',
  ],
  'to-confirm': [
    'is to be confirmed: compare it with its source',
    'are to be confirmed: compare them with their sources',
  ],
  'not-checked': ['was not checked', 'were not checked'],
  supported: ['agrees with its source', 'agree with their sources'],
};

/**
 * The result of a fact check in words. Claims (figures, names, dates, quotations) are counted as in the ledger; statements that
 * say more than rules compare are counted beside them.
 */
export function tellFactCheck(verdicts: ClaimVerdict[], ledger: LedgerEntry[]): string {
  const statements = verdicts.filter(({ byRule }) => byRule !== true);
  const told = [tellLedger(ledger), tellStatements(statements, ledger.length > 0)].filter(Boolean).join(' ');
  return told || 'There is nothing in this text that could be checked.';
}

function tellLedger(ledger: LedgerEntry[]): string {
  const total = ledger.length;
  if (total === 0) return '';
  if (ledger.every(({ status }) => status === 'traced' || status === 'derived')) {
    return total === 1
      ? 'The one claim of this text is traced to its source.'
      : `All ${total} claims of this text are traced to their sources.`;
  }
  return `${total === 1 ? 'This text makes one claim' : `This text makes ${total} claims`}: ${tellClaims(ledger)}.`;
}

function tellStatements(statements: ClaimVerdict[], areOthers: boolean): string {
  const total = statements.length;
  if (total === 0) return '';
  const [one, more] = areOthers ? ['one other statement', 'other statements'] : ['one statement', 'statements'];
  const counts = Object.entries(OUTCOMES).flatMap(([kind, [singular, plural]]) => {
    const count = statements.filter((statement) => outcomeOf(statement) === kind).length;
    if (count === 0) return [];
    if (count === total) return [total === 1 ? `It ${singular}.` : `All ${plural}.`];
    return [`${count} ${count === 1 ? singular : plural}.`];
  });
  return [`${areOthers ? 'The' : 'This'} text makes ${total === 1 ? one : `${total} ${more}`}.`, ...counts].join(' ');
}
