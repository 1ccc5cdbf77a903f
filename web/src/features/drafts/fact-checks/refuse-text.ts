import { FactCheckRequest } from '@copydesk/contracts';
import { fieldErrors } from '@/lib/forms/field-errors';

export interface Refusal {
  title: string;
  description: string;
}

/** Why a selected text cannot be checked; null where it can. */
export function refuseText(text: string): Refusal | null {
  if (text.trim() === '') {
    return { title: 'No text selected', description: 'Select the words that you want to have checked first.' };
  }
  const { text: refused } = fieldErrors(FactCheckRequest, { text });
  return refused ? { title: 'Fact checking failed', description: refused } : null;
}
