import { IsOptional, IsString, MaxLength } from 'class-validator';
import type { CampaignPartName } from './campaigns';
import { LIMITS } from './limits';

/** What GET /api/search may be asked, as it stands in the address. */
export class SearchQuery {
  /** Each of its words is found in what was written, or in its name, whatever the case. Without any, the newest are. */
  @IsOptional()
  @MaxLength(LIMITS.searchMax, { message: `Search for at most ${LIMITS.searchMax} characters` })
  @IsString({ message: 'q must be text' })
  q?: string;
}

/** What each kind of thing that is found tells of itself. */
interface FoundKinds {
  email: { id: number; appId: number; isFavorite: boolean; isArchived: boolean };
  draft: { threadId: string; appId: number; versions: number; isWriting: boolean };
  conversation: { threadId: string; appId: number; versions: number; isWriting: boolean };
  /** `part` is where it was found; null where its name or its brief says it. */
  campaign: { campaignId: string; part: CampaignPartName | null; partsDone: number; isWriting: boolean };
  folder: { id: number; color: string; count: number };
  /** `pages` is null where it has none of its own; `isPage` is true of a page of the web. */
  document: { id: string; pages: number | null; isPage: boolean };
}

/** One thing that was found. `excerpt` is what it says about where it was found, `updatedAt` ISO 8601. */
export type FoundItem = {
  [Kind in keyof FoundKinds]: { kind: Kind; title: string; excerpt: string; updatedAt: string } & FoundKinds[Kind];
}[keyof FoundKinds];

/** What is searched for: at most eight words, in lower case. */
export function searchedWords(q: string): string[] {
  return [...new Set(q.toLowerCase().split(/\s+/).filter(Boolean))].slice(0, 8);
}
