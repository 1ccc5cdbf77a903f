import { NO_RELEVANT_CATALYSTS, type CatalystResponse } from '@copydesk/contracts';

/** What was found, or nothing where the first item says that nothing fits. */
export function usableCatalysts(found: CatalystResponse[]): CatalystResponse[] {
  return found[0]?.text.includes(NO_RELEVANT_CATALYSTS) ? [] : found;
}
