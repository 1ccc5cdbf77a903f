import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { AUDIENCE, type Audience } from './access.decorator';
import { readBody, readDocumentBody, readPublicBody, type BodyReader } from './json-body';

const DOCUMENT = 'document';

/** The body of this route is a document: it may be as long as one, and compressed. */
export const TakesDocument = () => SetMetadata(DOCUMENT, true);

/** Reads the body once it is known that the caller may make the call: of a refused call not a byte is parsed. */
@Injectable()
export class BodyGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    await this.readerOf(context)(http.getRequest<Request>(), http.getResponse<Response>());
    return true;
  }

  private readerOf(context: ExecutionContext): BodyReader {
    const targets = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<Audience | undefined>(AUDIENCE, targets) === 'public') return readPublicBody;
    return this.reflector.getAllAndOverride<boolean | undefined>(DOCUMENT, targets) ? readDocumentBody : readBody;
  }
}
