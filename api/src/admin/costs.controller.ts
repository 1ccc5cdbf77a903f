import { Controller, Get, Inject, NotFoundException, Param, Query, Req, Res } from '@nestjs/common';
import {
  CostsQuery,
  type CostsResponse,
  type DayCost,
  type GenerationCost,
  type ToolCost,
  type UserCost,
} from '@copydesk/contracts';
import { Database, type JobTokens, type ModelTokens, type PageRequest } from '@copydesk/database';
import type { Request, Response } from 'express';
import { SLOW_DATABASE } from '../config.token';
import { Access } from '../http/access.decorator';
import { Heavy } from '../http/heavy.guard';
import { addCosts, unpricedModels } from './cost-of';
import { answerCsv } from './csv';
import { AdminLists } from './admin-lists';
import { MODEL_PRICES } from './model-prices';

const DAYS = 30;
const SHOWN = 50;

/** Tokens and what they cost. */
@Controller('api/admin/costs')
@Access('admin')
export class CostsController {
  constructor(
    @Inject(SLOW_DATABASE) private readonly database: Database,
    private readonly lists: AdminLists,
  ) {}

  @Get()
  async costs(@Query() query: CostsQuery): Promise<CostsResponse> {
    const days = daysOf(query);
    const [perTool, perUser, perDay, newest] = await Promise.all([
      this.perTool(days),
      this.perUser(days),
      this.database.costs.perDay(days),
      this.database.costs.perJob(days, { limit: SHOWN, after: null }),
    ]);
    return {
      asOf: new Date().toISOString(),
      days,
      prices: { source: MODEL_PRICES.source, date: MODEL_PRICES.date },
      total: addCosts(perDay),
      unpricedModels: unpricedModels(perDay),
      perTool,
      perUser: perUser.slice(0, SHOWN),
      perDay: sumDays(perDay),
      perGeneration: newest.items.map(presentJob),
    };
  }

  @Get(':table')
  @Heavy()
  async table(
    @Param('table') table: string,
    @Query() query: CostsQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const days = daysOf(query);
    if (table === 'generations') {
      const read = async (page: PageRequest) => {
        const { items, last } = await this.database.costs.perJob(days, page);
        return { items: items.map(presentJob), last };
      };
      const count = async () => addCosts(await this.database.costs.perDay(days)).jobs;
      return this.lists.answer({ name: 'costs-generations', read, count }, query, request, response);
    }
    const rows = await this.rowsOf(table, days);
    if (query.format === 'csv') return answerCsv(response, `costs-${table}`, [rows]);
    response.json(rows);
  }

  private async rowsOf(table: string, days: number): Promise<object[]> {
    if (table === 'tools') return this.perTool(days);
    if (table === 'users') return this.perUser(days);
    if (table === 'days') return sumDays(await this.database.costs.perDay(days));
    throw new NotFoundException('There is no such table. Choose generations, tools, users or days.');
  }

  private async perTool(days: number): Promise<ToolCost[]> {
    const [uses, emails] = await this.database.snapshot(async ({ costs, figures, insights }) => [
      await costs.perApp(days),
      await insights.generationsPerApp(await figures.moment(), days),
    ]);
    const tools = sumBy(
      uses,
      ({ appId }) => appId,
      ({ appId, appName }) => ({ appId, appName, emails: emails.get(appId ?? 0) ?? 0 }),
    );
    return tools.map((tool) => {
      const costPerEmail = tool.cost === null || tool.emails === 0 ? null : tool.cost / tool.emails;
      return { ...tool, costPerEmail };
    });
  }

  private async perUser(days: number): Promise<UserCost[]> {
    const uses = await this.database.costs.perUser(days);
    return sumBy(
      uses,
      ({ userId }) => userId,
      ({ userId, username }) => ({ userId, username }),
    );
  }
}

function daysOf({ days }: CostsQuery): number {
  return days === undefined ? DAYS : Number(days);
}

function sumDays(uses: (ModelTokens & { date: string })[]): DayCost[] {
  return [...groupBy(uses, ({ date }) => date)].map(([date, ofDay]) => ({ date, ...addCosts(ofDay) }));
}

/** The costs of each group, the largest use first. */
function sumBy<T extends ModelTokens, N extends object>(uses: T[], key: (use: T) => unknown, name: (use: T) => N) {
  return [...groupBy(uses, key).values()]
    .flatMap((group) => (group[0] ? [{ ...name(group[0]), ...addCosts(group) }] : []))
    .sort((a, b) => (b.cost ?? 0) - (a.cost ?? 0) || b.inputTokens + b.outputTokens - a.inputTokens - a.outputTokens);
}

function groupBy<T, K>(items: T[], key: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
}

function presentJob(job: JobTokens): GenerationCost {
  const { jobs: _, ...cost } = addCosts(job.uses.map((use) => ({ ...use, jobs: 0 })));
  const models = [...new Set(job.uses.map(({ model }) => model))];
  const { jobId, name, appName, username, createdAt } = job;
  return { jobId, name, appName, username, models, ...cost, createdAt };
}
