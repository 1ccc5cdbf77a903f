import type { SourceChange } from '@copydesk/contracts';
import { describeFiling } from './describe-filing';

const WHY: Record<SourceChange['why'], string> = {
  'newer-filing': 'There is a newer filing',
  amendment: 'The filing was amended',
  'changed-value': 'A later filing gives other values',
};

/** 'There is a newer filing: 10-Q · quarter to 26 Oct 2025 · filed 19 Nov' */
export function describeChange({ why, filing }: Pick<SourceChange, 'why' | 'filing'>): string {
  return `${WHY[why]}: ${describeFiling(filing)}`;
}
