import {
  ForbiddenException,
  Injectable,
  UnauthorizedException,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { AUDIENCE, type Audience } from './access.decorator';

/** Lets a request through where its route says so; denies where the route says nothing. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const audience = this.reflector.getAllAndOverride<Audience | undefined>(AUDIENCE, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (audience === 'public') return true;
    const { user } = context.switchToHttp().getRequest<Request>();
    if (!user) throw new UnauthorizedException('Please log in to go on.');
    if (audience === 'user' || (audience === 'admin' && user.role === 'admin')) return true;
    throw new ForbiddenException("You don't have permission to do this.");
  }
}
