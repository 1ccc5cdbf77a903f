import { IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { LIMITS } from './limits';
import { PageQuery } from './list-queries';
import type { JobStatus } from './jobs';

/** What the lists of the admin pages may be asked. `format=csv` answers the whole table as a file. */
export class AdminListQuery extends PageQuery {
  @IsOptional()
  @IsIn(['json', 'csv'], { message: 'format must be json or csv' })
  format?: 'json' | 'csv';
}

/** What the figures may be asked. `view=admin` answers as the admin dashboard shows them. */
export class FiguresQuery {
  @IsOptional()
  @IsIn(['admin'], { message: 'view must be admin' })
  view?: 'admin';

  @IsOptional()
  @IsIn(['json', 'csv'], { message: 'format must be json or csv' })
  format?: 'json' | 'csv';
}

const FIGURE_EVENTS = ['all', 'generations', 'page-visits', 'copies', 'chats'] as const;
const FIGURE_SPANS = ['day', 'week'] as const;

/** What GET figure-events must be asked: the events that one figure counts, the newest first. */
export class FigureEventsQuery extends PageQuery {
  @IsIn(FIGURE_EVENTS, { message: `of must be one of ${FIGURE_EVENTS.join(', ')}` })
  of!: (typeof FIGURE_EVENTS)[number];

  /** The last 24 hours, or the last 7 days. */
  @IsIn(FIGURE_SPANS, { message: 'within must be day or week' })
  within!: (typeof FIGURE_SPANS)[number];
}

/** What GET figure-users must be asked: who was there in the last 7 days, or all users. */
export class FigureUsersQuery extends PageQuery {
  @IsIn(['week', 'ever'], { message: 'within must be week or ever' })
  within!: 'week' | 'ever';

  /** Is found in usernames, whatever the case. */
  @IsOptional()
  @MaxLength(LIMITS.searchMax, { message: `Search for at most ${LIMITS.searchMax} characters` })
  @IsString({ message: 'q must be text' })
  q?: string;
}

/** What GET /api/admin/users may be asked. */
export class AdminUsersQuery extends AdminListQuery {
  /** Is found in usernames, names and email addresses, whatever the case. */
  @IsOptional()
  @MaxLength(LIMITS.searchMax, { message: `Search for at most ${LIMITS.searchMax} characters` })
  @IsString({ message: 'q must be text' })
  q?: string;
}

const JOB_STATUSES = ['queued', 'running', 'completed', 'failed', 'cancelled'];

/** What GET /api/admin/jobs may be asked. */
export class AdminJobsQuery extends AdminListQuery {
  @IsOptional()
  @IsIn(JOB_STATUSES, { message: `status must be one of ${JOB_STATUSES.join(', ')}` })
  status?: JobStatus;
}

/** What GET /api/admin/costs/{table} may be asked. */
export class CostsQuery extends AdminListQuery {
  /** How many days back; 30 where it is not said. */
  @IsOptional()
  @Matches(/^([1-9]\d?|[12]\d\d|3[0-5]\d|36[0-6])$/, { message: 'days must be a whole number from 1 to 366.' })
  days?: string;
}
