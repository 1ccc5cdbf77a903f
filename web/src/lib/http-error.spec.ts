import { fieldErrorsOf, HttpError, messageOf, NetworkError, refusalOf } from './http-error';

const refused = JSON.stringify({ statusCode: 400, message: 'Refused', errors: { username: 'Username is required' } });

describe('HttpError', () => {
  it.each([
    [401, '{"message":"Unauthorized"}', 'Unauthorized', '401: {"message":"Unauthorized"}'],
    [502, '', 'Bad Gateway', '502: Bad Gateway'],
  ])('says %d as documented', (status, body, statusText, message) => {
    expect(new HttpError(status, body, statusText).message).toBe(message);
  });

  it('keeps the sentence and the fields of the server', () => {
    const error = new HttpError(400, refused, '');
    expect(messageOf(error, 'fallback')).toBe('Refused');
    expect(fieldErrorsOf(error)).toEqual({ username: 'Username is required' });
  });

  it.each(['<html>502</html>', '[]', 'null', '{"statusCode":"x"}'])('falls back where the body is %s', (body) => {
    const error = new HttpError(502, body, '');
    expect(messageOf(error, 'fallback')).toBe('fallback');
    expect(fieldErrorsOf(error)).toEqual({});
  });

  it('lets other errors speak for themselves', () => {
    expect(messageOf(new NetworkError(), 'fallback')).toContain('could not be reached');
    expect(messageOf('text', 'fallback')).toBe('fallback');
  });

  it.each([
    [new HttpError(400, refused, ''), 'Refused'],
    [new HttpError(500, refused, ''), 'fallback'],
    [new NetworkError(), 'fallback'],
  ])('tells a refusal from a fault: %s', (error, sentence) => {
    expect(refusalOf(error, 'fallback')).toBe(sentence);
  });
});
