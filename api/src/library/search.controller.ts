import { Controller, Get, Query } from '@nestjs/common';
import { LIMITS, searchedWords, SearchQuery, type FoundItem } from '@copydesk/contracts';
import { Database, type FoundText, type Stores, type User } from '@copydesk/database';
import { draftToPlainBody, titleOf } from '@copydesk/text';
import { Access } from '../http/access.decorator';
import { CurrentUser } from '../http/current-user.decorator';
import { Searches } from '../http/searches';
import { titleOfDraft } from '../writing/thread.presenter';

/** How many folders are shown. */
const FOLDERS = 8;

@Controller('api/search')
@Access('user')
export class SearchController {
  constructor(
    private readonly database: Database,
    private readonly searches: Searches,
  ) {}

  /** Everything of the user's in which each of the words stands: what says them in its name first, then the newest. */
  @Get()
  find(@Query() { q = '' }: SearchQuery, @CurrentUser() user: User): Promise<FoundItem[]> {
    const words = searchedWords(q);
    if (words.length === 0) return findAll(this.database, user.id, words);
    return this.searches.run(user, (stores) => findAll(stores, user.id, words));
  }
}

async function findAll({ search, folders }: Stores, userId: number, words: string[]): Promise<FoundItem[]> {
  const holds = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const emails = await search.emails(userId, words);
  const drafts = await search.threads(userId, 'draft', words);
  const conversations = await search.threads(userId, 'conversation', words);
  const campaigns = await search.campaigns(userId, words);
  const named = (await folders.list(userId)).filter(({ name }) => holds(name)).slice(0, FOLDERS);
  // Without words, what was written last is shown.
  const documents = words.length > 0 ? await search.documents(userId, words) : [];
  const found: (FoundItem & Pick<FoundText, 'isNamed'>)[] = [
    ...emails.map(({ id, appId, title, isFavorite, isArchived, ...text }) => ({
      ...presentText(text),
      ...{ kind: 'email' as const, id, appId, title, isFavorite, isArchived },
    })),
    ...[
      ...drafts.map((draft) => ({ kind: 'draft' as const, ...draft })),
      ...conversations.map((conversation) => ({ kind: 'conversation' as const, ...conversation })),
    ].map(({ kind, threadId, appId, versions, isWriting, opening, ...text }) => ({
      ...presentText(text),
      ...{ kind, threadId, appId, versions, isWriting, title: titleOfDraft(appId, { head: text.head, opening }) },
    })),
    ...campaigns.map(({ campaignId, productName, part, partsDone, isWriting, ...text }) => ({
      ...presentText(text),
      ...{ kind: 'campaign' as const, campaignId, partsDone, isWriting },
      part: !holds(productName) && words.length > 0 && holds(text.excerpt ?? '') ? part : null,
      title: titleOf(productName, LIMITS.titleMax),
    })),
    ...named.map(({ id, name, color, count, createdAt }) => ({
      ...{ kind: 'folder' as const, id, title: name, excerpt: '', color, count },
      ...{ updatedAt: createdAt.toISOString(), isNamed: words.length > 0 },
    })),
    ...documents.map(({ id, name, pages, origin, usedAt }) => ({
      ...{
        kind: 'document' as const,
        id,
        title: name,
        excerpt: origin?.publisher ?? '',
        pages,
        isPage: origin !== null,
      },
      ...{ updatedAt: usedAt.toISOString(), isNamed: true },
    })),
  ];
  return found
    .toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed) || b.updatedAt.localeCompare(a.updatedAt))
    .map(({ isNamed: _, ...item }) => item);
}

/** What a text says where it was found, in running words. */
function presentText({ head, excerpt, updatedAt, isNamed }: FoundText) {
  const isBeginning = (head ?? '').startsWith(excerpt ?? '');
  const words = draftToPlainBody(isBeginning ? (excerpt ?? '') : (excerpt ?? '').replace(/^\S*\s/, ''));
  const line = words.trim().replace(/\s+/g, ' ');
  return { excerpt: isBeginning ? line : `… ${line}`, updatedAt: updatedAt.toISOString(), isNamed };
}
