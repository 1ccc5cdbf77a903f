import { LIMITS } from '@copydesk/contracts';
import { hasUnstorable } from '@copydesk/text';
import { json, type RequestHandler } from 'express';

class UnstorableText extends Error {
  readonly type = 'unstorable.text';
}

/** Reads JSON bodies. Refuses text that Postgres cannot hold: NUL characters and halves of a character. */
export function jsonBody(): RequestHandler {
  return json({
    limit: LIMITS.bodyBytes,
    reviver: (key: string, value: unknown) => {
      if (hasUnstorable(key) || (typeof value === 'string' && hasUnstorable(value))) {
        throw new UnstorableText(
          'The text holds characters that cannot be stored (NUL, or half of an emoji). Please remove them and try again.',
        );
      }
      return value;
    },
  });
}
