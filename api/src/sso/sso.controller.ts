import { Controller, Get, Header, HttpCode, Inject, Post, Req, ServiceUnavailableException } from '@nestjs/common';
import type { Config } from '@copydesk/config';
import { EDITORIAL_AGENT, type SsoResponse } from '@copydesk/contracts';
import type { User } from '@copydesk/database';
import type { Request } from 'express';
import { ToolPolicy } from '../apps/tool.policy';
import { CONFIG } from '../config.token';
import { Access } from '../http/access.decorator';
import { CurrentUser } from '../http/current-user.decorator';
import { TokenSigner, type PublishedKey } from './token-signer';

@Controller()
export class SsoController {
  constructor(
    private readonly signer: TokenSigner,
    private readonly tools: ToolPolicy,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Post('api/generate-sso-token')
  @HttpCode(200)
  @Access('user')
  async generate(@CurrentUser() user: User, @Req() request: Request): Promise<SsoResponse> {
    await this.tools.open(EDITORIAL_AGENT.name, user);
    const { id, username } = user;
    const sessionData = { userId: id, username };
    const issuer = this.config.http.publicUrl?.origin ?? `${request.protocol}://${request.host}`;
    const token = this.signer.sign(String(id), { sessionData }, issuer);
    if (token === null) throw new ServiceUnavailableException('Signing in to the editorial app is not set up.');
    return { token, sessionData };
  }

  /** The key that proves our tokens, for the editorial app: its page in the browser may read it too. */
  @Get('.well-known/jwks.json')
  @Access('public')
  @Header('Access-Control-Allow-Origin', '*')
  @Header('Cache-Control', 'public, max-age=300')
  keys(): { keys: PublishedKey[] } {
    return { keys: this.signer.published ? [this.signer.published] : [] };
  }
}
