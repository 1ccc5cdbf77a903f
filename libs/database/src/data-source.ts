import { Socket } from 'node:net';
import { DataSource, DefaultNamingStrategy } from 'typeorm';
import { columnName } from './columns';
import { AnalyticsEvent } from './entities/analytics-event.entity';
import { App } from './entities/app.entity';
import { Campaign } from './entities/campaign.entity';
import { Catalyst } from './entities/catalyst.entity';
import { CatalystFeed } from './entities/catalyst-feed.entity';
import { ClaimConfirmation } from './entities/claim-confirmation.entity';
import { ClaimLedger } from './entities/claim-ledger.entity';
import { ClaimWaiver } from './entities/claim-waiver.entity';
import { Document } from './entities/document.entity';
import { Folder } from './entities/folder.entity';
import { Generation } from './entities/generation.entity';
import { Job } from './entities/job.entity';
import { Message } from './entities/message.entity';
import { RodChiefFeedback } from './entities/rod-chief-feedback.entity';
import { Thread } from './entities/thread.entity';
import { UserFeedback } from './entities/user-feedback.entity';
import { User } from './entities/user.entity';
import { CreateTables1763596800000 } from './migrations/1763596800000-create-tables.migration';
import { RevisionsAndChecks1763683200000 } from './migrations/1763683200000-revisions-and-checks.migration';
import { Library1763773200000 } from './migrations/1763773200000-library.migration';
import { Account1763773300000 } from './migrations/1763773300000-account.migration';
import { CatalystFeeds1763859700000 } from './migrations/1763859700000-catalyst-feeds.migration';
import { Campaigns1763946100000 } from './migrations/1763946100000-campaigns.migration';
import { Analytics1764032500000 } from './migrations/1764032500000-analytics.migration';
import { ModelUses1764118900000 } from './migrations/1764118900000-model-uses.migration';
import { QuickFigures1764205300000 } from './migrations/1764205300000-quick-figures.migration';
import { CampaignThreads1764291700000 } from './migrations/1764291700000-campaign-threads.migration';
import { OneGenerateJob1764300000000 } from './migrations/1764300000000-one-generate-job.migration';
import { UnknownJobs1764377800000 } from './migrations/1764377800000-unknown-jobs.migration';
import { Names1764464200000 } from './migrations/1764464200000-names.migration';
import { Evidence1764550800000 } from './migrations/1764550800000-evidence.migration';
import { PasswordVersion1764637200000 } from './migrations/1764637200000-password-version.migration';
import { JobPriority1764723600000 } from './migrations/1764723600000-job-priority.migration';
import { RefusedAdministrators1764810000000 } from './migrations/1764810000000-refused-administrators.migration';
import { PromptFences1764982800000 } from './migrations/1764982800000-prompt-fences.migration';
import { Company1765155600000 } from './migrations/1765155600000-company.migration';
import { ClaimId1765242000000 } from './migrations/1765242000000-claim-id.migration';
import { Preheaders1795400000000 } from './migrations/1795400000000-preheaders.migration';
import { ThreadTexts1795500000000 } from './migrations/1795500000000-thread-texts.migration';
import { KeptPlans1795586400000 } from './migrations/1795586400000-kept-plans.migration';
import { Insights1795640000000 } from './migrations/1795640000000-insights.migration';
import { PastedCopy1795650000000 } from './migrations/1795650000000-pasted-copy.migration';
import { EmptiedPayloads1795662000000 } from './migrations/1795662000000-emptied-payloads.migration';
import { ShownNames1795672000000 } from './migrations/1795672000000-shown-names.migration';
import { Confirmations1795680000000 } from './migrations/1795680000000-confirmations.migration';
import { Readings1795690000000 } from './migrations/1795690000000-readings.migration';
import { OwnEmails1795820000000 } from './migrations/1795820000000-own-emails.migration';
import { OfferPrices1795840000000 } from './migrations/1795840000000-offer-prices.migration';
import { AdminActs1795940000000 } from './migrations/1795940000000-admin-acts.migration';
import { Filings1795900000000 } from './migrations/1795900000000-filings.migration';
import { FirstPasswords1795652000000 } from './migrations/1795652000000-first-passwords.migration';
import { LockedCoach1795610000000 } from './migrations/1795610000000-locked-coach.migration';
import { QuickThreadTexts1795588800000 } from './migrations/1795588800000-quick-thread-texts.migration';
import { BrandOfSaved1795600100000 } from './migrations/1795600100000-brand-of-saved.migration';
import { Brands1795600000000 } from './migrations/1795600000000-brands.migration';
import { Briefs1795660000000 } from './migrations/1795660000000-briefs.migration';
import { DocumentSearch1795670000000 } from './migrations/1795670000000-document-search.migration';
import { DocumentStructures1795674000000 } from './migrations/1795674000000-document-structures.migration';
import { DocumentOrigins1795630000000 } from './migrations/1795630000000-document-origins.migration';
import { BeginDraft1765069200000 } from './migrations/1765069200000-begin-draft.migration';
import { Storage1764896400000 } from './migrations/1764896400000-storage.migration';
import { ThreadBytes1765245600000 } from './migrations/1765245600000-thread-bytes.migration';
import { Client, Pool, type ClientBase, type PoolConfig } from 'pg';

/** How long a statement may take that somebody waits for, in milliseconds. */
const STATEMENT_MS = 5_000;

/** The same for upkeep and for what administrators sum up, on lines of their own: whole tables are read. */
export const SLOW_STATEMENT_MS = 30_000;

/**
 * How many lines a process has for statements that somebody waits for, where it does not say otherwise. They stay open, all
 * of them: to open one in a burst takes Postgres longer than a hundred statements.
 */
const LINES = 8;

export interface DataSourceSettings {
  url: string;
  /** Connections that this process may hold. */
  poolSize?: number;
  /** How long a statement may take, in milliseconds; null: as long as it likes. */
  statementMs?: number | null;
  /** How long a statement may wait for a lock, in milliseconds. Left out, as long as it may take in all. */
  lockTimeoutMs?: number;
}

/** The data source of api, worker and migrations. The schema is changed by migrations only. */
export function createDataSource({
  url,
  poolSize = LINES,
  statementMs = STATEMENT_MS,
  lockTimeoutMs,
}: DataSourceSettings): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    poolSize,
    entities: [
      AnalyticsEvent,
      App,
      Campaign,
      Catalyst,
      CatalystFeed,
      ClaimConfirmation,
      ClaimLedger,
      ClaimWaiver,
      Document,
      Folder,
      Generation,
      Job,
      Message,
      RodChiefFeedback,
      Thread,
      User,
      UserFeedback,
    ],
    migrations: [
      CreateTables1763596800000,
      RevisionsAndChecks1763683200000,
      Library1763773200000,
      Account1763773300000,
      CatalystFeeds1763859700000,
      Campaigns1763946100000,
      Analytics1764032500000,
      ModelUses1764118900000,
      QuickFigures1764205300000,
      CampaignThreads1764291700000,
      OneGenerateJob1764300000000,
      UnknownJobs1764377800000,
      Names1764464200000,
      Evidence1764550800000,
      PasswordVersion1764637200000,
      JobPriority1764723600000,
      RefusedAdministrators1764810000000,
      Storage1764896400000,
      PromptFences1764982800000,
      BeginDraft1765069200000,
      Company1765155600000,
      ClaimId1765242000000,
      Preheaders1795400000000,
      ThreadTexts1795500000000,
      KeptPlans1795586400000,
      QuickThreadTexts1795588800000,
      Brands1795600000000,
      BrandOfSaved1795600100000,
      DocumentOrigins1795630000000,
      ThreadBytes1765245600000,
      LockedCoach1795610000000,
      Insights1795640000000,
      PastedCopy1795650000000,
      Briefs1795660000000,
      DocumentSearch1795670000000,
      FirstPasswords1795652000000,
      EmptiedPayloads1795662000000,
      ShownNames1795672000000,
      DocumentStructures1795674000000,
      Confirmations1795680000000,
      Readings1795690000000,
      OwnEmails1795820000000,
      OfferPrices1795840000000,
      Filings1795900000000,
      AdminActs1795940000000,
    ],
    namingStrategy: new SnakeCaseColumns(),
    extra: { ...lines(statementMs), lock_timeout: lockTimeoutMs, min: isQuick(statementMs) ? poolSize : 0 },
  });
}

/** Columns are called like their property, in snake case: `firstName` -> `first_name`. */
class SnakeCaseColumns extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string | undefined): string {
    return customName ?? columnName(propertyName);
  }
}

/** The small pool that the session store (connect-pg-simple) reads and writes the `sessions` table with. */
export function sessionPool(url: string, statementMs = STATEMENT_MS): Pool {
  const pool = new Pool({ connectionString: url, max: 4, ...lines(statementMs) });
  // An idle connection that breaks is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  return pool;
}

function isQuick(statementMs: number | null): boolean {
  return statementMs !== null && statementMs <= STATEMENT_MS;
}

function lines(statementMs: number | null): PoolConfig {
  const always: PoolConfig = {
    application_name: 'copydesk',
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    idle_in_transaction_session_timeout: 10_000,
    // Whoever has a line that breaks is told by the statement; without a listener it would end the process.
    onConnect: (client) => void client.on('error', () => undefined),
  };
  if (statementMs === null) return always;
  return {
    ...always,
    // A Postgres that is there ends a statement first: what is silent for longer is dead.
    statement_timeout: 0.9 * statementMs,
    idleTimeoutMillis: 0.9 * Math.min(statementMs, STATEMENT_MS),
    onConnect: (client) => {
      always.onConnect?.(client);
      dropWhenSilent(client, statementMs);
    },
  };
}

/**
 * A Postgres that is replaced or hangs says no word. Whoever waits is told of an outage, and the pool opens another line.
 * A line on which nobody asks anything asks by itself: it stays open for the next one, and a dead one does not.
 */
function dropWhenSilent(client: ClientBase, ms: number): void {
  const stream = client instanceof Client ? client.connection.stream : null;
  if (!(stream instanceof Socket)) return;
  let answered = stream.bytesWritten;
  client.on('drain', () => (answered = stream.bytesWritten));
  /** How much had been heard when it was last found to owe an answer. */
  let heard = -1;
  const look = () => {
    const owes = stream.bytesWritten > answered;
    if (owes && stream.bytesRead === heard) {
      stream.destroy(Object.assign(new Error(`Postgres said nothing for ${ms} ms`), { code: 'ETIMEDOUT' }));
      return;
    }
    const asks = !owes && client.getTransactionStatus() === 'I';
    heard = owes || asks ? stream.bytesRead : -1;
    if (asks) client.query('SELECT 1').catch(() => undefined);
    stream.setTimeout(ms / 2);
  };
  stream.setTimeout(ms / 2);
  stream.on('timeout', look);
}
