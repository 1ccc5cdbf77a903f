import { renderToStaticMarkup } from 'react-dom/server';
import { HttpError } from '@/lib/http-error';
import { isBeyondLimit, UncheckedClaims } from './unchecked-claims';

const refusal = (status: number) =>
  new HttpError(status, JSON.stringify({ statusCode: status, message: 'Shorten the text.' }), '');
const shown = (error: Error) => renderToStaticMarkup(<UncheckedClaims error={error} onRetry={() => undefined} />);

test('claims that could not be checked for now are tried again', () => {
  for (const error of [refusal(503), refusal(429), new Error('offline')]) {
    expect(isBeyondLimit(error)).toBe(false);
    expect(shown(error)).toContain('Claims not checked. Try again');
  }
});

test('claims beyond the limits of a comparison are explained, and not asked for again', () => {
  expect(isBeyondLimit(refusal(422))).toBe(true);
  expect(shown(refusal(422))).toContain('Claims not checked. Why?');
});
