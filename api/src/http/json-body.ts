import { BadRequestException, PayloadTooLargeException, UnsupportedMediaTypeException } from '@nestjs/common';
import { LIMITS } from '@copydesk/contracts';
import { hasUnstorable } from '@copydesk/text';
import { json, type Request, type RequestHandler } from 'express';

export const UNSTORABLE =
  'The text holds characters that cannot be stored (NUL, or half of an emoji). Please remove them and try again.';

/** Objects in objects: more than any request needs. */
const DEEPEST = 32;
const TOO_DEEP = `The request is nested more than ${DEEPEST} levels deep.`;

/** Keys and elements in all: more than any request needs, and few enough for validation, which takes the square of them. */
const MOST_PARTS = 1_000;
const TOO_MANY_PARTS = `The request has more than ${MOST_PARTS.toLocaleString('en-US')} fields and items.`;

/**
 * Reads JSON bodies but for documents, and never compressed ones: what they would grow to is not known. Refuses text that
 * Postgres cannot hold: NUL characters and halves of a character.
 */
export function jsonBody(): RequestHandler {
  const tooLarge = 'This is more than can be sent at once (1 MB). Please shorten it.';
  const read = reader({ limit: LIMITS.bodyBytes, inflate: false }, tooLarge);
  return (request, response, next) => (isDocument(request) ? next() : read(request, response, next));
}

/** Reads a document that somebody hands in who is signed in; of anybody else not a byte of it. It may be compressed. */
export function documentBody(): RequestHandler {
  const tooLarge = 'The document is longer than the 4 MB of text that can be kept';
  const read = reader({ limit: LIMITS.documentBodyBytes, inflate: true }, tooLarge);
  return (request, response, next) => (isDocument(request) && request.user ? read(request, response, next) : next());
}

function isDocument({ method, path }: Request): boolean {
  return method === 'POST' && path === '/documents';
}

/** `limit` counts what is unpacked. */
function reader(options: { limit: number; inflate: boolean }, tooLarge: string): RequestHandler {
  let parts = 0;
  const countAndCheck = (key: string, value: unknown) => {
    if (++parts > MOST_PARTS) throw new Error(TOO_MANY_PARTS);
    if (hasUnstorable(key) || (typeof value === 'string' && hasUnstorable(value))) throw new Error(UNSTORABLE);
    return value;
  };
  const read = json({ ...options, reviver: countAndCheck });
  return (request, response, next) => {
    read(request, response, (error?: unknown) => {
      // A body is parsed and handed on in one go: the count is that of this one.
      parts = 0;
      if (error) return next(inWords(error, tooLarge));
      next(isDeeper(request.body, DEEPEST) ? new BadRequestException(TOO_DEEP) : undefined);
    });
  };
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
    return new UnsupportedMediaTypeException('The request must be JSON in UTF-8, not compressed.');
  }
  if (/call stack/i.test(message ?? '')) return new BadRequestException(TOO_DEEP);
  const isOurs = message === UNSTORABLE || message === TOO_MANY_PARTS;
  return new BadRequestException(isOurs ? message : 'The request is not valid JSON.');
}
