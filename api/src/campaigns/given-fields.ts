import type { CampaignRequest } from '@copydesk/contracts';

/** The names of the fields of a campaign's brief that hold something, each behind the name of its group. */
export function givenFields(brief: CampaignRequest): string[] {
  return Object.entries(brief).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null) return isGiven(value) ? [name] : [];
    return Object.entries(value).flatMap(([field, entered]) => (isGiven(entered) ? [`${name}.${field}`] : []));
  });
}

function isGiven(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() !== '' : Boolean(value);
}
