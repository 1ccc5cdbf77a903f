import { createParamDecorator, UnauthorizedException, type ExecutionContext } from '@nestjs/common';
import type { User } from '@copydesk/database';
import type { Request } from 'express';

/** The signed-in user of the request. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): User => {
  const { user } = context.switchToHttp().getRequest<Request>();
  if (!user) throw new UnauthorizedException('Please log in to go on.');
  return user;
});
