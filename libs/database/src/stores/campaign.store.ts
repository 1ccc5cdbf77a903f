import {
  CAMPAIGN_PARTS,
  WRITING_JOBS,
  type CampaignPartName,
  type CampaignRequest,
  type CampaignType,
} from '@copydesk/contracts';
import { In, IsNull, type EntityManager } from 'typeorm';
import type { NoteChanges } from '../changes';
import { Campaign } from '../entities/campaign.entity';
import { Job } from '../entities/job.entity';
import { countedPage, type CountedPage, type PageRequest } from '../page';
import { rows } from '../rows';
import { IS_WRITING } from '../columns';

interface PartRow {
  part: CampaignPartName;
  threadId: string;
  /** How many there are, those that were stopped half-way among them. */
  versions: number;
  /** The newest saved email that was made of it. */
  savedId: number | null;
  /** True while a job of its own writes it, or waits to. */
  isWriting: boolean;
}

/** A part that is done, in its newest version that was not stopped half-way. */
export interface DonePartRow extends PartRow {
  content: string;
  preheader: string | null;
  version: number;
  updatedAt: Date;
}

/** A part of a campaign with its thread. */
export type CampaignPartRow = DonePartRow | (PartRow & { version: null });

export function isDone(part: CampaignPartRow): part is DonePartRow {
  return part.version !== null;
}

/** A campaign as a list shows it. */
export interface CampaignRow {
  id: string;
  productName: string;
  campaignType: CampaignType;
  expiryDate: string;
  partsDone: number;
  isWriting: boolean;
  createdAt: Date;
}

interface NewCampaign {
  id: string;
  userId: number;
  request: CampaignRequest;
  /** When each email goes out, where that was said. */
  sendDates?: (string | null)[] | undefined;
  appId: number;
}

const IS_WHOLE = 'version IS NOT NULL AND NOT stopped';

export class CampaignStore {
  constructor(
    private readonly manager: EntityManager,
    private readonly note: NoteChanges,
  ) {}

  /** Adds a campaign with a thread for each of its parts. Must run inside a transaction. */
  async insert(campaign: NewCampaign): Promise<void> {
    const { id, userId, request, sendDates, appId } = campaign;
    await this.manager.insert(Campaign, { id, userId, request, ...(sendDates && { sendDates }) });
    await rows(
      this.manager,
      `INSERT INTO threads (id, user_id, app_id, campaign_id, part, document_id, brand_id, offer_id)
       SELECT gen_random_uuid(), $2, $3, $1, part, $5, $6, $7 FROM unnest($4::text[]) AS part`,
      [id, userId, appId, CAMPAIGN_PARTS, request.documentId ?? null, request.brandId ?? null, request.offerId ?? null],
    );
    this.note([{ kind: 'campaign', userId, id }]);
  }

  find(id: string): Promise<Campaign | null> {
    return this.manager.findOneBy(Campaign, { id });
  }

  /** The campaign, where it is this user's. */
  findOwned(id: string, userId: number): Promise<Campaign | null> {
    return this.manager.findOneBy(Campaign, { id, userId });
  }

  /** Makes those who change this campaign wait for each other until the transaction ends. */
  async lock(id: string): Promise<void> {
    await rows(this.manager, 'SELECT FROM campaigns WHERE id = $1 FOR UPDATE', [id]);
  }

  /** Deletes the campaign with the threads of its parts. What was saved of it stays. */
  async delete(id: string): Promise<void> {
    await this.changing(id, 'DELETE FROM campaigns WHERE id = $1');
  }

  /** Those of a user's campaigns whose brief says `text`, the newest first. */
  list(userId: number, text: string, request: PageRequest): Promise<CountedPage<CampaignRow>> {
    const found = `
      SELECT id, created_at FROM campaigns WHERE user_id = $1 AND ($2 = '' OR EXISTS (
        SELECT FROM jsonb_path_query(request #- '{creativeMessaging,tonePerspective}', '$.*.*') AS field
        WHERE jsonb_typeof(field) = 'string' AND strpos(lower(field #>> '{}'), lower($2)) > 0))`;
    const columns = `
      id, created_at, request -> 'campaignContext' ->> 'productName' AS product_name,
      request -> 'campaignContext' ->> 'campaignType' AS campaign_type,
      request -> 'urgencyElements' ->> 'expiryDate' AS expiry_date,
      (SELECT count(*)::int FROM threads WHERE campaign_id = item.id
       AND EXISTS (SELECT FROM messages WHERE thread_id = threads.id AND ${IS_WHOLE})) AS parts_done,
      EXISTS (SELECT FROM jobs WHERE campaign_id = item.id AND ${IS_WRITING}) AS is_writing`;
    const listing = { found, parameters: [userId, text], columns, from: 'campaigns AS item' };
    return countedPage(this.manager, listing, request);
  }

  /** All parts, in the order of a campaign. */
  parts(id: string): Promise<CampaignPartRow[]> {
    return rows(
      this.manager,
      `SELECT part, threads.id AS thread_id, content, preheader, version, newest.created_at AS updated_at,
         (SELECT count(version)::int FROM messages WHERE thread_id = threads.id) AS versions,
         (SELECT max(id) FROM generations WHERE thread_id = threads.id AND deleted_at IS NULL) AS saved_id,
         EXISTS (SELECT FROM jobs WHERE thread_id = threads.id AND ${IS_WRITING}) AS is_writing
       FROM threads LEFT JOIN LATERAL (
         SELECT content, preheader, version, created_at FROM messages
         WHERE thread_id = threads.id AND ${IS_WHOLE} ORDER BY version DESC LIMIT 1) AS newest ON true
       WHERE campaign_id = $1 ORDER BY array_position($2::text[], part)`,
      [id, CAMPAIGN_PARTS],
    );
  }

  async setSendDates(id: string, sendDates: (string | null)[]): Promise<void> {
    await this.changing(id, 'UPDATE campaigns SET send_dates = $2 WHERE id = $1', JSON.stringify(sendDates));
  }

  /** The newest job that writes or wrote the whole of it. */
  newestJob(id: string): Promise<Job | null> {
    return this.manager.findOne(Job, { where: { campaignId: id, threadId: IsNull() }, order: { createdAt: 'DESC' } });
  }

  /** True while a job writes the whole of this campaign or waits to; with `orPart`, also while one writes a part. */
  async isWriting(id: string, { orPart = false } = {}): Promise<boolean> {
    return this.manager.existsBy(Job, {
      campaignId: id,
      ...(!orPart && { threadId: IsNull() }),
      name: In(WRITING_JOBS),
      status: In(['queued', 'running']),
    });
  }

  private async changing(id: string, statement: string, ...parameters: unknown[]): Promise<void> {
    const changed = await rows<{ userId: number }>(this.manager, `${statement} RETURNING user_id`, [id, ...parameters]);
    this.note(changed.map(({ userId }) => ({ kind: 'campaign', userId, id })));
  }
}
