import {
  ForbiddenException,
  Injectable,
  UnauthorizedException,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { CHANGE_PASSWORD_FIRST, PIN_HEADER } from '@copydesk/contracts';
import type { Request } from 'express';
import { Gate } from './gate';
import { AUDIENCE, type Audience } from './access.decorator';

/** Lets a request through where its route says so; denies where the route says nothing. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly gate: Gate,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const audience = this.reflector.getAllAndOverride<Audience | undefined>(AUDIENCE, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (audience === 'public') return true;
    const request = context.switchToHttp().getRequest<Request>();
    if (audience === 'pin') return this.gate.admit(request.get(PIN_HEADER), request);
    const { user } = request;
    if (audience === 'session' && user) return true;
    if (user?.mustChangePassword) throw new ForbiddenException(CHANGE_PASSWORD_FIRST);
    if (audience === 'dashboards' && (user?.role === 'admin' || (await this.gate.isOpen(request)))) return true;
    if (!user) throw new UnauthorizedException('Please log in to go on.');
    if (audience === 'user' || (audience === 'admin' && user.role === 'admin')) return true;
    throw new ForbiddenException("You don't have permission to do this.");
  }
}
