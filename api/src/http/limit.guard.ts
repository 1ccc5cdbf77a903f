import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { Limits, type LimitName } from './limits';

const LIMIT = 'limit';

/** Counts a route's calls against a limit. */
export const Limited = (limit: LimitName) => SetMetadata(LIMIT, limit);

@Injectable()
export class LimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: Limits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const limit = this.reflector.get<LimitName | undefined>(LIMIT, context.getHandler());
    const address = request.ip ?? 'unknown';
    await this.limits.take('requests', address);
    if (limit) await this.limits.take(limit, address);
    return true;
  }
}
