import {
  Body,
  ConflictException,
  Controller,
  Delete,
  Get,
  HttpCode,
  NotFoundException,
  Param,
  Post,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import {
  AddUserRequest,
  AdminActsQuery,
  AdminJobsQuery,
  AdminListQuery,
  AdminUsersQuery,
  type AddedUserResponse,
  type AdminJobResponse,
  type AdminUserResponse,
  type InsightsResponse,
  type ModelReport,
  type QueuesResponse,
} from '@copydesk/contracts';
import { Database, type PageRequest, type User } from '@copydesk/database';
import { JobQueues } from '@copydesk/jobs';
import { ModelReports } from '@copydesk/live';
import type { Request, Response } from 'express';
import { Accounts } from '../auth/accounts';
import { Access } from '../http/access.decorator';
import { CurrentUser } from '../http/current-user.decorator';
import { Heavy } from '../http/heavy.guard';
import { isUuid } from '../http/is-uuid';
import { JobActions } from '../jobs/job-actions';
import { NO_USER, readId } from './dashboards.controller';
import { presentFeedback } from './feedback.presenter';
import { Figures } from './figures';
import { AdminLists } from './admin-lists';
import { AdminUsers } from './admin-users';

/** What administrators look after: feedbacks, users, events, jobs and queues. */
@Controller('api/admin')
@Access('admin')
export class OperatorsController {
  constructor(
    private readonly database: Database,
    private readonly lists: AdminLists,
    private readonly people: AdminUsers,
    private readonly accounts: Accounts,
    private readonly queues: JobQueues,
    private readonly actions: JobActions,
    private readonly figures: Figures,
    private readonly reports: ModelReports,
  ) {}

  @Get('feedbacks')
  @Heavy()
  feedbacks(@Query() query: AdminListQuery, @Req() request: Request, @Res() response: Response): Promise<void> {
    const { admin } = this.database;
    const list = {
      name: 'feedbacks',
      read: async (page: PageRequest) => {
        const { items, last } = await admin.feedbacks(page);
        return { items: items.map(presentFeedback), last };
      },
      count: () => admin.feedbackCount(),
    };
    return this.lists.answer(list, query, request, response);
  }

  @Get('users')
  @Heavy()
  users(@Query() query: AdminUsersQuery, @Req() request: Request, @Res() response: Response): Promise<void> {
    const { admin } = this.database;
    const text = query.q ?? '';
    const list = {
      name: 'users',
      read: (page: PageRequest) => admin.users(text, page),
      count: () => admin.userCount(text),
    };
    return this.lists.answer(list, query, request, response);
  }

  /** No other answer ever contains the first password. */
  @Post('users')
  async add(@Body() body: AddUserRequest): Promise<AddedUserResponse> {
    const { user, password } = await this.accounts.add(body);
    return { user: await this.user(String(user.id)), password };
  }

  @Post('users/:id/disable')
  @HttpCode(200)
  async disable(@Param('id') id: string, @CurrentUser() me: User): Promise<AdminUserResponse> {
    await this.people.setDisabled(readId(id), true, me);
    return this.user(id);
  }

  @Post('users/:id/enable')
  @HttpCode(200)
  async enable(@Param('id') id: string, @CurrentUser() me: User): Promise<AdminUserResponse> {
    await this.people.setDisabled(readId(id), false, me);
    return this.user(id);
  }

  @Delete('users/:id')
  @HttpCode(204)
  delete(@Param('id') id: string, @CurrentUser() me: User): Promise<void> {
    return this.people.delete(readId(id), me);
  }

  @Get('insights')
  insights(): Promise<InsightsResponse> {
    return this.figures.at(({ insights }, at) => insights.read(at));
  }

  /** The events of the last 7 days, the newest first. */
  @Get('events')
  @Heavy()
  events(@Query() query: AdminListQuery, @Req() request: Request, @Res() response: Response): Promise<void> {
    const { admin } = this.database;
    const list = {
      name: 'events',
      read: (page: PageRequest) => admin.events(page),
      count: () => this.figures.at(({ figures }, at) => figures.eventsOfWeek(at)),
    };
    return this.lists.answer(list, query, request, response);
  }

  /** What administrators did, and whose texts were read. */
  @Get('acts')
  @Heavy()
  acts(@Query() query: AdminActsQuery, @Req() request: Request, @Res() response: Response): Promise<void> {
    const { acts } = this.database;
    const list = {
      name: 'acts',
      read: (page: PageRequest) => acts.list(query, page),
      count: () => acts.count(query),
    };
    return this.lists.answer(list, query, request, response);
  }

  @Get('queues')
  async overview(): Promise<QueuesResponse> {
    const asOf = new Date().toISOString();
    const [queues, unknown, workersAlive] = await Promise.all([
      this.database.admin.queues(),
      this.database.backlog.unknown(),
      this.queues.workersAlive(),
    ]);
    const total = (field: 'waiting' | 'active' | 'failed') => queues.reduce((sum, queue) => sum + queue[field], 0);
    const waits = queues.flatMap(({ oldestWaitingSeconds }) => oldestWaitingSeconds ?? []);
    return {
      asOf,
      workersAlive,
      waiting: total('waiting'),
      active: total('active'),
      failed: total('failed'),
      oldestWaitingSeconds: waits.length > 0 ? Math.max(...waits) : null,
      unknown,
      queues,
    };
  }

  /** What the workers learned of the models. */
  @Get('models')
  async models(): Promise<ModelReport[]> {
    return this.reports.list();
  }

  @Get('jobs')
  @Heavy()
  jobs(@Query() query: AdminJobsQuery, @Req() request: Request, @Res() response: Response): Promise<void> {
    const { admin } = this.database;
    const status = query.status ?? null;
    const list = {
      name: 'jobs',
      read: (page: PageRequest) => admin.jobs(status, page),
      count: () => admin.jobCount(status),
    };
    return this.lists.answer(list, query, request, response);
  }

  @Post('jobs/:id/retry')
  @HttpCode(202)
  async retry(@Param('id') id: string): Promise<AdminJobResponse> {
    const job = await this.findJob(id);
    const user = job.userId === null ? null : await this.database.users.find(job.userId);
    if (!user || !(await this.actions.retry(job, user))) throw new ConflictException(NOT_TO_RETRY);
    return this.job(id);
  }

  @Post('jobs/:id/cancel')
  @HttpCode(200)
  async cancel(@Param('id') id: string): Promise<AdminJobResponse> {
    if ((await this.actions.cancel(await this.findJob(id))) === null) {
      throw new ConflictException('This job has ended: there is nothing to stop.');
    }
    return this.job(id);
  }

  private async user(id: string): Promise<AdminUserResponse> {
    const user = await this.database.admin.user(readId(id));
    if (!user) throw new NotFoundException(NO_USER);
    return user;
  }

  private async findJob(id: string) {
    const job = isUuid(id) ? await this.database.jobs.find(id) : null;
    if (!job) throw new NotFoundException(NO_JOB);
    return job;
  }

  private async job(id: string): Promise<AdminJobResponse> {
    const job = await this.database.admin.job(id);
    if (!job) throw new NotFoundException(NO_JOB);
    return job;
  }
}

const NO_JOB = 'This job was not found.';
const NOT_TO_RETRY = 'Only a failed or stopped job of a user who still exists can be tried again.';
