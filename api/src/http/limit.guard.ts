import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { Limits, type LimitName } from './limits';

const LIMIT = 'limit';

/** Counts a route's calls against a limit. */
export const Limited = (limit: LimitName) => SetMetadata(LIMIT, limit);

/** Asks for the limit of a route before anybody asks who may use it. */
@Injectable()
export class LimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: Limits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const limit = this.reflector.get<LimitName | undefined>(LIMIT, context.getHandler());
    if (limit) await this.limits.take(limit, context.switchToHttp().getRequest<Request>());
    return true;
  }
}
