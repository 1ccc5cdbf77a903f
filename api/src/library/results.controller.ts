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
    await this.database.transaction(({ results }) =>
      results.set(user.id, [{ kind: 'saved', id: String(generation.id), result: readResult(result) }]),
    );
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
    const given = asked.map((one) => readGroup(KeptResult, one));
    if (!given.every(({ kind, id }) => (kind === 'own' ? isUuid(id) : /^[1-9]\d{0,8}$/.test(id))))
      throw new NotFoundException(GONE);
    const kept = given.map(({ kind, id, result }) => ({ kind, id: id.toLowerCase(), result: readResult(result) }));
    if (!(await this.database.transaction(({ results }) => results.set(user.id, kept))))
      throw new NotFoundException(GONE);
    return { kept: asked.length };
  }
}
