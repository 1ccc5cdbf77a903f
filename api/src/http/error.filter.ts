import {
  Catch,
  HttpException,
  HttpStatus,
  NotFoundException,
  type ArgumentsHost,
  type ExceptionFilter,
} from '@nestjs/common';
import type { ApiError } from '@copydesk/contracts';
import { isOutage } from '@copydesk/database';
import type { Log } from '@copydesk/observability';
import type { Request, Response } from 'express';
import { Busy } from './busy.error';
import { methodsOf } from './methods-of';

/** Answers every error as `{ statusCode, message, errors? }`, and logs those that are ours. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly log: Log) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    if (response.headersSent) return;
    const answer = this.answerOf(error, request, response);
    if (answer.statusCode >= 500) this.log.error({ err: error, requestId: request.id }, 'a request failed');
    response.status(answer.statusCode).json(answer);
  }

  private answerOf(error: unknown, request: Request, response: Response): ApiError {
    if (error instanceof Busy) response.setHeader('Retry-After', String(error.retryAfterSeconds));
    if (error instanceof NotFoundException && error.message.startsWith('Cannot '))
      return unknownAddress(request, response);
    if (error instanceof HttpException) return fromHttpException(error);
    const parserError = fromBodyParser(error);
    if (parserError) return parserError;
    if (isOutage(error)) {
      response.setHeader('Retry-After', '5');
      return {
        statusCode: 503,
        message: 'Copydesk cannot reach its database right now. Please try again in a moment.',
      };
    }
    return { statusCode: 500, message: 'Something went wrong on our side. Please try again.' };
  }
}

function unknownAddress(request: Request, response: Response): ApiError {
  const methods = methodsOf(request);
  if (methods.length === 0) return { statusCode: 404, message: `There is nothing at ${request.path}.` };
  response.setHeader('Allow', methods.join(', '));
  const message = `${request.path} does not answer ${request.method}, only ${methods.join(' and ')}.`;
  return { statusCode: HttpStatus.METHOD_NOT_ALLOWED, message };
}

function fromHttpException(error: HttpException): ApiError {
  const body = error.getResponse();
  const errors = typeof body === 'object' && 'errors' in body ? (body as ApiError).errors : undefined;
  return { statusCode: error.getStatus(), message: error.message, ...(errors && { errors }) };
}

function fromBodyParser(error: unknown): ApiError | null {
  if (!(error instanceof Error) || !('type' in error)) return null;
  if (error.type === 'entity.too.large') {
    return { statusCode: 413, message: 'This is more than can be sent at once (1 MB). Please shorten it.' };
  }
  if (error.type === 'unstorable.text') return { statusCode: 400, message: error.message };
  if (error.type === 'entity.parse.failed') return { statusCode: 400, message: 'The request is not valid JSON.' };
  if (error.type === 'encoding.unsupported' || error.type === 'charset.unsupported') {
    return { statusCode: 415, message: 'The request must be JSON in UTF-8.' };
  }
  return null;
}
