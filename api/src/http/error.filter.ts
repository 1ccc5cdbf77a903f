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
import { TracerBusy, TracerLimit } from '@copydesk/evidence';
import type { Log } from '@copydesk/observability';
import type { Application, Request, Response } from 'express';
import { Busy } from './busy.error';

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
    if (isOutage(error)) {
      response.setHeader('Retry-After', '5');
      return {
        statusCode: 503,
        message: 'Copydesk’s database does not answer right now. Please try again in a moment.',
      };
    }
    if (error instanceof TracerLimit) return { statusCode: 422, message: error.message };
    if (error instanceof TracerBusy) {
      response.setHeader('Retry-After', '5');
      return { statusCode: 503, message: 'This text could not be checked in time. Please try again in a moment.' };
    }
    return { statusCode: 500, message: 'Something went wrong on our side. Please try again.' };
  }
}

function unknownAddress(request: Request, response: Response): ApiError {
  const methods = methodsOf(request.app, request.path);
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

interface RouterLayer {
  route?: { path: string; methods: Record<string, boolean> };
  match: (path: string) => boolean;
}

/** Express keeps its routes here; its types do not say so. */
function layersOf(app: Application): RouterLayer[] {
  return (app as unknown as { router: { stack: RouterLayer[] } }).router.stack;
}

/** The methods that a path answers: none where there is no such path. */
function methodsOf(app: Application, path: string): string[] {
  const matching = layersOf(app).filter((layer) => layer.route && layer.match(path));
  return [...new Set(matching.flatMap(methods))];
}

function methods(layer: RouterLayer): string[] {
  return Object.keys(layer.route?.methods ?? {}).map((method) => method.toUpperCase());
}
