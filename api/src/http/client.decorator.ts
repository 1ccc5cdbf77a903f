import { BadRequestException, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { LIMITS } from '@copydesk/contracts';
import type { Request } from 'express';

/** What a call says of itself in its headers. */
export interface ClientHeaders {
  idempotencyKey: string | null;
  /** The browser's analytics session. */
  sessionId: string | null;
  requestId: string;
}

export const Client = createParamDecorator((_: unknown, context: ExecutionContext) =>
  clientOf(context.switchToHttp().getRequest<Request>()),
);

export function clientOf(request: Request): ClientHeaders {
  const idempotencyKey = request.get('idempotency-key')?.trim() || null;
  if (idempotencyKey && idempotencyKey.length > LIMITS.idempotencyKeyMax) {
    throw new BadRequestException(`The Idempotency-Key must be at most ${LIMITS.idempotencyKeyMax} characters.`);
  }
  return { idempotencyKey, sessionId: sessionIdOf(request), requestId: request.id };
}

/** The browser's analytics session id, where it sends a usable one. */
export function sessionIdOf(request: Request): string | null {
  const id = request.get('x-session-id')?.trim() ?? '';
  return /^[\w.:-]{1,255}$/.test(id) ? id : null;
}
