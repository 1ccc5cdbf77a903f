import { Body, Controller, HttpCode, NotFoundException, Param, Post, Put } from '@nestjs/common';
import {
  KeepResultsRequest,
  KeptResult,
  readGroup,
  readResult,
  ResultMatchesRequest,
  ResultRequest,
  type GenerationResponse,
  type ResultMatches,
} from '@copydesk/contracts';
import { Database, type User } from '@copydesk/database';
import { Access } from '../http/access.decorator';
import { CurrentUser } from '../http/current-user.decorator';
import { isUuid } from '../http/is-uuid';
import { presentGeneration } from './generation.presenter';
import { Library } from './library';

const GONE = 'One of these emails was not found. Nothing was brought in: please match the rows again.';

/** How emails did with their readers. */
@Controller('api')
@Access('user')
export class ResultsController {
  constructor(
    private readonly database: Database,
    private readonly library: Library,
  ) {}

  @Put('generations/:id/result')
  async set(
    @Param('id') id: string,
    @Body() { result }: ResultRequest,
    @CurrentUser() user: User,
  ): Promise<GenerationResponse> {
    const generation = await this.library.find(id, user);
    const target = { kind: 'saved' as const, id: String(generation.id) };
    await this.database.transaction(({ results }) => results.set(user.id, target, readResult(result)));
    return presentGeneration(await this.library.find(id, user));
  }

  /** The emails that a sender's report names. */
  @Post('results/matches')
  @HttpCode(200)
  match(@Body() { names }: ResultMatchesRequest, @CurrentUser() user: User): Promise<ResultMatches> {
    return this.database.results.matches(user.id, names);
  }

  /** Keeps the results of all these emails, or of none. */
  @Post('results')
  @HttpCode(200)
  async keep(@Body() { results: asked }: KeepResultsRequest, @CurrentUser() user: User): Promise<{ kept: number }> {
    await this.database.transaction(async ({ results }) => {
      for (const { kind, id, result } of asked.map((one) => readGroup(KeptResult, one))) {
        const isId = kind === 'own' ? isUuid(id) : /^[1-9]\d{0,8}$/.test(id);
        if (!isId || !(await results.set(user.id, { kind, id }, readResult(result)))) throw new NotFoundException(GONE);
      }
    });
    return { kept: asked.length };
  }
}
