import { CAMPAIGN_PARTS, type CampaignPartName, type PageOrigin } from '@copydesk/contracts';
import type { EntityManager } from 'typeorm';
import { IS_WRITING } from '../columns';
import { rows } from '../rows';

/** How many of each kind are shown. */
const SHOWN = 8;

/** So many of the newest are looked through first, and no others where there is no word that an index helps with. */
const NEWEST = 1_000;

/** Where so many of the newest fit, what was searched for stands in many others too, and they are not looked for. */
const ENOUGH = 64;

/** A name, a subject line or the first words stand in so many characters of what is searched. */
const NAME = 150;

/** How much is told about the place where something was found. */
const EXCERPT = 240;

/** What is told of everything that is found. Null where there is no version yet. */
export interface FoundText {
  /** The beginning of what it says. */
  head: string | null;
  excerpt: string | null;
  updatedAt: Date;
  /** The words stand in its name, or at its beginning. */
  isNamed: boolean;
}

interface FoundEmail extends FoundText {
  id: number;
  appId: number;
  title: string;
  isFavorite: boolean;
  isArchived: boolean;
}

interface FoundThread extends FoundText {
  threadId: string;
  appId: number;
  opening: string | null;
  versions: number;
  isWriting: boolean;
}

interface FoundCampaign extends FoundText {
  campaignId: string;
  productName: string;
  part: CampaignPartName;
  partsDone: number;
  isWriting: boolean;
}

interface FoundDocument {
  id: string;
  name: string;
  pages: number | null;
  origin: PageOrigin | null;
  usedAt: Date;
}

/** What the index `documents_search` holds of each document. */
const DOCUMENTS = `(SELECT id, user_id, used_at, lower(name || ' ' || coalesce(origin ->> 'publisher', '')) AS text
  FROM documents WHERE dropped_at IS NULL) AS texts WHERE user_id = $1`;

/** Everything that a user wrote, found again by the words in it: those that say them in their name first, newer ones before older ones. */
export class SearchStore {
  constructor(private readonly manager: EntityManager) {}

  /** Saved emails, archived ones too, that hold each of the words. */
  emails(userId: number, words: string[]): Promise<FoundEmail[]> {
    const { parameters, longest, ...conditions } = searching(userId, words);
    const newest = `(SELECT id FROM generations WHERE user_id = $1 ORDER BY id DESC LIMIT ${NEWEST}) AS newest
      JOIN generation_texts ON generation_id = id`;
    return rows(
      this.manager,
      `WITH ${matching('generation_id AS found', newest, 'generation_texts WHERE user_id = $1', conditions)}
       SELECT id, app_id, title, head, excerpt, updated_at, is_named, is_favorite, is_archived
       FROM (SELECT * FROM matched ORDER BY is_named DESC, found DESC) AS best CROSS JOIN LATERAL (
         SELECT generations.*, left(content, ${EXCERPT}) AS head, ${excerptOf('content', longest, parameters)} AS excerpt
         FROM generations WHERE id = found AND deleted_at IS NULL OFFSET 0) AS item
       ORDER BY is_named DESC, found DESC LIMIT ${SHOWN}`,
      parameters,
    );
  }

  /** Drafts that were neither saved nor discarded, or conversations with the coach, that hold each of the words. */
  threads(userId: number, kind: 'draft' | 'conversation', words: string[]): Promise<FoundThread[]> {
    const { matched, longest, parameters } = searchingThreads(userId, kind, words);
    const isSaved = `EXISTS (SELECT FROM generations WHERE thread_id = threads.id AND user_id = $1 AND deleted_at IS NULL)`;
    return rows(
      this.manager,
      `WITH ${matched}
       SELECT item.id AS thread_id, app_id, updated_at, is_named, opening, head, excerpt, versions,
         EXISTS (SELECT FROM jobs WHERE thread_id = item.id AND ${IS_WRITING}) AS is_writing
       FROM (SELECT * FROM matched ORDER BY is_named DESC, written_at DESC) AS best CROSS JOIN LATERAL (
         SELECT threads.*, coalesce(version, 0) AS versions, left(content, ${EXCERPT}) AS head,
           ${excerptOf('content', longest, parameters)} AS excerpt,
           (SELECT left(content, ${EXCERPT}) FROM messages WHERE thread_id = threads.id ORDER BY seq LIMIT 1) AS opening
         FROM threads LEFT JOIN LATERAL (
           SELECT version, content FROM messages WHERE thread_id = threads.id AND version IS NOT NULL
           ORDER BY version DESC LIMIT 1) AS newest ON true
         WHERE threads.id = found AND discarded_at IS NULL ${kind === 'draft' ? `AND NOT ${isSaved}` : ''} OFFSET 0) AS item
       ORDER BY is_named DESC, written_at DESC LIMIT ${SHOWN}`,
      parameters,
    );
  }

  /** Campaigns that hold each of the words in their brief or in one of their parts: each once, by its best part. */
  campaigns(userId: number, words: string[]): Promise<FoundCampaign[]> {
    const { matched, longest, parameters } = searchingThreads(userId, 'campaign', words);
    return rows(
      this.manager,
      `WITH ${matched},
       best AS (SELECT * FROM matched ORDER BY is_named DESC, written_at DESC LIMIT ${SHOWN * CAMPAIGN_PARTS.length}),
       each AS (
         SELECT DISTINCT ON (campaign_id) campaign_id, threads.id, part, is_named, written_at
         FROM best JOIN threads ON threads.id = found
         ORDER BY campaign_id, is_named DESC, array_position($${parameters.push(CAMPAIGN_PARTS)}::text[], part))
       SELECT campaign_id, part, is_named, written_at AS updated_at,
         coalesce(request -> 'campaignContext' ->> 'productName', '') AS product_name,
         left(content, ${EXCERPT}) AS head, ${excerptOf('content', longest, parameters)} AS excerpt,
         (SELECT count(*)::int FROM threads WHERE threads.campaign_id = each.campaign_id AND EXISTS (
            SELECT FROM messages WHERE thread_id = threads.id AND version IS NOT NULL AND NOT stopped)) AS parts_done,
         EXISTS (SELECT FROM jobs WHERE jobs.campaign_id = each.campaign_id AND ${IS_WRITING}) AS is_writing
       FROM each JOIN campaigns ON campaigns.id = campaign_id LEFT JOIN LATERAL (
         SELECT content FROM messages WHERE thread_id = each.id AND version IS NOT NULL
         ORDER BY version DESC LIMIT 1) AS newest ON true
       ORDER BY is_named DESC, written_at DESC LIMIT ${SHOWN}`,
      parameters,
    );
  }

  /** Documents whose name and publisher hold each of the words, the one that was used last first. */
  documents(userId: number, words: string[]): Promise<FoundDocument[]> {
    const { parameters, longest: _, ...conditions } = searching(userId, words);
    const newest = `(SELECT * FROM ${DOCUMENTS} ORDER BY used_at DESC LIMIT ${NEWEST}) AS newest`;
    return rows(
      this.manager,
      `WITH ${matching('id AS found, used_at', newest, DOCUMENTS, conditions)}
       SELECT id, name, pages, origin, used_at FROM documents
       WHERE id = ANY (ARRAY(SELECT found FROM matched ORDER BY used_at DESC LIMIT ${SHOWN})) ORDER BY used_at DESC`,
      parameters,
    );
  }
}

const IS_INDEXED = /[\p{L}\p{N}]{3}/u;

interface Conditions {
  /** What a text fits by that is read through. */
  fits: string;
  /** The same, of the index of three letters; null where that helps with no word. */
  fitsIndexed: string | null;
  isNamed: string;
}

/** The conditions that a user's texts are found by. A word that the index does not help with is not asked of it: it would be read whole. */
function searching(userId: number, words: string[]) {
  const parameters: unknown[] = [userId];
  const places = words.map((word) => ({ word, place: `$${parameters.push(word.replace(/[\\%_]/g, '\\$&'))}` }));
  const holds = (column: (word: string) => string) =>
    ['true', ...places.map(({ word, place }) => `${column(word)} LIKE '%' || lower(${place}) || '%'`)].join(' AND ');
  const [longest] = words.toSorted((a, b) => b.length - a.length);
  const isIndexed = words.some((word) => IS_INDEXED.test(word));
  const isNamed = `(text <> '' AND ${holds(() => `left(text, ${NAME}) COLLATE "C"`)})`;
  return {
    parameters,
    fits: isIndexed ? holds(() => 'text COLLATE "C"') : isNamed,
    fitsIndexed: isIndexed ? holds((word) => (IS_INDEXED.test(word) ? 'text' : 'text COLLATE "C"')) : null,
    isNamed,
    /** The word whose place is told, as it stands. */
    longest,
  };
}

/** The texts that fit: of the newest, and where those are few, of all. */
function matching(columns: string, newest: string, all: string, { fits, fitsIndexed, isNamed }: Conditions): string {
  const near = `near AS MATERIALIZED (SELECT ${columns}, ${isNamed} AS is_named FROM ${newest} WHERE ${fits})`;
  if (fitsIndexed === null) return `${near}, matched AS (SELECT * FROM near)`;
  const isEnough = `(SELECT count(*) >= ${ENOUGH} FROM near)`;
  return `${near}, matched AS MATERIALIZED (
    SELECT * FROM near WHERE ${isEnough}
    UNION ALL SELECT ${columns}, ${isNamed} FROM ${all} AND ${fitsIndexed} AND NOT ${isEnough})`;
}

/** The threads of a kind that fit: what is told of each is read for those alone that are shown. */
function searchingThreads(userId: number, kind: string, words: string[]) {
  const { parameters, longest, ...conditions } = searching(userId, words);
  const all = `thread_texts WHERE user_id = $1 AND kind = '${kind}'`;
  const newest = `(SELECT * FROM ${all} ORDER BY written_at DESC LIMIT ${NEWEST}) AS newest`;
  return { matched: matching('thread_id AS found, written_at', newest, all, conditions), longest, parameters };
}

/** What a text says about the first place of a word, or its beginning where it does not say it. */
function excerptOf(column: string, word: string | undefined, parameters: unknown[]): string {
  if (word === undefined) return `left(${column}, ${EXCERPT})`;
  const place = `$${parameters.push(word)}`;
  return `substr(${column}, greatest(1, strpos(lower(${column}), lower(${place})) - ${EXCERPT / 3}), ${EXCERPT})`;
}
