import { CAMPAIGN_PARTS, type CampaignPartName, type CampaignRequest, type CampaignType } from '@copydesk/contracts';
import type { EntityManager } from 'typeorm';
import type { NoteChanges } from '../changes';
import { Campaign } from '../entities/campaign.entity';
import { Job } from '../entities/job.entity';
import { countedPage, type CountedPage, type PageRequest } from '../page';
import { rows } from '../rows';

/** A part of a campaign in its newest version. */
export interface CampaignPartRow {
  part: CampaignPartName;
  content: string;
  version: number;
  updatedAt: Date;
}

/** One version of a part. */
export interface CampaignPartVersionRow {
  version: number;
  content: string;
  createdAt: Date;
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

const IS_OPEN = `status IN ('queued', 'running')`;

export class CampaignStore {
  constructor(
    private readonly manager: EntityManager,
    private readonly note: NoteChanges,
  ) {}

  async insert(campaign: { id: string; userId: number; request: CampaignRequest }): Promise<void> {
    await this.manager.insert(Campaign, campaign);
    this.note([{ kind: 'campaign', userId: campaign.userId, id: campaign.id }]);
  }

  find(id: string): Promise<Campaign | null> {
    return this.manager.findOneBy(Campaign, { id });
  }

  /** The campaign, where it is this user's. */
  findOwned(id: string, userId: number): Promise<Campaign | null> {
    return this.manager.findOneBy(Campaign, { id, userId });
  }

  /** Makes those who change this campaign wait for each other until the transaction ends. */
  async lock(id: string): Promise<{ userId: number } | undefined> {
    const [campaign] = await rows<{ userId: number }>(
      this.manager,
      'SELECT user_id AS "userId" FROM campaigns WHERE id = $1 FOR UPDATE',
      [id],
    );
    return campaign;
  }

  /** Deletes the campaign with all versions of its parts. What was saved of it stays. */
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
      (SELECT count(DISTINCT part)::int FROM campaign_parts WHERE campaign_id = item.id) AS parts_done,
      EXISTS (SELECT FROM jobs WHERE payload ->> 'campaignId' = item.id::text AND ${IS_OPEN}) AS is_writing`;
    const listing = { found, parameters: [userId, text], columns, from: 'campaigns AS item' };
    return countedPage(this.manager, listing, request);
  }

  /** The parts that are done, each in its newest version, in the order of a campaign. */
  parts(id: string): Promise<CampaignPartRow[]> {
    return rows(
      this.manager,
      `SELECT part, content, version, "updatedAt" FROM (
         SELECT DISTINCT ON (part) part, content, version, created_at AS "updatedAt" FROM campaign_parts
         WHERE campaign_id = $1 ORDER BY part, version DESC) AS newest
       ORDER BY array_position($2::text[], part)`,
      [id, CAMPAIGN_PARTS],
    );
  }

  /** Every version of a part, the oldest first. */
  versions(id: string, part: CampaignPartName): Promise<CampaignPartVersionRow[]> {
    return rows(
      this.manager,
      `SELECT version, content, created_at AS "createdAt" FROM campaign_parts
       WHERE campaign_id = $1 AND part = $2 ORDER BY version`,
      [id, part],
    );
  }

  /** Adds the next version of a part and returns its number. Must run inside a transaction. */
  async addPart(
    id: string,
    { part, content, jobId }: { part: CampaignPartName; content: string; jobId?: string },
  ): Promise<number> {
    const campaign = await this.lock(id);
    if (campaign) this.note([{ kind: 'campaign', userId: campaign.userId, id }]);
    const [added] = await rows<{ version: number }>(
      this.manager,
      `INSERT INTO campaign_parts (campaign_id, part, version, content, job_id)
       SELECT $1, $2, coalesce(max(version), 0) + 1, $3, $4 FROM campaign_parts WHERE campaign_id = $1 AND part = $2
       RETURNING version`,
      [id, part, content, jobId ?? null],
    );
    return added?.version ?? 1;
  }

  async setSendDates(id: string, sendDates: (string | null)[]): Promise<void> {
    await this.changing(id, 'UPDATE campaigns SET send_dates = $2 WHERE id = $1', JSON.stringify(sendDates));
  }

  /** The newest job that writes or wrote in this campaign. */
  newestJob(id: string): Promise<Job | null> {
    return this.jobs(id).orderBy('job.createdAt', 'DESC').getOne();
  }

  /** True while a job writes in this campaign, or waits to. */
  isWriting(id: string): Promise<boolean> {
    return this.jobs(id).andWhere(`job.status IN ('queued', 'running')`).getExists();
  }

  /** The newest saved email that was made of each part. */
  saved(id: string, userId: number): Promise<{ part: string; savedId: number }[]> {
    return rows(
      this.manager,
      `SELECT metadata ->> 'part' AS part, max(id) AS "savedId" FROM generations
       WHERE metadata ->> 'campaignId' = $1 AND user_id = $2 AND deleted_at IS NULL GROUP BY metadata ->> 'part'`,
      [id, userId],
    );
  }

  private async changing(id: string, statement: string, ...parameters: unknown[]): Promise<void> {
    const changed = await rows<{ userId: number }>(this.manager, `${statement} RETURNING user_id AS "userId"`, [
      id,
      ...parameters,
    ]);
    this.note(changed.map(({ userId }) => ({ kind: 'campaign', userId, id })));
  }

  private jobs(id: string) {
    return this.manager.createQueryBuilder(Job, 'job').where(`job.payload ->> 'campaignId' = :id`, { id });
  }
}
