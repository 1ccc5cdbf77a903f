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
