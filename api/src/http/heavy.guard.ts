import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { Busy } from './busy.error';
import { networkOf } from './network';
import { Places } from './places';

const HEAVY = 'heavy';

type IsHeavy = (request: Request) => boolean;

/** The answer of this route may be megabytes, at least to some requests: a user gets a few of them at a time. */
export const Heavy = (isHeavy: IsHeavy = () => true) => SetMetadata(HEAVY, isHeavy);

/** Heavy answers that one user may be sent at a time by this process. */
const MOST = 4;
const WAIT_MS = 3_000;
const TOO_MANY = `You are loading ${MOST} long answers already. Please try again when one of them has arrived.`;

/** Keeps heavy answers of one user from filling the memory of the process. */
@Injectable()
export class HeavyGuard implements CanActivate {
  private readonly places = new Places(MOST, WAIT_MS);

  constructor(private readonly reflector: Reflector) {}

  /** @throws Busy (429) where none of the user's earlier ones is read to its end in time. */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    const isHeavy = this.reflector.getAllAndOverride<IsHeavy | undefined>(HEAVY, targets);
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    if (!isHeavy?.(request)) return true;
    const { user, ip } = request;
    const response = http.getResponse<Response>();
    const leave = await this.places.take(user ? `user:${user.id}` : networkOf(ip));
    if (!leave) throw new Busy(429, TOO_MANY, 5);
    if (response.closed) leave();
    else response.once('close', leave);
    return true;
  }
}
