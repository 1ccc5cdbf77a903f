import { Controller, ForbiddenException, Get, NotFoundException, Param, Query, Req, Res } from '@nestjs/common';
import {
  AS_OF_HEADER,
  FigureEventsQuery,
  FiguresQuery,
  FigureUsersQuery,
  INTEGER_MAX,
  LIMITS,
  type AdminStatsResponse,
  type DashboardStats,
  type DashboardStatsResponse,
  type FigureEvent,
  type FigureUser,
  type RealtimeResponse,
  type UserDetailsResponse,
  type UserSessionResponse,
} from '@copydesk/contracts';
import { Database, type Moment, type Stores } from '@copydesk/database';
import { titleOf } from '@copydesk/text';
import type { Request, Response } from 'express';
import { Access } from '../http/access.decorator';
import { Heavy } from '../http/heavy.guard';
import { Pages } from '../http/pages';
import { answerCsv } from './csv';
import { Figures } from './figures';

/** The figures, for administrators and for who unlocked the gate. */
@Controller('api/admin')
@Access('dashboards')
export class DashboardsController {
  constructor(
    protected readonly figures: Figures,
    protected readonly database: Database,
    protected readonly pages: Pages,
  ) {}

  @Get('dashboard-stats')
  async stats(
    @Query() { view }: FiguresQuery,
    @Req() request: Request,
  ): Promise<DashboardStatsResponse | AdminStatsResponse> {
    const stats = await this.read<DashboardStats | Omit<AdminStatsResponse, 'warnings'>>(request, ({ figures }, at) =>
      view === 'admin' ? figures.adminStats(at) : figures.stats(at),
    );
    return { ...stats, warnings: request.user?.role === 'admin' ? await this.figures.warnings() : [] };
  }

  @Get('app-usage')
  async appUsage(@Query() { view, format }: FiguresQuery, @Req() request: Request, @Res() response: Response) {
    const rows = await this.read<object[]>(request, ({ usage }, at) =>
      view === 'admin' ? usage.adminApps(at) : usage.apps(at),
    );
    await this.answer(request, response, { name: 'app-usage', rows, format });
  }

  /** The file holds all users, the page those at the top. */
  @Get('user-activity')
  @Heavy()
  async userActivity(@Query() { view, format }: FiguresQuery, @Req() request: Request, @Res() response: Response) {
    const limit = format === 'csv' ? null : undefined;
    const rows = await this.read<object[]>(request, ({ usage }, at) =>
      view === 'admin' ? usage.adminUsers(at, limit) : usage.users(at, limit),
    );
    await this.answer(request, response, { name: 'user-activity', rows, format });
  }

  @Get('realtime-analytics')
  realtime(@Req() request: Request): Promise<RealtimeResponse> {
    return this.read(request, ({ figures }, at) => figures.realtime(at));
  }

  /** What a figure of events is made of. */
  @Get('figure-events')
  figureEvents(@Query() query: FigureEventsQuery, @Req() request: Request): Promise<FigureEvent[]> {
    return this.read(request, ({ figures }, at) =>
      this.pages.answer(request, 'figure-events', query, (page) => figures.details(at, query, page)),
    );
  }

  /** What a figure of users is made of, and any of them by name. */
  @Get('figure-users')
  figureUsers(@Query() query: FigureUsersQuery, @Req() request: Request): Promise<FigureUser[]> {
    return this.read(request, ({ usage }, at) =>
      this.pages.answer(request, 'figure-users', query, (page) => usage.found(at, query, page)),
    );
  }

  @Get('user/:id/activity')
  userDetails(@Param('id') id: string, @Req() request: Request): Promise<UserDetailsResponse> {
    const userId = readId(id);
    return this.read(request, async ({ admin }, at) => {
      const user = await admin.user(userId);
      if (!user) throw new NotFoundException(NO_USER);
      const { username, createdAt, lastActivity, disabledAt } = user;
      const generations = await admin.userGenerations(userId);
      return {
        user: { id: userId, username, createdAt, isDisabled: disabledAt !== null },
        ...(await admin.userTotals(at, userId)),
        lastActivity,
        analyticsEvents: await admin.userEvents(userId),
        generations: generations.map((generation) => ({
          ...generation,
          title: titleOf(generation.content, LIMITS.titleMax),
        })),
        appUsage: await admin.userApps(at, userId),
      };
    });
  }

  @Get('user/:id/sessions')
  async userSessions(@Param('id') id: string): Promise<UserSessionResponse[]> {
    const userId = readId(id);
    if (!(await this.database.users.find(userId))) throw new NotFoundException(NO_USER);
    return this.database.admin.userSessions(userId);
  }

  private read<T>(request: Request, read: (stores: Stores, at: Moment) => Promise<T>): Promise<T> {
    return this.figures.at((stores, at) => {
      request.res?.setHeader(AS_OF_HEADER, at.now.toISOString());
      return read(stores, at);
    });
  }

  private async answer(
    request: Request,
    response: Response,
    { name, rows, format }: { name: string; rows: object[]; format: FiguresQuery['format'] },
  ): Promise<void> {
    if (format !== 'csv') return void response.json(rows);
    if (request.user?.role !== 'admin') throw new ForbiddenException("You don't have permission to do this.");
    await answerCsv(response, name, [rows]);
  }
}

/** The same figures, for whoever sends the PIN with each call. */
@Controller('api/standalone/admin')
@Access('pin')
export class StandaloneController extends DashboardsController {}

export const NO_USER = 'This user was not found.';

/** @throws NotFoundException for what no user has. */
export function readId(id: string): number {
  if (!/^[1-9]\d{0,9}$/.test(id) || Number(id) > INTEGER_MAX) throw new NotFoundException(NO_USER);
  return Number(id);
}
