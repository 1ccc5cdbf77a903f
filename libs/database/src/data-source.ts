import { DataSource } from 'typeorm';
import { AnalyticsEvent } from './entities/analytics-event.entity';
import { App } from './entities/app.entity';
import { Catalyst } from './entities/catalyst.entity';
import { Generation } from './entities/generation.entity';
import { Job } from './entities/job.entity';
import { Message } from './entities/message.entity';
import { RodChiefFeedback } from './entities/rod-chief-feedback.entity';
import { Thread } from './entities/thread.entity';
import { UserFeedback } from './entities/user-feedback.entity';
import { User } from './entities/user.entity';
import { CreateTables1763596800000 } from './migrations/1763596800000-create-tables.migration';
import { RevisionsAndChecks1763683200000 } from './migrations/1763683200000-revisions-and-checks.migration';
import { SnakeCaseColumns } from './snake-case';

export interface DataSourceSettings {
  url: string;
  /** Connections that this process may hold. */
  poolSize?: number;
}

/** The data source of api, worker and migrations. The schema is changed by migrations only. */
export function createDataSource({ url, poolSize = 10 }: DataSourceSettings): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    poolSize,
    entities: [AnalyticsEvent, App, Catalyst, Generation, Job, Message, RodChiefFeedback, Thread, User, UserFeedback],
    migrations: [CreateTables1763596800000, RevisionsAndChecks1763683200000],
    namingStrategy: new SnakeCaseColumns(),
    connectTimeoutMS: 5_000,
    extra: {
      application_name: 'copydesk',
      keepAlive: true,
      statement_timeout: 30_000,
      idle_in_transaction_session_timeout: 30_000,
    },
  });
}
