import { BadRequestException } from '@nestjs/common';
import type { RequestHandler } from 'express';
import { UNSTORABLE } from './json-body';

/** Refuses addresses with a NUL character in them, which Postgres can neither hold nor look for. */
export const storableAddress: RequestHandler = (request, _response, next) => {
  next(/%00/.test(request.originalUrl) ? new BadRequestException(UNSTORABLE) : undefined);
};
