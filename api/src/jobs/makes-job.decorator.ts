import { applyDecorators, createParamDecorator, HttpCode, Post, type ExecutionContext } from '@nestjs/common';
import type { User } from '@copydesk/database';
import type { Request } from 'express';
import { clientOf, type ClientHeaders } from '../http/client.decorator';
import { userOf } from '../http/current-user.decorator';
import { Limited } from '../http/limit.guard';

/** A call that makes a job and answers by `JobAnswer`: it counts as a generation. */
export const MakesJob = (path: string | string[]) => applyDecorators(Post(path), HttpCode(200), Limited('generations'));

/** Who asks for a job, with what headers, and the request that its answer goes to. */
export interface JobCall {
  user: User;
  client: ClientHeaders;
  request: Request;
}

export const Call = createParamDecorator((_: unknown, context: ExecutionContext): JobCall => {
  const request = context.switchToHttp().getRequest<Request>();
  return { user: userOf(request), client: clientOf(request), request };
});
