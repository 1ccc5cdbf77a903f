import type { ClaimVerdict } from '@copydesk/contracts';

type Kind = ClaimVerdict['verdict'];

const SAID: Record<Kind, [one: string, more: string]> = {
  contradicted: [
    'contradicts its source: change it before this goes out',
    'contradict their sources: change them before this goes out',
  ],
  'not-found': [
    'was not found in any source: look it up at its origin',
    'were not found in any source: look them up at their origin',
  ],
  'not-checked': ['was not checked', 'were not checked'],
  supported: ['agrees with its source', 'agree with their sources'],
};

/** What came out of a check, counted; it says no more than the verdicts do. */
export function describeVerdicts(verdicts: ClaimVerdict[]): string {
  const total = verdicts.length;
  if (total === 0) return 'There is nothing in this text that could be checked.';
  const counts = Object.entries(SAID).flatMap(([kind, [one, more]]) => {
    const count = verdicts.filter(({ verdict }) => verdict === kind).length;
    return count > 0 ? [`${total === 1 ? 'It' : count} ${count === 1 ? one : more}.`] : [];
  });
  return [total === 1 ? 'This text makes one claim.' : `This text makes ${total} claims.`, ...counts].join(' ');
}
