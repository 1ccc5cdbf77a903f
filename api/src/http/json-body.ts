import { BadRequestException, PayloadTooLargeException, UnsupportedMediaTypeException } from '@nestjs/common';
import { LIMITS } from '@copydesk/contracts';
import { hasUnstorable } from '@copydesk/text';
import { json, type RequestHandler } from 'express';

const UNSTORABLE =
  'The text holds characters that cannot be stored (NUL, or half of an emoji). Please remove them and try again.';

/** Reads JSON bodies. Refuses text that Postgres cannot hold: NUL characters and halves of a character. */
export function jsonBody(): RequestHandler {
  const read = json({ limit: LIMITS.bodyBytes, reviver: refuseUnstorable });
  return (request, response, next) => read(request, response, (error?: unknown) => next(error && inWords(error)));
}

function refuseUnstorable(key: string, value: unknown): unknown {
  if (hasUnstorable(key) || (typeof value === 'string' && hasUnstorable(value))) throw new Error(UNSTORABLE);
  return value;
}

/** Says what the parser found wrong. Errors of its own are told by `type`. */
function inWords(error: unknown): Error {
  const { type, message } = error as { type?: string; message?: string };
  if (type === 'entity.too.large') {
    return new PayloadTooLargeException('This is more than can be sent at once (1 MB). Please shorten it.');
  }
  if (type === 'encoding.unsupported' || type === 'charset.unsupported') {
    return new UnsupportedMediaTypeException('The request must be JSON in UTF-8.');
  }
  return new BadRequestException(message === UNSTORABLE ? UNSTORABLE : 'The request is not valid JSON.');
}
