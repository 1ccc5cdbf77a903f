import { BadRequestException, PayloadTooLargeException, UnsupportedMediaTypeException } from '@nestjs/common';
import { LIMITS } from '@copydesk/contracts';
import { hasUnstorable } from '@copydesk/text';
import { json, type Request, type Response } from 'express';
import { checkShape, ShapeError } from './json-shape';

export const UNSTORABLE =
  'The text holds characters that cannot be stored (NUL, or half of an emoji). Please remove them and try again.';

const NOT_JSON = 'The request must be JSON in UTF-8, not compressed.';

/** Reads the JSON body of a request. @throws HttpException that says why it is refused. */
export type BodyReader = (request: Request, response: Response) => Promise<void>;

/** Of calls that anybody may make. */
export const readPublicBody = bodyReader(
  { limit: LIMITS.publicBodyBytes, inflate: false },
  'This is more than this call takes (32 KB). Please shorten it.',
);

/** Of calls that need a session. Never compressed. */
export const readBody = bodyReader(
  { limit: LIMITS.bodyBytes, inflate: false },
  'This is more than can be sent at once (1 MB). Please shorten it.',
);

/** Of a document, which may come compressed. */
export const readDocumentBody = bodyReader(
  { limit: LIMITS.documentBodyBytes, inflate: true },
  'The document is longer than the 4 MB of text that can be kept',
);

/**
 * `limit` counts what is unpacked, and nothing is unpacked beyond it. Before the text is parsed its values and levels are
 * counted; text that Postgres cannot hold (NUL characters and halves of a character) is refused.
 */
function bodyReader(options: { limit: number; inflate: boolean }, tooLarge: string): BodyReader {
  const read = json({
    ...options,
    verify: (_request, _response, bytes, charset) => check(bytes, charset),
    reviver: storable,
  });
  return (request, response) =>
    new Promise((resolve, reject) => {
      if (isOfAnotherType(request)) return reject(new UnsupportedMediaTypeException(NOT_JSON));
      read(request, response, (error?: unknown) => (error ? reject(inWords(error, tooLarge)) : resolve()));
    });
}

/** A form of another site can send any text, but does not say that it is JSON. */
function isOfAnotherType(request: Request): boolean {
  return request.headers['content-length'] !== '0' && request.is('application/json') === false;
}

function check(bytes: Buffer, charset: string): void {
  if (charset !== 'utf-8') throw Object.assign(new Error(), { type: 'charset.unsupported' });
  checkShape(bytes);
}

function storable(key: string, value: unknown): unknown {
  if (hasUnstorable(key) || (typeof value === 'string' && hasUnstorable(value))) throw new Error(UNSTORABLE);
  return value;
}

/** Says what the parser found wrong. Errors of its own are told by `type`. */
function inWords(error: unknown, tooLarge: string): Error {
  const { type, message } = error as { type?: string; message?: string };
  if (type === 'entity.too.large') return new PayloadTooLargeException(tooLarge);
  if (type === 'encoding.unsupported' || type === 'charset.unsupported') {
    return new UnsupportedMediaTypeException(NOT_JSON);
  }
  const isOurs = message === UNSTORABLE || type === ShapeError.type;
  return new BadRequestException(isOurs ? message : 'The request is not valid JSON.');
}
