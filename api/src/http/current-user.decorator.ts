import { createParamDecorator, UnauthorizedException, type ExecutionContext } from '@nestjs/common';
import type { User } from '@copydesk/database';
import type { Request } from 'express';

/** The signed-in user of the request. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext) =>
  userOf(context.switchToHttp().getRequest<Request>()),
);

export function userOf({ user }: Request): User {
  if (!user) throw new UnauthorizedException('Please log in to go on.');
  return user;
}
