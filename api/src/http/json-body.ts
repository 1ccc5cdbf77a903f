import { BadRequestException, PayloadTooLargeException, UnsupportedMediaTypeException } from '@nestjs/common';
import { LIMITS } from '@copydesk/contracts';
import { hasUnstorable } from '@copydesk/text';
import { json, type Request, type RequestHandler } from 'express';

export const UNSTORABLE =
  'The text holds characters that cannot be stored (NUL, or half of an emoji). Please remove them and try again.';

/** Objects in objects: far more than any request needs, far less than what a stack of calls can walk through. */
const DEEPEST = 50;
const TOO_DEEP = `The request is nested more than ${DEEPEST} levels deep.`;

/** Reads JSON bodies but for documents. Refuses text that Postgres cannot hold: NUL characters and halves of a character. */
export function jsonBody(): RequestHandler {
  const read = reader(LIMITS.bodyBytes, 'This is more than can be sent at once (1 MB). Please shorten it.');
  return (request, response, next) => (isDocument(request) ? next() : read(request, response, next));
}

/** Reads a document that somebody hands in who is signed in; of anybody else not a byte of it. */
export function documentBody(): RequestHandler {
  const read = reader(LIMITS.documentBodyBytes, 'The document is longer than the 4 MB of text that can be kept');
  return (request, response, next) => (isDocument(request) && request.user ? read(request, response, next) : next());
}

function isDocument({ method, path }: Request): boolean {
  return method === 'POST' && path === '/documents';
}

/** `limit` counts what is unpacked. */
function reader(limit: number, tooLarge: string): RequestHandler {
  const read = json({ limit, reviver: refuseUnstorable });
  return (request, response, next) => {
    read(request, response, (error?: unknown) => {
      if (error) return next(inWords(error, tooLarge));
      next(isDeeper(request.body, DEEPEST) ? new BadRequestException(TOO_DEEP) : undefined);
    });
  };
}

function refuseUnstorable(key: string, value: unknown): unknown {
  if (hasUnstorable(key) || (typeof value === 'string' && hasUnstorable(value))) throw new Error(UNSTORABLE);
  return value;
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((child) => isDeeper(child, levels - 1));
}

/** Says what the parser found wrong. Errors of its own are told by `type`. */
function inWords(error: unknown, tooLarge: string): Error {
  const { type, message } = error as { type?: string; message?: string };
  if (type === 'entity.too.large') return new PayloadTooLargeException(tooLarge);
  if (type === 'encoding.unsupported' || type === 'charset.unsupported') {
    return new UnsupportedMediaTypeException('The request must be JSON in UTF-8.');
  }
  if (/call stack/i.test(message ?? '')) return new BadRequestException(TOO_DEEP);
  return new BadRequestException(message === UNSTORABLE ? UNSTORABLE : 'The request is not valid JSON.');
}
